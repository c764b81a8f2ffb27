import type { KindSetting } from '#domains/messaging/contract/notifications.ts';

/** What one choice means for the channels of each kind of a group. */
export const CHOICES = {
  both: { inApp: true, email: true, digest: false },
  digest: { inApp: true, email: true, digest: true },
  app: { inApp: true, email: false, digest: false },
  email: { inApp: false, email: true, digest: false },
  off: { inApp: false, email: false, digest: false },
} as const;
type Channels = Pick<KindSetting, 'inApp' | 'email' | 'digest'>;

const isSame = (a: Channels, b: Channels): boolean =>
  a.inApp === b.inApp && a.email === b.email && (!a.email || a.digest === b.digest);

/** Whether each kind has its own usual channels, which the group as a whole can't express by one choice. */
export const isUsual = (kinds: readonly Pick<KindSetting, keyof Channels | 'usual'>[]): boolean =>
  kinds.every((kind) => isSame(kind, kind.usual));

/** The choice that all of these kinds have in common, or null. Without email, the digest makes no difference. */
export function choiceOf(kinds: readonly Channels[]): keyof typeof CHOICES | null {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return names.find((name) => kinds.every((kind) => isSame(CHOICES[name], kind))) ?? null;
}
