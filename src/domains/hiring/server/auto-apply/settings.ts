import type { z } from 'zod';
import { saveAutoApplyLimits } from '#domains/profiles/server/candidates/index.ts';
import { insertConsent, revokeConsent } from '#domains/accounts/server/people/index.ts';
import { autoApplyConsent } from '#domains/hiring/server/applications/index.ts';
import { startOfDay } from '#domains/matching/server/matching/index.ts';
import { audit } from '#platform/server/audit.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { autoApplyView, setAutoApply } from '#domains/hiring/contract/auto-apply.ts';
import { AUTO_APPLY_CONSENT_VERSION } from '#domains/profiles/contract/consents.ts';
import { autoApplyJob } from './auto-apply.jobs.ts';
import { countApplications, readPreferences } from './auto-apply.repo.ts';

type AutoApplyView = z.input<typeof autoApplyView>;
type Settings = z.output<(typeof setAutoApply)['body']>;

export const viewAutoApply = (deps: Deps, userId: string): Promise<AutoApplyView> =>
  deps.db.as(user(userId), (tx) => read(deps, tx, userId));

async function read(deps: Deps, tx: Tx, userId: string): Promise<AutoApplyView> {
  const preferences = await readPreferences(tx, userId);
  if (!preferences) throw new AppError('FORBIDDEN', 'This is for candidates.');
  const consent = await autoApplyConsent(tx, userId);
  const { today, active } = await countApplications(tx, userId, startOfDay(deps.clock.now()));
  return {
    enabled: preferences.autoApply && consent !== null,
    dailyCap: preferences.autoApplyDailyCap,
    activeCap: preferences.autoApplyActiveCap,
    appliedToday: today,
    active,
    consentVersion: consent?.version ?? null,
    consentedAt: consent?.grantedAt.toISOString() ?? null,
  };
}

/** Turns automatic applications on, which records a consent with its version, or off, which revokes it immediately. */
export const saveAutoApply = (
  deps: Deps,
  userId: string,
  { enabled, dailyCap, activeCap }: Settings,
): Promise<AutoApplyView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    await saveAutoApplyLimits(tx, userId, {
      autoApply: enabled,
      autoApplyDailyCap: dailyCap,
      autoApplyActiveCap: activeCap,
      updatedAt: now,
    });
    const consent = await autoApplyConsent(tx, userId);
    if (enabled && !consent) {
      await insertConsent(tx, { userId, kind: 'auto_apply', version: AUTO_APPLY_CONSENT_VERSION, grantedAt: now });
    } else if (!enabled && consent) {
      await revokeConsent(tx, consent.id, now);
    }
    await audit(tx, {
      actorId: userId,
      action: enabled ? 'auto_apply.on' : 'auto_apply.off',
      subjectType: 'person',
      subjectId: userId,
      detail: { dailyCap, activeCap },
    });
    if (enabled) await deps.jobs.enqueue(tx, autoApplyJob, { candidateId: userId }, { key: userId });
    return read(deps, tx, userId);
  });
