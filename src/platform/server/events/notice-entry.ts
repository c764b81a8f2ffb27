import type { NoticeGroup } from '#platform/contract/notice-groups.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Env } from '../env.ts';

/** Where a kind of notice reaches a person; with `digest`, its mails wait for the daily one. */
export interface Channels {
  inApp: boolean;
  email: boolean;
  digest: boolean;
}

const RIGHT_AWAY: Channels = { inApp: true, email: true, digest: false };
/** For what comes often and can wait: in the product right away, by mail once a day. */
export const ONCE_A_DAY: Channels = { inApp: true, email: true, digest: true };

export const usualChannels = ({ usual = RIGHT_AWAY }: Pick<NoticeEntry, 'usual'>): Channels => usual;

/** What the settings screen and an unsubscribe link need to know of a kind of notice. */
export interface NoticeEntry {
  /** Stored with each notice and each setting; never renamed. */
  readonly kind: string;
  /** The settings list it there, and one choice sets the whole group. */
  readonly group: NoticeGroup;
  readonly label: string;
  readonly hint: string;
  /** The words for employers, where the others are a candidate's. */
  readonly forEmployers?: { readonly label: string; readonly hint: string };
  /** What a person gets until they choose; without it, both channels right away. */
  readonly usual?: Channels;
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
