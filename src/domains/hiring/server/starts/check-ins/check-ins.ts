import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import { CHECK_IN_DAYS, CHECK_IN_OPEN_DAYS, type CheckInDay } from '#domains/hiring/contract/starts/check-in-days.ts';
import type { CheckInAnswer } from '#domains/hiring/contract/starts/check-ins.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { elevate, user, type Actor, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { requireSide } from '../sides.ts';
import { findStart, type StartRow } from '../starts.repo.ts';
import { answersOf, hiringOrganizations, putAnswer, totalsOf } from './check-ins.repo.ts';

type CheckIns = StartView['checkIns'];

/** The questions that were asked so far, with the reader's own answers. */
export async function checkInsOf(deps: Deps, tx: Tx, row: StartRow, side: Side): Promise<CheckIns> {
  const { start, job } = row;
  if (start.status !== 'planned' && start.status !== 'started') return [];
  const today = dayOf(deps.clock.now(), clockOf(job.zip));
  const asked = CHECK_IN_DAYS.filter((day) => addDays(start.startOn, day) <= today);
  if (asked.length === 0) return [];
  const given = await answersOf(tx, start.applicationId, side);
  return asked.map((day) => {
    const mine = given.find((one) => one.day === day);
    const openUntil = addDays(start.startOn, day + CHECK_IN_OPEN_DAYS);
    return {
      day,
      askedOn: addDays(start.startOn, day),
      openUntil,
      isOpen: today <= openUntil,
      mine: mine
        ? { hasBegun: mine.hasBegun, isAsDescribed: mine.isAsDescribed, isStillThere: mine.isStillThere }
        : null,
    };
  });
}

/** Stores the answer of one side. It is in no event, notice or audit line: the totals are all that others learn. */
export const answer = (
  deps: Deps,
  userId: string,
  { id: applicationId, day }: { id: string; day: CheckInDay },
  given: CheckInAnswer,
): Promise<{ checkIns: CheckIns }> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    const side = await requireSide(tx, row, userId);
    const asked = (await checkInsOf(deps, tx, row, side)).find((one) => one.day === day);
    if (!asked) throw wrongState('This question is not asked yet.', row.start.status);
    if (!asked.isOpen) throw wrongState('The time to answer is over.', 'over');
    await putAnswer(tx, { applicationId, side, day }, given, deps.clock.now());
    return { checkIns: await checkInsOf(deps, tx, row, side) };
  });

/** What the people say who started at the reader's organizations. */
export const totalsForEmployer = (deps: Deps, userId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const mine = await hiringOrganizations(tx);
    return { totals: await elevate(tx, () => totalsOf(tx, 'candidate', mine)) };
  });

/** The console's metric. */
export const totalsForAdministrator = (deps: Deps, actor: Actor) =>
  deps.db.as(actor, async (tx) => ({
    candidates: await totalsOf(tx, 'candidate', null),
    employers: await totalsOf(tx, 'employer', null),
  }));
