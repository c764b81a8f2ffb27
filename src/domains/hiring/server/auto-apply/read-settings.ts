import type { Consent } from '#domains/accounts/server/people/index.ts';
import { autoApplyConsent } from '#domains/hiring/server/applications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { countApplications, readPreferences } from './auto-apply.repo.ts';
import type { Limits } from './choose-plans.ts';
import { dayStart } from './send-time.ts';

export interface AutoApplySettings {
  /** Switched on, under a consent that is in force. */
  enabled: boolean;
  limits: Limits;
  pausedAt: Date | null;
  consent: Consent | null;
  timeZone: string;
  /** Automatic applications sent since the candidate's day began. */
  today: number;
  /** Open applications, also those made by hand. */
  active: number;
}

/** Null for a person who is no candidate. */
export async function readSettings(deps: Deps, tx: Tx, userId: string): Promise<AutoApplySettings | null> {
  const row = await readPreferences(tx, userId);
  if (!row) return null;
  const { preferences } = row;
  const timeZone = row.timeZone ?? 'America/Chicago';
  const consent = await autoApplyConsent(tx, userId);
  return {
    enabled: preferences.autoApply && consent !== null,
    limits: {
      dailyCap: preferences.autoApplyDailyCap,
      activeCap: preferences.autoApplyActiveCap,
      minScore: preferences.autoApplyMinScore,
    },
    pausedAt: preferences.autoApplyPausedAt,
    consent,
    timeZone,
    ...(await countApplications(tx, userId, dayStart(deps.clock.now(), timeZone))),
  };
}
