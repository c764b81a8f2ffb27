import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Change, Topic } from '#platform/contract/topics.ts';
import { hiringTeam, membersAround } from './hiring-team.repo.ts';

/** Tells the open screens of the hiring team, including the acting member's other tabs, to load what changed again. */
export const signalTeam = (tx: Tx, organizationId: string, changes: readonly Change[]): Promise<void> =>
  elevate(tx, async () => {
    await announceChange(tx, await hiringTeam(tx, organizationId), changes);
  });

/** Tells the open screens of all members. Members see different people, so the change names none. */
export const signalMembers = (tx: Tx, organizationId: string, topic: Topic): Promise<void> =>
  elevate(tx, async () => {
    await announceChange(tx, await membersAround(tx, organizationId), [{ topic }]);
  });
