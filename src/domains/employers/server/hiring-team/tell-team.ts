import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Topic } from '#platform/contract/topics.ts';
import { hiringTeam } from './hiring-team.repo.ts';

/** Lets the open screens of everybody who hires for the organization read `topics` again, the doer's other tabs included. */
export const tellTeam = (tx: Tx, organizationId: string, topics: readonly Topic[]): Promise<void> =>
  elevate(tx, async () => {
    await announceChange(tx, await hiringTeam(tx, organizationId), topics);
  });
