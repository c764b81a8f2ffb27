import { lockForEmployer, jobFacts } from '#domains/hiring/server/applications/index.ts';
import { offeredHourly } from '#domains/jobs/contract/pay-units.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import type { ShiftPattern } from '#kernel/vocabulary.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { valuesIn } from '../../message-templates/index.ts';
import { findOffer, preparedOfferOf, presentOffer } from '../offers.repo.ts';
import { waitingApproval } from './approval-state.ts';
import { approvalsOf, stepsFor } from './approvals.repo.ts';

/** What the form of an offer needs: the open draft, who has to approve this pay, and the zone of its times. */
export const readPreparation = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { payCents, shiftPattern }: { payCents: number; shiftPattern?: ShiftPattern | undefined },
) =>
  deps.db.as(user(userId), async (tx) => {
    const { organizationId, jobId } = await lockForEmployer(tx, userId, applicationId);
    const facts = await jobFacts(tx, jobId);
    if (!facts) throw notFound('job');
    const { job } = facts;
    const pattern = shiftPattern ?? job.shiftPattern;
    const hourlyCents = pattern ? offeredHourly({ payUnit: job.payUnit, payCents, shiftPattern: pattern }, job) : 0;
    const draft = await preparedOfferOf(tx, applicationId);
    const steps = await stepsFor(tx, { organizationId, jobId, payCents, hourlyCents });
    const values = await valuesIn(tx, { applicationId, userId, now: deps.clock.now() });
    return {
      draft: draft && presentOffer(await findOffer(tx, draft.id)),
      approvers: steps.map(({ name }) => name ?? 'A member without a name'),
      timeZone: clockOf(job.zip),
      facts: {
        'candidate first name': values['candidate first name'],
        'job title': values['job title'],
        facility: values.facility,
        'my name': values['my name'],
      },
    };
  });

/** Who approves an offer and what they decided, for its hiring team. */
export const readApprovals = (deps: Deps, userId: string, offerId: string) =>
  deps.db.as(user(userId), async (tx) => {
    const { offer, candidateId } = await findOffer(tx, offerId);
    if (candidateId === userId) throw notFound('offer');
    const waiting = await waitingApproval(tx, offer, userId);
    const approvals = await approvalsOf(tx, offerId);
    return {
      approvals: approvals.map(({ id, approverId, name, state, reason, decidedAt }) => ({
        approverId,
        approverName: name,
        state,
        reason,
        decidedAt: decidedAt?.toISOString() ?? null,
        isMine: waiting?.approval.id === id && waiting.isMine,
      })),
    };
  });
