"""What is owed, and when each right lapses.

The docket takes the rights that rulings declare and carries them through the rest of the log in
one general way: a moment opens or closes a right, an event of the log uses it, and a demand made
when it is gone is refused. It knows neither rules nor games; it asks the table only when a moment
came and tells it what to carry out.
"""

from __future__ import annotations

from typing import Any

from umpire.events import (
    Call,
    Choose,
    ClaimRevoke,
    DemandDeal,
    Event,
    Waive,
)
from umpire.incidents import Claim, Incident
from umpire.players import SEATS, seats_of
from umpire.rights import (
    ANSWERED,
    BY_EVENT_ALONE,
    EARLY,
    LATE,
    NOT_YET,
    SETTLED,
    USED,
    Right,
    TableSide,
    is_about,
    uses,
)
from umpire.rulings import (
    CURED,
    DEAL_ANNULLED,
    DEAL_BEGINS,
    DEAL_OVER,
    ENFORCED,
    LAPSED,
    NO_PENALTY,
    NOW,
    STANDS,
    WAIVED,
    Moment,
    Remedy,
    Ruling,
)


class Docket:
    """The rulings so far and the rights that live."""

    def __init__(self, table: TableSide) -> None:
        self.table = table
        self.rulings: list[Ruling] = []
        self.rights: list[Right] = []
        self.waiting: dict[Moment, list[Right]] = {}
        self.claims: list[Claim] = []
        self.paid: set[Moment] = set()
        self.replaced: list[Right] = []
        """Rights of rulings that were replaced, the facts having turned out otherwise."""
        self._by_incident: dict[int, Ruling] = {}
        self._entered = 0

    # --- entering ---

    def enter(self, ruling: Ruling) -> None:
        """Take up a new ruling and the rights that it declares."""
        self._entered += 1
        ruling.order = self._entered
        self.rulings.append(ruling)
        self._begin(ruling)

    def replace(self, old: Incident, ruling: Ruling | None) -> None:
        """Rule afresh on an incident that turned out otherwise; None: there was none."""
        before = self._by_incident.pop(id(old), None)
        if before is None:
            if ruling is not None:
                self.enter(ruling)
            return
        for right in before.rights:
            self._drop(right)
        self.table.undo(old)
        self.replaced += before.rights
        if ruling is None:
            self.rulings.remove(before)
            return
        ruling.order = before.order
        ruling.early = before.early
        self.rulings[self.rulings.index(before)] = ruling
        self._begin(ruling)
        if type(old) is type(ruling.incident):
            self._keep_choice(before, ruling)

    def _keep_choice(self, before: Ruling, ruling: Ruling) -> None:
        """What was chosen, or given up, before the facts were known better holds good."""
        for right in ruling.rights:
            if before.outcome == WAIVED:
                self._unregister(right)
                ruling.end(WAIVED)
                ruling.window.closed_line = before.window.closed_line
            elif right.of_options and right.is_open:
                chosen = (each for each in right.remedies if each.kind == before.chosen)
                for remedy in chosen:
                    self._unregister(right)
                    right.used = True
                    ruling.chosen, ruling.chosen_line = before.chosen, before.chosen_line
                    ruling.window.claimed_line = before.window.claimed_line
                    self.table.carry_out(remedy, ruling.incident, None)

    def _begin(self, ruling: Ruling) -> None:
        self._by_incident[id(ruling.incident)] = ruling
        for incident in ruling.voids:
            self._void(incident)
        if ruling.options:
            self._add(Right(ruling, ruling.options, ruling.closes, True))
        for remedy in ruling.remedies:
            if remedy.uses or remedy.ends:
                ends = remedy.ends if ruling.options else {**ruling.closes, **remedy.ends}
                self._add(Right(ruling, (remedy,), ends, False))
        if not ruling.rights and ruling.closes:
            self._add(Right(ruling, ruling.remedies, ruling.closes, False))
        if ruling.window.opens == NOW[0]:
            ruling.window.opened_line = ruling.incident.line
        if not ruling.claim:
            self._carry_out_own(ruling)
        if ruling.once in self.paid:
            self._costs_nothing(ruling)
        self._match_claims(ruling)

    def _add(self, right: Right) -> None:
        ruling = right.ruling
        ruling.rights.append(right)
        self.rights.append(right)
        if right.of_options and ruling.opens is not None:
            line = self.table.when(ruling.opens)
            right.opened = line is not None
            ruling.window.opened_line = line
            if line is None:
                self.waiting.setdefault(ruling.opens, []).append(right)
        for moment in (*right.ends, DEAL_OVER, DEAL_ANNULLED):
            self.waiting.setdefault(moment, []).append(right)
        for moment in right.ends:
            line = self.table.when(moment)
            if line is not None and right.is_open:
                self._close(right, moment, line)

    def _carry_out_own(self, ruling: Ruling) -> None:
        if ruling.status_given in (None, STANDS):
            for remedy in ruling.remedies:
                if not remedy.uses and not remedy.with_choice:
                    self.table.carry_out(remedy, ruling.incident, None)

    def _void(self, incident: Incident) -> None:
        ruling = self._by_incident.get(id(incident))
        if ruling is not None:
            ruling.status_given = LAPSED
            self.replaced += ruling.rights
            for right in ruling.rights:
                self._drop(right)

    def _unregister(self, right: Right) -> None:
        right.is_open = False
        for moment in (*right.ends, DEAL_OVER, DEAL_ANNULLED, right.ruling.opens or NOW):
            waiting = self.waiting.get(moment)
            if waiting and right in waiting:
                waiting.remove(right)
                if not waiting:
                    del self.waiting[moment]

    def _drop(self, right: Right) -> None:
        self._unregister(right)
        if right in self.rights:
            self.rights.remove(right)

    # --- moments ---

    def come(self, moment: Moment, line: int) -> None:
        """A moment came: open and close what waits for it."""
        for right in self.waiting.pop(moment, [])[:]:
            if right.ruling.opens == moment and not right.opened:
                right.opened = True
                right.ruling.window.opened_line = line
            elif right.is_open:
                self._close(right, moment, line)
        if moment in (DEAL_OVER, DEAL_ANNULLED):
            self.fail_claims()
        if moment == DEAL_BEGINS:
            recent = self.table.deal - 1
            self.rights = [r for r in self.rights if r.is_open or (r.deal or 0) >= recent]

    def _close(self, right: Right, moment: Moment, line: int) -> None:
        ruling = right.ruling
        if right.of_options and ruling.claimed and moment != DEAL_ANNULLED:
            return
        self._unregister(right)
        outcome = right.ends.get(moment, LAPSED)
        if outcome == ENFORCED:
            right.used = True
            if not right.of_options:
                self.table.carry_out(right.remedies[0], ruling.incident, None)
        elif right.must_be_used or outcome != LAPSED:
            ruling.end(outcome)
        if ruling.window.closed_line is None:
            ruling.window.closed_line = line
            ruling.closed_by = moment

    # --- acts ---

    def take(self, event: Event, line: int) -> str | None:
        """Let an event use, give up or ask for a right; None where no ruling answers it."""
        if isinstance(event, ClaimRevoke):
            return self._claim(event, line)
        if isinstance(event, Choose):
            return self._choose(event, line)
        if isinstance(event, Waive):
            return self._waive(event, line)
        return self._use(event, line)

    def entitled(self, right: Right, seat: int) -> bool:
        """Whether a right is a player's: his own, his side's, or anybody's."""
        return right.by is None or seat in seats_of(self.table.game, right.by)

    def _use(self, event: Event, line: int) -> str | None:
        player: int = getattr(event, "player", -1)
        answers: list[str] = []
        rights = self.rights[::-1]
        if isinstance(event, Call):
            rights.sort(key=lambda right: right.remedies[0].card is None)
        for right in rights:
            for remedy in right.remedies:
                if not uses(event, remedy, self.table.game) or not self.entitled(right, player):
                    continue
                answer = self._try(right, remedy, event, line)
                if answer == USED and not isinstance(event, DemandDeal):
                    return USED
                if answer:
                    answers.append(answer)
        for answer in (USED, ANSWERED, LATE, NOT_YET):
            if answer in answers:
                return answer
        return self._already_answered(event)

    def _try(self, right: Right, remedy: Remedy, event: Event, line: int) -> str | None:
        """Let an event use a right that fits it, or say why it cannot."""
        if right.is_open:
            if not self.table.may_use(remedy, event):
                return NOT_YET
            self._exercise(right, remedy, event, line)
            return USED
        if right.deal not in (None, self.table.deal):
            return None
        if right.of_options and right.ruling.chosen == remedy.kind:
            return ANSWERED
        if right.used or not remedy.answers_late:
            return None
        if self._too_late(right.ruling, line):
            return LATE
        return ANSWERED if right.ruling.outcome in (WAIVED, CURED) else None

    def _already_answered(self, event: Event) -> str | None:
        for ruling in reversed(self.rulings):
            if ruling.incident.deal != self.table.deal:
                break
            for remedy in ruling.remedies:
                if remedy.kind in SETTLED and uses(event, remedy, self.table.game):
                    return ANSWERED
        return None

    def _exercise(self, right: Right, remedy: Remedy, event: Event, line: int) -> None:
        ruling = right.ruling
        if ruling.window.claimed_line is None:
            ruling.window.claimed_line = line
        right.used = True
        if right.of_options:
            ruling.chosen = remedy.kind
            ruling.chosen_line = line
            self._unregister(right)
            for own in ruling.remedies:
                if own.with_choice:
                    self.table.carry_out(own, ruling.incident, event)
            self._paid(ruling)
        elif not right.ends.keys() - {DEAL_OVER}:
            self._unregister(right)
        for other in ruling.rights:
            group = other.remedies[0].group
            if other is not right and group is not None and group == remedy.group:
                self._unregister(other)
        self.table.carry_out(remedy, ruling.incident, event)

    def _paid(self, ruling: Ruling) -> None:
        """A penalty was chosen: others that cost nothing beside it are at an end."""
        if ruling.once is not None:
            self.paid.add(ruling.once)
            for other in self.rulings:
                if other is not ruling and other.once == ruling.once:
                    self._costs_nothing(other)

    def _costs_nothing(self, ruling: Ruling) -> None:
        ruling.status_given = NO_PENALTY
        ruling.note = "The side has paid for another in this deal, and pays once."
        for right in ruling.rights[:]:
            self._drop(right)
        ruling.rights, ruling.options, ruling.remedies = [], (), ()

    def _too_late(self, ruling: Ruling, line: int) -> bool:
        """A right is asked for that is gone: the ruling is refused if nothing else came of it."""
        alive = any(r.must_be_used and (r.is_open or r.used) for r in ruling.rights)
        settled = ruling.chosen is not None or ruling.claimed or ruling.outcome in (WAIVED, CURED)
        if alive or settled:
            return False
        if not ruling.late:
            ruling.late = True
            ruling.window.claimed_line = line
            rule = ruling.late_rule
            if rule and (ruling.book.id, rule) not in ruling.citations:
                ruling.citations.append((ruling.book.id, rule))
        return True

    def _matching(self, event: Choose | Waive) -> list[Right]:
        """Rights of a player, the latest first, among the rulings that an event may mean."""
        found = []
        for right in reversed(self.rights):
            about = right.ruling.incident
            fits = event.incident in (None, about.kind)
            fits = fits and event.offender in (None, about.offender)
            if fits and right.must_be_used and self.entitled(right, event.player):
                found.append(right)
        return found

    def _choose(self, event: Choose, line: int) -> str | None:
        found = [
            right
            for right in self._matching(event)
            if any(r.kind == event.option for r in right.remedies)
            and (right.of_options or event.option not in BY_EVENT_ALONE)
        ]
        # what is claimed is offered; a revoke that nobody has claimed is only meant failing that
        found.sort(key=lambda right: right.ruling.claim and not right.ruling.claimed)
        for right in found:
            if right.is_open and right.opened:
                if right.ruling.claim and not right.ruling.claimed:
                    self._establish(right, line)
                remedy = next(r for r in right.remedies if r.kind == event.option)
                self._exercise(right, remedy, event, line)
                return USED
        if found:
            return self._not_now(found[0], line)
        return ANSWERED if self._was_offered(event) else None

    def _not_now(self, right: Right, line: int) -> str:
        """A right is asked for before it has opened, or when it is used or gone."""
        if right.ruling.claimed or right.ruling.chosen is not None:
            return ANSWERED
        if right.is_open:
            right.ruling.early += (line,)
            return EARLY
        self._too_late(right.ruling, line)
        return LATE

    def _was_offered(self, event: Choose) -> bool:
        """Whether an option was offered until the facts turned out otherwise."""
        return any(
            remedy.kind == event.option and self.entitled(right, event.player)
            for right in self.replaced
            if right.of_options
            for remedy in right.remedies
        )

    def _waive(self, event: Waive, line: int) -> str | None:
        found = self._matching(event)
        for right in found:
            if right.is_open and not right.used:
                ruling = right.ruling
                for each in ruling.rights:
                    if not each.used:
                        self._unregister(each)
                ruling.end(WAIVED)
                ruling.window.closed_line = line
                self.table.waived(ruling.incident, event)
                return USED
        return ANSWERED if found else None

    # --- claims ---

    def _claim(self, event: ClaimRevoke, line: int) -> str | None:
        accused = SEATS[self.table.game][event.by]
        deal = self.table.claim_deal(event.trick)
        mine = [
            right
            for right in reversed(self.rights)
            if right.ruling.claim
            and right.of_options
            and right.deal == deal
            and is_about(accused, event.trick, right.ruling.incident)
            and self.entitled(right, event.player)
        ]
        for right in mine:
            if right.is_open and right.opened and not right.ruling.claimed:
                self._establish(right, line)
                return USED
        if mine:
            return self._not_now(mine[0], line)
        for ruling in reversed(self.rulings):
            if ruling.incident.deal == deal and is_about(accused, event.trick, ruling.incident):
                return ANSWERED
        return None

    def wait_for_proof(self, claim: Claim) -> None:
        """Keep a claim made in time until the play proves it or the deal ends."""
        self.claims.append(claim)

    def fail_claims(self) -> None:
        """Nothing has proved the claims that wait: they fail."""
        claims, self.claims = self.claims, []
        for claim in claims:
            self.table.claim_failed(claim)

    def _match_claims(self, ruling: Ruling) -> None:
        """A revoke has come to light: it may prove a claim that waits."""
        for claim in self.claims:
            about = is_about(claim.accused, claim.about, ruling.incident)
            if not about or claim.deal != ruling.incident.deal:
                continue
            if not ruling.claim or not ruling.rights:
                self.claims.remove(claim)
                return
            opened, right = ruling.window.opened_line, ruling.rights[0]
            in_time = opened is not None and claim.line >= opened
            if in_time and self.entitled(right, claim.player):
                self.claims.remove(claim)
                self._establish(right, claim.line)
                return

    def _establish(self, right: Right, line: int) -> None:
        ruling = right.ruling
        ruling.claimed = True
        ruling.window.claimed_line = line
        self._carry_out_own(ruling)
        self.table.established(ruling.incident)

    # --- the end ---

    def owed(self) -> list[dict[str, Any]]:
        """What is still owed, in the order of the rulings (once they have their numbers)."""
        found = []
        for right in sorted(self.rights, key=lambda right: right.ruling.number):
            ruling = right.ruling
            if not right.is_open or ruling.status_given not in (None, STANDS) or ruling.late:
                continue
            if ruling.claim and not ruling.claimed and not right.of_options:
                continue
            if right.of_options:
                found.append({"kind": "choice", "of": ruling.chooser, "ruling": ruling})
                continue
            for remedy in right.remedies:
                facts = remedy.facts()
                facts.pop("text")
                found.append({**facts, "ruling": ruling})
        return found
