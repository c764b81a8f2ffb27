import { auth } from '#platform/web/session/auth.ts';
import { actingUserId } from '#platform/web/session/auth-storage.ts';

/**
 * What is typed and not yet saved, kept in this tab so that a reload or a lost network costs nothing. It holds personal
 * data, so it goes with the tab and with the sign-out, nobody else who signs in here gets it, and it never goes into
 * long-term storage.
 */
const PREFIX = 'tallgrass:production:draft_';
const keyOf = (name: string) => PREFIX + name;

interface Draft {
  owner: string;
  values: unknown;
}

const owner = (): string => [auth.getState().user?.id, actingUserId()].join(' ');

export function readDraft(name: string): unknown {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null;
    return draft?.owner === owner() ? draft.values : null;
  } catch {
    return null;
  }
}

export function keepDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner: owner(), values } satisfies Draft));
  } catch {
    // A full or forbidden storage costs the safety net, never the form.
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

// Somebody who signs out in one tab means all of them; a session that has only ended leaves what was typed.
auth.onEvent((event) => {
  if (event !== 'SIGNED_OUT') return;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A forbidden storage has kept nothing.
  }
});
