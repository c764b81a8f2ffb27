import { DAY_MS } from '#kernel/durations.ts';
import { withAuditClock } from '#platform/server/audit.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { settleMails, settleNotices } from './history.repo.ts';

/** Where a demo's history is played: everything carries the date to which the clock was moved. */
export interface Past {
  deps: Deps;
  clock: MovableClock;
  /** The moment of the load. */
  today: Date;
  /** Moves the clock to a number of days from today; history has negative ones. */
  goTo: (days: number) => void;
}

/** Plays history, and then settles what would go out or be unread although it is long past. */
export async function inThePast(deps: Deps, play: (past: Past) => Promise<void>): Promise<void> {
  const today = deps.clock.now();
  const clock = new MovableClock(today);
  const goTo = (days: number) => clock.set(new Date(today.getTime() + days * DAY_MS));
  await withAuditClock(clock, () => play({ deps: { ...deps, clock }, clock, today, goTo }));
  await deps.db.as(service, async (tx) => {
    await settleMails(tx);
    await settleNotices(tx, new Date(today.getTime() - 3 * DAY_MS));
  });
}

/** A step that the rules refuse meanwhile (a filled job, a blocked employer) is skipped. */
export async function unlessRefused(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
  }
}
