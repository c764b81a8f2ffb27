import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { candidatePreferences, consents } from '#server/db/tables/index.ts';
import { apply } from '#server/features/applications/index.ts';
import { autoApplyJob, startOfDay } from '#server/features/matching/index.ts';
import { audit } from '#server/platform/audit.ts';
import { user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { autoApplyView, setAutoApply } from '#shared/contracts/matches.ts';
import { AUTO_APPLY_CONSENT_VERSION } from '#shared/kernel/consents.ts';

type AutoApplyView = z.input<typeof autoApplyView>;
type Settings = z.output<(typeof setAutoApply)['body']>;

interface Counts extends Record<string, unknown> {
  today: number;
  active: number;
}

export const viewAutoApply = (deps: Deps, userId: string): Promise<AutoApplyView> =>
  deps.db.as(user(userId), (tx) => read(deps, tx, userId));

async function read(deps: Deps, tx: Tx, userId: string): Promise<AutoApplyView> {
  const [preferences] = await tx.select().from(candidatePreferences).where(eq(candidatePreferences.userId, userId));
  if (!preferences) throw new AppError('FORBIDDEN', 'This is for candidates.');
  const consent = await standingConsent(tx, userId);
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
export const saveAutoApply = (deps: Deps, userId: string, settings: Settings): Promise<AutoApplyView> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    await tx
      .update(candidatePreferences)
      .set({
        autoApply: settings.enabled,
        autoApplyDailyCap: settings.dailyCap,
        autoApplyActiveCap: settings.activeCap,
        updatedAt: now,
      })
      .where(eq(candidatePreferences.userId, userId));
    const consent = await standingConsent(tx, userId);
    if (settings.enabled && !consent) {
      await tx
        .insert(consents)
        .values({ userId, kind: 'auto_apply', version: AUTO_APPLY_CONSENT_VERSION, grantedAt: now });
    } else if (!settings.enabled && consent) {
      await tx.update(consents).set({ revokedAt: now }).where(eq(consents.id, consent.id));
    }
    await audit(tx, {
      actorId: userId,
      action: settings.enabled ? 'auto_apply.on' : 'auto_apply.off',
      subjectType: 'person',
      subjectId: userId,
      detail: { dailyCap: settings.dailyCap, activeCap: settings.activeCap },
    });
    if (settings.enabled) await deps.jobs.enqueue(tx, autoApplyJob, { candidateId: userId }, { key: userId });
    return read(deps, tx, userId);
  });

/**
 * Applies to the person's best matches that employers are shown, until one of the person's own limits is reached. Runs
 * one at a time for a person, acts as the person, and goes on to the next match when one has changed meanwhile.
 */
export async function runAutoApply(deps: Deps, candidateId: string): Promise<void> {
  await deps.db.as(user(candidateId), async (lock) => {
    await lock.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`auto-apply:${candidateId}`}, 0))`);
    for (const jobId of await openShortlistings(deps, candidateId)) {
      const settings = await viewAutoApply(deps, candidateId);
      if (!settings.enabled || settings.appliedToday >= settings.dailyCap || settings.active >= settings.activeCap)
        return;
      await applyUnlessChanged(deps, candidateId, jobId);
    }
  });
}

async function applyUnlessChanged(deps: Deps, candidateId: string, jobId: string): Promise<void> {
  try {
    await apply(deps, { candidateId, jobId, source: 'auto' });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
    deps.log.info({ candidateId, jobId, code: error.code }, 'not applied on behalf: no longer possible');
  }
}

/** Jobs whose employer is shown this person and that nobody has applied to yet, best first. */
const openShortlistings = (deps: Deps, candidateId: string): Promise<string[]> =>
  deps.db.as(user(candidateId), async (tx) => {
    const { rows } = await tx.execute<{ job_id: string }>(sql`
      select m.job_id from matches m
      join applications a on a.job_id = m.job_id and a.candidate_id = m.candidate_id
      where m.candidate_id = ${candidateId} and m.is_current and m.allocated_at is not null and a.stage = 'matched'
      order by m.rank_score desc, m.job_id`);
    return rows.map((row) => row.job_id);
  });

async function standingConsent(tx: Tx, userId: string) {
  const [consent] = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'auto_apply'), isNull(consents.revokedAt)))
    .orderBy(desc(consents.grantedAt));
  return consent ?? null;
}

async function countApplications(tx: Tx, userId: string, since: Date): Promise<Counts> {
  const { rows } = await tx.execute<Counts>(sql`
    select
      count(*) filter (where source = 'auto' and applied_at >= ${since.toISOString()}::timestamptz)::int as today,
      count(*) filter (where stage in ('applied', 'shortlisted', 'interviewing', 'offered'))::int as active
    from applications where candidate_id = ${userId}`);
  return rows[0] ?? { today: 0, active: 0 };
}
