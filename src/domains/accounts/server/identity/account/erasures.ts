import { z } from 'zod';
import type { Deps } from '#platform/server/deps.ts';
import { afterEvent } from '#platform/server/events/subscribers.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { personErased } from '#domains/accounts/contract/account-events.ts';
import { findNotErased } from './account.repo.ts';
import { erase } from './delete-account.ts';

/**
 * Who was erased, kept apart from the database: one note a person in the file storage (an ID and a time, nothing else)
 * and a line in the log. A backup from before an erasure still holds the person; restoring it reads this list and
 * erases them again.
 */
const PREFIX = 'erased-';

const noteOf = (files: FileStore, userId: string, at: Date) => files.putNote(`${PREFIX}${userId}`, at.toISOString());

export const keepErasure = afterEvent('accounts.keep-erasure', personErased, async (deps, _tx, { payload, at }) => {
  await noteOf(deps.files, payload.userId, at);
  deps.log.info({ erased: payload.userId }, 'a person was erased');
});

/** The IDs of everyone who was erased, as the file storage remembers them. */
export const erasedPeople = async (files: FileStore): Promise<string[]> =>
  (await files.noteNames(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((id) => z.uuid().safeParse(id).success);

/** Erases those of `userIds` who are in the database with their data, and returns how many they were. */
export async function eraseAgain(deps: Deps, userIds: readonly string[]): Promise<number> {
  const back = await deps.db.asAuth((tx) => findNotErased(tx, [...userIds]));
  for (const userId of back) await erase(deps, userId);
  for (const userId of userIds) await noteOf(deps.files, userId, deps.clock.now());
  return back.length;
}
