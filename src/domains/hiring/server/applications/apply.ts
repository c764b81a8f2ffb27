import { insertConsent, type Consent } from '#domains/accounts/server/people/index.ts';
import { evaluatePair, upsertViewOfApplicant, type PairEvaluation } from '#domains/matching/server/matching/index.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { SYSTEM, type Initiator } from '#platform/contract/event.ts';
import { applicationMade, applicationMoved } from '#domains/hiring/contract/applications/application-events.ts';
import type { ApplicationReceipt } from '#domains/hiring/contract/applications/applications.ts';
import { SHARE_PROFILE_VERSION } from '#domains/profiles/contract/consents.ts';
import {
  autoApplyConsent,
  lockOrOpen,
  saveReceipt,
  verificationStatusOf,
  type Application,
} from './applications.repo.ts';
import { jobFacts, lockJobStatus, type JobFactsRow } from './job-facts.repo.ts';
import { idsOf, moveApplication, saveStage } from './move-application.ts';
import { requireNoHold } from './ends/on-hold.ts';
import { businessTime, officeOf } from '#domains/hiring/server/response-clock/index.ts';
import { requireAnswered } from '#domains/hiring/server/screening-questions/index.ts';
import { whatIsShared } from '#domains/hiring/server/sharing/index.ts';

export interface ApplyCommand {
  candidateId: string;
  jobId: string;
  /** `auto`: by Tallgrass, under the candidate's consent to automatic applications. `manual`: by the candidate. */
  source: 'auto' | 'manual';
  /** Runs with the application locked; throws to refuse it. */
  check?: (tx: Tx) => Promise<void>;
}

/**
 * Makes an application, by hand or automatically, in one transaction that acts as the candidate. Eligibility is checked
 * against the database once more: requirements that a candidate cannot waive always, the candidate's own preferences
 * (pay, distance, shift) only for automatic applications. Throws 404 when the candidate cannot see the job, 409 when
 * they are not eligible.
 */
export async function apply(deps: Deps, command: ApplyCommand): Promise<Application> {
  const { candidateId, jobId, source } = command;
  const evaluation = await evaluatePair(deps, { candidateId, jobId });
  return deps.db.as(user(candidateId), async (tx) => {
    await lockJobStatus(tx, jobId);
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
    // Before the application is locked: matching locks the rows of a pair in this order.
    await elevate(tx, () => upsertViewOfApplicant(tx, fit.view, now));
    const self: Initiator = { actor: 'candidate', actorId: candidateId };
    const opened = await openRow(deps, tx, facts, candidateId);
    await requireNoHold(tx, opened);
    await command.check?.(tx);
    await requireAnswered(tx, candidateId, jobId);
    const start = opened.stage === 'dismissed' ? await moveApplication(deps, tx, opened, 'matched', self) : opened;
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
    const by = source === 'auto' ? SYSTEM : self;
    const applied = await saveStage(deps, tx, start, 'applied', by, {
      source,
      consentId: consent.id,
      appliedAt: now,
      responseDueAt: businessTime(now, facts.job.responseDueHours, await officeOf(tx, facts.job)),
      firstResponseAt: null,
      withdrawReason: null,
    });
    await saveReceipt(tx, applied.id, receipt);
    await publish(deps, tx, applicationMade, {
      ...idsOf(applied),
      ...by,
      from: start.stage,
      source,
      consentId: consent.id,
    });
    return applied;
  });
}

function requireEligible(evaluation: PairEvaluation | null, source: 'auto' | 'manual'): PairEvaluation {
  if (!evaluation)
    throw new AppError('CONFLICT', 'Your profile is not ready for matching yet. Please complete it first.');
  const blocking = evaluation.gates.find((gate) => !gate.passed && (source === 'auto' || !gate.isOwnWish));
  if (blocking) throw new AppError('CONFLICT', blocking.text);
  // An automatic application that only the exact facts allow would reveal where the candidate lives.
  if (source === 'auto' && !evaluation.view.eligible)
    throw new AppError('CONFLICT', 'You can apply to this job by hand only.');
  return evaluation;
}

async function openRow(deps: Deps, tx: Tx, { job }: JobFactsRow, candidateId: string): Promise<Application> {
  const pair = { jobId: job.id, organizationId: job.organizationId, candidateId };
  const { application, isNew } = await lockOrOpen(tx, pair, deps.clock.now());
  if (!application) throw notFound('job');
  if (isNew) await publish(deps, tx, applicationMoved, { ...idsOf(application), ...SYSTEM, from: null, to: 'matched' });
  return application;
}

/** Applying by hand is itself a consent; an automatic application needs the consent given to those, still in force. */
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
  if (!consent) throw new AppError('CONFLICT', 'Automatic applications are turned off.');
  return consent;
}
