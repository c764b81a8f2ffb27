import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Topic } from '#platform/contract/topics.ts';
import { hiringTeam } from './hiring-team.repo.ts';

/** Tells the open screens of the hiring team, including the acting member's other tabs, to load `topics` again. */
export const signalTeam = (tx: Tx, organizationId: string, topics: readonly Topic[]): Promise<void> =>
  elevate(tx, async () => {
    await announceChange(tx, await hiringTeam(tx, organizationId), topics);
  });
