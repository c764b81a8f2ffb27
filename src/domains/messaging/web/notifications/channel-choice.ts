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

/** The choice that all of these kinds have in common, or null. Without email, the digest makes no difference. */
export function choiceOf(kinds: readonly Channels[]): keyof typeof CHOICES | null {
  const choice = (Object.keys(CHOICES) as (keyof typeof CHOICES)[]).find((name) => {
    const { inApp, email, digest } = CHOICES[name];
    return kinds.every((kind) => kind.inApp === inApp && kind.email === email && (!email || kind.digest === digest));
  });
  return choice ?? null;
}
