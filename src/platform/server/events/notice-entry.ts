import type { NoticeGroup } from '#platform/contract/notice-groups.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Env } from '../env.ts';

/** What the settings screen and an unsubscribe link need to know of a kind of notice. */
export interface NoticeEntry {
  /** Stored with each notice and each setting; never renamed. */
  readonly kind: string;
  /** The settings list it there, and one choice sets the whole group. */
  readonly group: NoticeGroup;
  readonly label: string;
  readonly hint: string;
  readonly audience: readonly Role[];
  /** Ignores settings and quiet hours: it protects the account. */
  readonly isUrgent?: true;
  /** Its feature is behind a switch; off, the settings don't list it. */
  readonly isOn?: (env: Env) => boolean;
}

/** Throws when two features use one kind: their settings would overwrite each other. */
export function collectNotices(entries: readonly NoticeEntry[]): readonly NoticeEntry[] {
  const kinds = new Set(entries.map(({ kind }) => kind));
  if (kinds.size < entries.length) throw new Error('two notices share a kind');
  return entries;
}
