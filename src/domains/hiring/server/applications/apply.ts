import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { evaluatePair, upsertViewOfApplicant, type PairEvaluation } from '#domains/matching/server/matching/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import type { ApplicationReceipt } from '#domains/hiring/contract/applications.ts';
import { SHARE_PROFILE_VERSION } from '#domains/profiles/contract/consents.ts';
import {
  autoApplyConsent,
  insertConsent,
  lockOrOpen,
  saveReceipt,
  verificationStatusOf,
  writeEvent,
  type Application,
  type Consent,
} from './applications.repo.ts';
import { addWorkingHours } from './response-clock.ts';
import { requireNoHold } from './on-hold.ts';
import { whatIsShared } from './sharing.ts';
import { step, type Doer } from './steps.ts';
import { holdJob, jobFacts, type JobFactsRow } from './job-facts.repo.ts';
import { appliedForYou, newApplication } from './applications.notices.ts';

export interface ApplyCommand {
  candidateId: string;
  jobId: string;
  /** `auto`: made by the product under the person's standing consent; `manual`: by the person. */
  source: 'auto' | 'manual';
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
    await holdJob(tx, jobId);
    const facts = await jobFacts(tx, jobId);
    if (facts?.job.status !== 'published') throw notFound('job');
    if ((await verificationStatusOf(tx, candidateId)) !== 'approved') {
      throw new AppError(
        'FORBIDDEN',
        'You can apply once your profile is approved. We review within 1-2 business days.',
      );
    }
    const fit = requireEligible(evaluation, source);

    const now = deps.clock.now();
    // Before the application's row is locked: matching locks a pair's rows in this order.
    await elevate(tx, () => upsertViewOfApplicant(tx, fit.view, now));
    const own: Doer = { actor: 'candidate', actorId: candidateId };
    const opened = await openRow(tx, facts, candidateId, now);
    await requireNoHold(tx, opened);
    const start = opened.stage === 'dismissed' ? await step(tx, opened, 'matched', own, now) : opened;
    const consent = await consentFor(tx, command, start, now);
    const receipt: ApplicationReceipt = {
      sentAt: now.toISOString(),
      source,
      organizationName: facts.organizationName,
      jobTitle: facts.job.title,
      consent: { id: consent.id, version: consent.version, grantedAt: consent.grantedAt.toISOString() },
      compatibility: fit.score.compatibility,
      reasons: fit.reasons,
      ...(await whatIsShared(tx, candidateId)),
    };
    const applied = await step(
      tx,
      start,
      'applied',
      source === 'auto' ? { actor: 'system', actorId: null } : own,
      now,
      {
        set: {
          source,
          consentId: consent.id,
          appliedAt: now,
          responseDueAt: addWorkingHours(now, facts.job.responseDueHours, clockOf(facts.job.zip)),
          firstResponseAt: null,
          withdrawReason: null,
        },
        detail: { source },
      },
    );
    await saveReceipt(tx, applied.id, receipt);
    await tellBothSides(deps, tx, applied, facts);
    return applied;
  });
}

function requireEligible(evaluation: PairEvaluation | null, source: 'auto' | 'manual'): PairEvaluation {
  if (!evaluation)
    throw new AppError('CONFLICT', 'Your profile is not ready for matching yet. Please complete it first.');
  const blocking = evaluation.gates.find((gate) => !gate.passed && (source === 'auto' || !gate.isOwnWish));
  if (blocking) throw new AppError('CONFLICT', blocking.text);
  // An application that the product made where only the exact facts allow it would tell where the person lives.
  if (source === 'auto' && !evaluation.view.eligible) throw new AppError('CONFLICT', 'This job is applied to by hand.');
  return evaluation;
}

async function openRow(tx: Tx, { job }: JobFactsRow, candidateId: string, now: Date) {
  const { application, isNew } = await lockOrOpen(tx, {
    jobId: job.id,
    organizationId: job.organizationId,
    candidateId,
  });
  if (!application) throw notFound('job');
  if (isNew) {
    const event = {
      kind: 'stage',
      fromStage: null,
      toStage: 'matched',
      actor: 'system',
      actorId: null,
      at: now,
    } as const;
    await writeEvent(tx, { applicationId: application.id, ...event });
  }
  return application;
}

/** By hand, applying is itself the consent; an automatic one stands on the person's standing consent, still in force. */
async function consentFor(
  tx: Tx,
  { candidateId, source }: ApplyCommand,
  application: Application,
  now: Date,
): Promise<Consent> {
  const consent =
    source === 'auto'
      ? await autoApplyConsent(tx, candidateId)
      : await insertConsent(tx, {
          userId: candidateId,
          kind: 'share_profile',
          version: SHARE_PROFILE_VERSION,
          organizationId: application.organizationId,
          applicationId: application.id,
          grantedAt: now,
        });
  if (!consent) throw new AppError('CONFLICT', 'Applying on your behalf is switched off.');
  return consent;
}

async function tellBothSides(
  deps: Deps,
  tx: Tx,
  application: Application,
  { job, organizationName }: JobFactsRow,
): Promise<void> {
  const { id, candidateId, organizationId, source, consentId, version } = application;
  const dedupeKey = `applied:${id}:${version}`;
  await elevate(tx, async () => {
    if (source === 'auto') {
      const href = `/job-seeker/dashboard?application=${id}`;
      const data = { jobTitle: job.title, organizationName };
      await notify(deps, tx, appliedForYou, { userId: candidateId, href, data, dedupeKey });
    }
    for (const userId of await hiringTeam(tx, organizationId)) {
      const href = `/employer/jobs/${job.id}?application=${id}`;
      const group = { key: `job:${job.id}`, href: `/employer/jobs/${job.id}` };
      await notify(deps, tx, newApplication, { userId, href, data: { jobTitle: job.title }, dedupeKey, group });
    }
    await audit(tx, {
      actorId: source === 'auto' ? null : candidateId,
      action: 'application.applied',
      subjectType: 'application',
      subjectId: id,
      detail: { source, consentId },
    });
  });
}
