import { COMPACT_MOVE_DAYS } from '#domains/matching/engine/license/license-rules.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { audit } from '#platform/server/audit.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { CERTIFICATIONS } from '#kernel/vocabulary.ts';
import { markExpired, listExpiring, touchCandidatesWhoMoved, type Credential } from './credential-watch.repo.ts';
import { credentialExpiring } from './credentials.notices.ts';

/** Days before expiration on which a person is reminded. */
const REMINDER_DAYS = [5, 15, 30, 60, 90] as const;

/**
 * Sends a reminder for each step of an expiring credential, once; marks expired ones, so that matching stops for jobs
 * that require them. After a missed day, the latest step reached is sent.
 */
export const watchCredentials = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    const today = dayOf(now);
    for (const credential of await markExpired(tx, today)) {
      const { id, user_id: userId, fact } = credential;
      await audit(tx, { actorId: null, action: `${fact}.expired`, subjectType: fact, subjectId: id });
      await notify(deps, tx, credentialExpiring, { ...about(credential, -1), userId });
    }
    for (const credential of await listExpiring(tx, today, addDays(today, REMINDER_DAYS.at(-1) ?? 0))) {
      const days = Math.round((Date.parse(credential.expires_on) - Date.parse(today)) / DAY_MS);
      const step = REMINDER_DAYS.find((one) => days <= one);
      if (step === undefined) continue;
      const userId = credential.user_id;
      await notify(deps, tx, credentialExpiring, { ...about(credential, days, step), userId });
    }
    await touchCandidatesWhoMoved(tx, addDays(today, -COMPACT_MOVE_DAYS - 1), now);
  });

/** A renewed credential has a new expiration date, and so gets new reminders. */
const about = (credential: Credential, daysLeft: number, step: number | 'expired' = 'expired') => ({
  href: '/job-seeker/profile',
  data: { credential: nameOf(credential), expiresOn: credential.expires_on, daysLeft },
  dedupeKey: `expiry:${credential.id}:${credential.expires_on}:${step}`,
});

const nameOf = ({ fact, kind, state }: Credential): string =>
  fact === 'license' ? `${state} ${kind} license` : (CERTIFICATIONS.find(({ id }) => id === kind)?.label ?? kind);
