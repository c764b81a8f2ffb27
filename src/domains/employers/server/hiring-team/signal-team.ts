import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Change } from '#platform/contract/topics.ts';
import { hiringTeam } from './hiring-team.repo.ts';

/** Tells the open screens of the hiring team, including the acting member's other tabs, to load what changed again. */
export const signalTeam = (tx: Tx, organizationId: string, changes: readonly Change[]): Promise<void> =>
  elevate(tx, async () => {
    await announceChange(tx, await hiringTeam(tx, organizationId), changes);
  });
