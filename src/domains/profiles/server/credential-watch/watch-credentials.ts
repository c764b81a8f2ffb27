import { COMPACT_MOVE_DAYS } from '#domains/matching/engine/license/license-rules.ts';
import { publish } from '#platform/server/events/publish.ts';
import { credentialExpiring } from '#domains/profiles/contract/profile-events.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { CERTIFICATIONS } from '#kernel/vocabulary.ts';
import { markExpired, listExpiring, touchCandidatesWhoMoved, type Credential } from './credential-watch.repo.ts';

/** Days before expiration on which a person is reminded. */
const REMINDER_DAYS = [5, 15, 30, 60, 90] as const;

/**
 * Publishes each reminder step of an expiring credential; marks expired ones, so that matching stops for jobs
 * that require them. After a missed day, the latest step reached is published.
 */
export const watchCredentials = (deps: Deps): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const now = deps.clock.now();
    const today = dayOf(now);
    for (const credential of await markExpired(tx, today)) {
      await publish(deps, tx, credentialExpiring, { ...payloadOf(credential), daysLeft: -1, step: 'expired' });
    }
    for (const credential of await listExpiring(tx, today, addDays(today, REMINDER_DAYS.at(-1) ?? 0))) {
      const days = Math.round((Date.parse(credential.expires_on) - Date.parse(today)) / DAY_MS);
      const step = REMINDER_DAYS.find((one) => days <= one);
      if (step === undefined) continue;
      await publish(deps, tx, credentialExpiring, { ...payloadOf(credential), daysLeft: days, step });
    }
    await touchCandidatesWhoMoved(tx, addDays(today, -COMPACT_MOVE_DAYS - 1), now);
  });

const payloadOf = (credential: Credential) => ({
  userId: credential.user_id,
  fact: credential.fact,
  credentialId: credential.id,
  credential: nameOf(credential),
  expiresOn: credential.expires_on,
});

const nameOf = ({ fact, kind, state }: Credential): string =>
  fact === 'license' ? `${state} ${kind} license` : (CERTIFICATIONS.find(({ id }) => id === kind)?.label ?? kind);
