import type { z } from 'zod';
import { saveAutoApplyLimits, setAutoApplyPause } from '#domains/profiles/server/candidates/index.ts';
import { insertConsent, revokeConsent } from '#domains/accounts/server/people/index.ts';
import { autoApplyConsent } from '#domains/hiring/server/applications/index.ts';
import { audit } from '#platform/server/audit.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { autoApplyView, setAutoApply } from '#domains/hiring/contract/applications/auto-apply.ts';
import { TOO_MANY_A_DAY } from '#domains/profiles/contract/auto-apply-limits.ts';
import { AUTO_APPLY_CONSENT_VERSION } from '#domains/profiles/contract/consents.ts';
import { autoApplyChanged } from '#domains/profiles/contract/profile-events.ts';
import { readSettings } from './read-settings.ts';

type AutoApplyView = z.input<typeof autoApplyView>;
type Settings = z.output<(typeof setAutoApply)['body']>;

export const viewAutoApply = (deps: Deps, userId: string): Promise<AutoApplyView> =>
  deps.db.as(user(userId), (tx) => view(deps, tx, userId));

async function view(deps: Deps, tx: Tx, userId: string): Promise<AutoApplyView> {
  const settings = await readSettings(deps, tx, userId);
  if (!settings) throw new AppError('FORBIDDEN', 'This is for candidates.');
  const { enabled, limits, pausedAt, today, active, consent } = settings;
  return {
    enabled,
    ...limits,
    appliedToday: today,
    active,
    pausedAt: pausedAt?.toISOString() ?? null,
    consentVersion: consent?.version ?? null,
    consentedAt: consent?.grantedAt.toISOString() ?? null,
  };
}

/**
 * Turns automatic applications on, which records a consent with its version, or off, which revokes it immediately; or
 * changes their limits, which does neither. Plans follow the new limits; nothing is sent.
 */
export const saveAutoApply = (deps: Deps, userId: string, change: Settings): Promise<AutoApplyView> =>
  deps.db.as(user(userId), async (tx) => {
    const { enabled } = change;
    const updatedAt = deps.clock.now();
    const before = await view(deps, tx, userId);
    const { dailyCap = before.dailyCap, activeCap = before.activeCap } = change;
    // Contradictory limits don't matter while it is being turned off.
    if (enabled !== false && dailyCap > activeCap) throw invalidField('dailyCap', TOO_MANY_A_DAY);
    await saveAutoApplyLimits(tx, userId, {
      autoApply: enabled,
      autoApplyDailyCap: change.dailyCap,
      autoApplyActiveCap: change.activeCap,
      autoApplyMinScore: change.minScore,
      updatedAt,
    });
    if (enabled !== undefined) await recordConsent(tx, userId, enabled, updatedAt);
    await audit(tx, {
      actorId: userId,
      action: enabled === undefined ? 'auto_apply.limits_changed' : enabled ? 'auto_apply.on' : 'auto_apply.off',
      subjectType: 'person',
      subjectId: userId,
      detail: { dailyCap, activeCap },
    });
    await publish(deps, tx, autoApplyChanged, { userId });
    return view(deps, tx, userId);
  });

async function recordConsent(tx: Tx, userId: string, enabled: boolean, at: Date): Promise<void> {
  const consent = await autoApplyConsent(tx, userId);
  if (enabled && !consent) {
    await setAutoApplyPause(tx, userId, null);
    await insertConsent(tx, { userId, kind: 'auto_apply', version: AUTO_APPLY_CONSENT_VERSION, grantedAt: at });
  } else if (!enabled && consent) {
    await revokeConsent(tx, consent.id, at);
  }
}

/** Ends the pause that an accepted offer began. */
export const resume = (deps: Deps, userId: string): Promise<AutoApplyView> =>
  deps.db.as(user(userId), async (tx) => {
    await setAutoApplyPause(tx, userId, null);
    await publish(deps, tx, autoApplyChanged, { userId });
    return view(deps, tx, userId);
  });
