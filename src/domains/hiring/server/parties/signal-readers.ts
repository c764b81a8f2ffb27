import { namedMembers, signalTeam } from '#domains/employers/server/hiring-team/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import type { Change } from '#platform/contract/topics.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { limitedMembersOf } from './limited-members.repo.ts';

/** Tells the open screens of the hiring team, and of the members whose part an application is in, to load it again. */
export async function signalReaders(
  tx: Tx,
  application: Parameters<typeof limitedMembersOf>[1],
  changes: readonly Change[],
): Promise<void> {
  await signalTeam(tx, application.organizationId, changes);
  const limited = await elevate(tx, () => limitedMembersOf(tx, application));
  await announceChange(tx, [...new Set(limited.map(({ userId }) => userId))], changes);
}

/** The same for a change of stage, which viewers see on their boards, too. */
export async function signalMove(
  tx: Tx,
  application: Parameters<typeof limitedMembersOf>[1],
  changes: readonly Change[],
): Promise<void> {
  await signalReaders(tx, application, changes);
  const viewers = await elevate(tx, () => namedMembers(tx, application.organizationId, ['viewer']));
  await announceChange(
    tx,
    viewers.map(({ userId }) => userId),
    changes,
  );
}
