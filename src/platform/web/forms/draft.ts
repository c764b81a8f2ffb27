import { auth } from '#platform/web/session/auth.ts';
import { actingUserId } from '#platform/web/session/auth-storage.ts';

/**
 * Unsaved input, kept in session storage so that a reload or a lost connection loses nothing. It holds personal data, so
 * it is deleted with the tab and at sign-out, is readable only by the user who typed it, and never goes into long-term
 * storage.
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
    // A full or disabled storage only loses the draft.
  }
}

export const dropDraft = (name: string): void => sessionStorage.removeItem(keyOf(name));

// A sign-out in one tab applies to all; a session that merely expired keeps the drafts.
auth.onEvent((event) => {
  if (event !== 'SIGNED_OUT') return;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A disabled storage has no drafts.
  }
});
