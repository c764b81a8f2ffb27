import { and, eq, isNull } from 'drizzle-orm';
import { applications, consents, profiles } from '#server/db/tables/index.ts';
import { evaluatePair, type PairEvaluation } from '#server/features/matching/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { audit } from '#server/platform/audit.ts';
import { elevate, user, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { ApplicationReceipt } from '#shared/contracts/applications.ts';
import { addWorkingHours } from './response-clock.ts';
import { whatIsShared } from './sharing.ts';
import { lockApplication, step, writeEvent, type Application, type Doer } from './steps.ts';
import { hiringTeam, jobFacts, type JobFactsRow } from './team.repo.ts';

/** The version of the sentence that a person agrees to by applying. */
export const SHARE_PROFILE_VERSION = '2026-11';

export interface ApplyCommand {
  candidateId: string;
  jobId: string;
  /** `auto`: made by the product under `consentId`; `manual`: by the person. */
  source: 'auto' | 'manual';
  consentId?: string;
}

/**
 * Makes an application, by hand or on the person's behalf, in one transaction that acts as the person. The gates are
 * checked against the database once more: those that a person cannot waive always, their own wishes (pay, distance,
 * shift) only for automatic ones. Throws 404 for a job out of sight, 409 when something stands in the way.
 */
export async function apply(deps: Deps, command: ApplyCommand): Promise<Application> {
  const { candidateId, jobId, source } = command;
  const evaluation = await evaluatePair(deps, { candidateId, jobId });
  return deps.db.as(user(candidateId), async (tx) => {
    const facts = await jobFacts(tx, jobId);
    if (!facts || facts.job.status !== 'published') throw notFound('job');
    await requireApproved(tx, candidateId);
    refuseIneligible(evaluation, source);

    const now = deps.clock.now();
    const doer: Doer =
      source === 'auto' ? { actor: 'system', actorId: null } : { actor: 'candidate', actorId: candidateId };
    const before = await openRow(tx, facts, candidateId, evaluation?.matchId ?? null, now);
    const start =
      before.stage === 'dismissed'
        ? await step(tx, before, 'matched', { actor: 'candidate', actorId: candidateId }, now)
        : before;
    const consent = await consentFor(tx, command, facts.job.organizationId, start.id, now);
    const receipt: ApplicationReceipt = {
      sentAt: now.toISOString(),
      source,
      organizationName: facts.organizationName,
      jobTitle: facts.job.title,
      consent: { id: consent.id, version: consent.version, grantedAt: consent.grantedAt.toISOString() },
      compatibility: evaluation?.score?.compatibility ?? null,
      reasons: evaluation?.reasons ?? [],
      ...(await whatIsShared(tx, candidateId)),
    };
    const applied = await step(tx, start, 'applied', doer, now, {
      set: {
        source,
        consentId: consent.id,
        receipt,
        appliedAt: now,
        responseDueAt: addWorkingHours(now, facts.job.responseDueHours, 'America/Chicago'),
        firstResponseAt: null,
        withdrawReason: null,
      },
      detail: { source },
    });
    await tellBothSides(deps, tx, applied, facts, source);
    return applied;
  });
}

async function requireApproved(tx: Tx, candidateId: string): Promise<void> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.userId, candidateId));
  if (profile?.verificationStatus !== 'approved') {
    throw new AppError('FORBIDDEN', 'You can apply once your profile is approved. We review within 1–2 business days.');
  }
}

function refuseIneligible(evaluation: PairEvaluation | null, source: 'auto' | 'manual'): void {
  if (!evaluation)
    throw new AppError('CONFLICT', 'Your profile is not ready for matching yet. Please complete it first.');
  const blocking = evaluation.gates.find((gate) => !gate.passed && (source === 'auto' || !gate.isOwnWish));
  if (blocking) throw new AppError('CONFLICT', blocking.text);
}

/** The row between this person and this job, locked; made at 'matched' when there is none. */
async function openRow(
  tx: Tx,
  { job }: JobFactsRow,
  candidateId: string,
  matchId: string | null,
  now: Date,
): Promise<Application> {
  const inserted = await tx
    .insert(applications)
    .values({ jobId: job.id, organizationId: job.organizationId, candidateId, matchId, stage: 'matched' })
    .onConflictDoNothing()
    .returning();
  if (inserted[0]) {
    await writeEvent(tx, {
      applicationId: inserted[0].id,
      kind: 'stage',
      fromStage: null,
      toStage: 'matched',
      actor: 'system',
      actorId: null,
      at: now,
    });
    return inserted[0];
  }
  const [found] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, job.id), eq(applications.candidateId, candidateId)));
  if (!found) throw notFound('job');
  return lockApplication(tx, found.id);
}

/** By hand, applying is itself the consent; an automatic one stands on the person's standing consent, still in force. */
async function consentFor(tx: Tx, command: ApplyCommand, organizationId: string, applicationId: string, now: Date) {
  if (command.source === 'auto') {
    const [standing] = await tx
      .select()
      .from(consents)
      .where(
        and(eq(consents.userId, command.candidateId), eq(consents.kind, 'auto_apply'), isNull(consents.revokedAt)),
      );
    if (!standing) throw new AppError('CONFLICT', 'Applying on your behalf is switched off.');
    return standing;
  }
  const [made] = await tx
    .insert(consents)
    .values({
      userId: command.candidateId,
      kind: 'share_profile',
      version: SHARE_PROFILE_VERSION,
      organizationId,
      applicationId,
      grantedAt: now,
    })
    .returning();
  if (!made) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
  return made;
}

async function tellBothSides(
  deps: Deps,
  tx: Tx,
  application: Application,
  facts: JobFactsRow,
  source: 'auto' | 'manual',
) {
  const { job, organizationName } = facts;
  await elevate(tx, async () => {
    if (source === 'auto') {
      await notify(deps, tx, {
        userId: application.candidateId,
        kind: 'applied_for_you',
        href: `/job-seeker/dashboard?application=${application.id}`,
        data: { jobTitle: job.title, organizationName },
        dedupeKey: `applied:${application.id}:${application.version}`,
      });
    }
    for (const userId of await hiringTeam(tx, application.organizationId)) {
      await notify(deps, tx, {
        userId,
        kind: 'new_application',
        href: `/employer/jobs/${job.id}?application=${application.id}`,
        data: { jobTitle: job.title },
        dedupeKey: `applied:${application.id}:${application.version}`,
      });
    }
    await audit(tx, {
      actorId: source === 'auto' ? null : application.candidateId,
      action: 'application.applied',
      subjectType: 'application',
      subjectId: application.id,
      detail: { source, consentId: application.consentId },
    });
  });
}
