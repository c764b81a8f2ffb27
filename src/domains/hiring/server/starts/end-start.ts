import { type DeclineStartReason, type WithdrawReason } from '#domains/hiring/contract/starts/end-reasons.ts';
import { startNoticeGiven, startSettled } from '#domains/hiring/contract/starts/start-events.ts';
import { startMachine, type StartStatus } from '#domains/hiring/contract/starts/start-states.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { mayMove } from '#kernel/state-machine.ts';
import type { Initiator } from '#platform/contract/event.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { noticeOf } from './notice-of.ts';
import { presentStart } from './read-start.ts';
import { requirePlanned, START_PHRASES } from './require-planned.ts';
import { requireThisSide } from './sides.ts';
import { findStart, lockStart, saveStart, type Start, type StartRow } from './starts.repo.ts';

/** The employer says that a background report may cost the person the job, after sending report and rights. */
export const giveNotice = (deps: Deps, userId: string, applicationId: string): Promise<StartView> =>
  asEmployer(deps, userId, applicationId, async (tx, _row, start) => {
    requirePlanned(start);
    if (start.noticeGivenAt) return;
    const now = deps.clock.now();
    await saveStart(tx, applicationId, { noticeGivenAt: now, updatedAt: now });
    await publish(deps, tx, startNoticeGiven, { actor: 'employer', actorId: userId, applicationId });
  });

/** The employer withdraws an accepted offer, for a reason from the list. */
export const withdrawStart = (
  deps: Deps,
  userId: string,
  applicationId: string,
  reason: WithdrawReason,
): Promise<StartView> =>
  asEmployer(deps, userId, applicationId, async (tx, row, start) => {
    if (reason === 'background_check') requireNotice(deps, { ...row, start });
    await settle(deps, tx, start, 'withdrawn', { actor: 'employer', actorId: userId }, reason);
  });

function requireNotice(deps: Deps, row: StartRow): void {
  const notice = noticeOf(row);
  if (!notice) {
    throw invalidField('reason', 'Give the pre-adverse notice first, with the report and the summary of rights.');
  }
  if (dayOf(deps.clock.now(), clockOf(row.job.zip)) <= notice.answerUntil) {
    throw invalidField('reason', `The candidate can respond through ${day(notice.answerUntil)}.`);
  }
}

/** The candidate can't take the job after all. */
export const declineStart = (
  deps: Deps,
  userId: string,
  applicationId: string,
  reason: DeclineStartReason,
): Promise<StartView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    await requireThisSide(tx, row, userId, 'candidate');
    const start = await lockStart(tx, applicationId);
    await settle(deps, tx, start, 'declined', { actor: 'candidate', actorId: userId }, reason);
    return presentStart(deps, tx, userId, applicationId);
  });

/** The employer says whether the person came, from the first day on. */
export const recordOutcome = (
  deps: Deps,
  userId: string,
  applicationId: string,
  outcome: 'started' | 'no_show',
): Promise<StartView> =>
  asEmployer(deps, userId, applicationId, async (tx, { job }, start) => {
    if (start.status === outcome) return;
    if (dayOf(deps.clock.now(), clockOf(job.zip)) < start.startOn) {
      throw wrongState('The first day is still to come.', start.status);
    }
    await settle(deps, tx, start, outcome, { actor: 'employer', actorId: userId });
  });

/** The one way in which a start is settled; 409 with the current status when this side may not take the step. */
export async function settle(
  deps: Deps,
  tx: Tx,
  start: Start,
  to: Exclude<StartStatus, 'planned'>,
  by: Initiator,
  settledReason: Start['settledReason'] = null,
): Promise<void> {
  if (!mayMove(startMachine, start.status, to, by.actor)) {
    throw wrongState(`This start is ${START_PHRASES[start.status]}.`, start.status);
  }
  const now = deps.clock.now();
  await saveStart(tx, start.applicationId, { status: to, settledReason, settledAt: now, updatedAt: now });
  await publish(deps, tx, startSettled, { ...by, applicationId: start.applicationId, to });
}

const asEmployer = (
  deps: Deps,
  userId: string,
  applicationId: string,
  act: (tx: Tx, row: StartRow, start: Start) => Promise<void>,
): Promise<StartView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    await requireThisSide(tx, row, userId, 'employer');
    await act(tx, row, await lockStart(tx, applicationId));
    return presentStart(deps, tx, userId, applicationId);
  });
