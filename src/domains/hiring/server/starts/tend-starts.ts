import { CHECK_IN_DAYS } from '#domains/hiring/contract/starts/check-in-days.ts';
import { startQuestionDue } from '#domains/hiring/contract/starts/start-events.ts';
import { namesOf, type Side } from '#domains/hiring/server/parties/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { SYSTEM } from '#platform/contract/event.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { lockUnasked, markAsked } from './check-ins/questions.repo.ts';
import { settle } from './end-start.ts';
import { notifySides } from './notify-sides.ts';
import { openStart } from './open-start.ts';
import { settledOf } from './read-start.ts';
import type { SettledItem } from './items/settle-items.ts';
import { expiresBeforeStart, itemsDue } from './starts.notices.ts';
import { hiresWithoutStart, lockStart, plannedUntil, type StartRow } from './starts.repo.ts';

/** Days before its due date on which an item is reminded of. */
const REMIND_DAYS = 3;
/** The longest lead of a rule or an own item. */
const AHEAD_DAYS = 120;
/** Days after the first day from which it counts as begun unless the employer said otherwise. */
const ASSUMED_AFTER_DAYS = 7;

/** Once a day: reminders, credentials that expire before the start, questions, and first days without a report. */
export async function tendStarts(deps: Deps): Promise<void> {
  const today = dayOf(deps.clock.now());
  await deps.db.as(service, async (tx) => {
    for (const { applicationId, startOn } of await hiresWithoutStart(tx, today)) {
      await openStart(deps, tx, applicationId, startOn);
    }
    const rows = await plannedUntil(tx, addDays(today, AHEAD_DAYS));
    const ahead = rows.filter(({ start }) => start.startOn >= today);
    const settled = await settledOf(deps, tx, ahead);
    for (const row of ahead) await remind(deps, tx, row, settled(row.start.applicationId), today);
    for (const { start } of rows) {
      if (addDays(start.startOn, ASSUMED_AFTER_DAYS) > today) continue;
      await settle(deps, tx, await lockStart(tx, start.applicationId), 'started', SYSTEM);
    }
    await ask(deps, tx, today);
  });
}

async function remind(
  deps: Deps,
  tx: Tx,
  { start: { applicationId, startOn } }: StartRow,
  items: readonly SettledItem[],
  today: string,
): Promise<void> {
  for (const side of ['candidate', 'employer'] as const) {
    const open = items.filter((item) => ownedBy(item, side) && item.state === 'open');
    const due = open.filter(({ dueOn }) => dueOn <= addDays(today, REMIND_DAYS));
    const [first] = due;
    if (!first) continue;
    const dueOn = due.map((item) => item.dueOn).reduce((a, b) => (a > b ? a : b));
    await notifySides(deps, tx, itemsDue, applicationId, {
      to: [side],
      data: (parties) => ({ ...namesOf(parties), title: first.row.title, count: due.length, dueOn }),
      // Once for each due date; a first day that moves brings new ones.
      dedupeKey: `start-due:${applicationId}:${side}:${dueOn}`,
    });
  }
  for (const { row, state, expiresOn } of items) {
    if (state !== 'expires' || expiresOn === null) continue;
    await notifySides(deps, tx, expiresBeforeStart, applicationId, {
      to: ['candidate', 'employer'],
      data: (parties) => ({ ...namesOf(parties), title: row.title, expiresOn, startOn }),
      dedupeKey: `start-expires:${row.id}:${expiresOn}:${startOn}`,
    });
  }
}

const ownedBy = ({ row }: SettledItem, side: Side) => row.owner === side;

/** Asks both sides how it goes, once for each of the days, also when a run was missed. */
async function ask(deps: Deps, tx: Tx, today: string): Promise<void> {
  for (const day of CHECK_IN_DAYS) {
    for (const applicationId of await lockUnasked(tx, day, today)) {
      await markAsked(tx, applicationId, day);
      await publish(deps, tx, startQuestionDue, { ...SYSTEM, applicationId, day });
    }
  }
}
