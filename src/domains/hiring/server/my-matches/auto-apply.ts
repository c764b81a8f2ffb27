import type { z } from 'zod';
import { apply, autoApplyConsent, insertConsent, revokeConsent } from '#domains/hiring/server/applications/index.ts';
import { autoApplyJob, startOfDay } from '#domains/matching/server/matching/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import type { autoApplyView, setAutoApply } from '#domains/matching/contract/matches.ts';
import { AUTO_APPLY_CONSENT_VERSION } from '#domains/profiles/contract/consents.ts';
import {
  countApplications,
  lockAutoApply,
  readPreferences,
  saveLimits,
  shownButNotApplied,
} from './my-matches.repo.ts';

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

/** Switches applying on or off. On is a consent, recorded with its version; off revokes it, and works at once. */
export const saveAutoApply = (
  deps: Deps,
  userId: string,
  { enabled, dailyCap, activeCap }: Settings,
): Promise<AutoApplyView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    await saveLimits(tx, userId, {
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

/**
 * Applies to the person's best matches that employers are shown, until one of the person's own limits is reached. Runs
 * one at a time for a person, acts as the person, and goes on to the next match when one has changed meanwhile.
 */
export const runAutoApply = (deps: Deps, candidateId: string): Promise<void> =>
  deps.db.as(user(candidateId), async (tx) => {
    await lockAutoApply(tx, candidateId);
    for (const jobId of await elevate(tx, () => shownButNotApplied(tx, candidateId))) {
      const limits = await viewAutoApply(deps, candidateId);
      if (!limits.enabled || limits.appliedToday >= limits.dailyCap || limits.active >= limits.activeCap) return;
      await applyUnlessChanged(deps, candidateId, jobId);
    }
  });

async function applyUnlessChanged(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  try {
    await apply(deps, { candidateId, jobId, source: 'auto' });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    deps.log.info({ candidateId, jobId, code: error.code }, 'not applied on behalf: no longer possible');
  }
}
