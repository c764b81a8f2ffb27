import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import {
  caseDecided,
  caseReopened,
  organizationLinked,
  type CaseSubject,
} from '#domains/verification/contract/cases/case-events.ts';
import { notifyDecision, type NoticedDecision } from '#domains/verification/server/cases/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import {
  applyProposals,
  approveFacilitiesBelow,
  findFacilityName,
  linkToDirectory,
  saveStatus,
} from './review-outcome.repo.ts';

const applyDecision = onEvent('employers.apply-decision', caseDecided, async (_deps, tx, { at, payload }) => {
  const { organizationId, isChange, decision } = payload;
  if (!organizationId) return;
  if (!isChange) await saveStatus(tx, organizationId, decision, at);
  if (decision !== 'approved') return;
  const facilities = isChange ? [] : await approveFacilitiesBelow(tx, organizationId, at);
  await applyProposals(tx, [organizationId, ...facilities], at);
});

/** An organization, or a facility whose changed name or address was approved in error, is closed until its new review. */
const applyReopening = onEvent('employers.apply-reopening', caseReopened, async (_deps, tx, { at, payload }) => {
  if (payload.organizationId) await saveStatus(tx, payload.organizationId, 'pending', at);
});

const applyLink = onEvent('employers.apply-link', organizationLinked, (_deps, tx, { at, payload }) =>
  linkToDirectory(tx, payload.organizationId, payload.ccn, at),
);

const notifyOfDecision = onEvent('employers.notify-of-decision', caseDecided, (deps, tx, { payload }) =>
  notifyTeam(deps, tx, payload, payload.decision),
);

const notifyOfReopening = onEvent('employers.notify-of-reopening', caseReopened, (deps, tx, { payload }) =>
  notifyTeam(deps, tx, payload, 'reopened'),
);

async function notifyTeam(deps: Deps, tx: Tx, subject: CaseSubject, decision: NoticedDecision): Promise<void> {
  const { organizationId } = subject;
  if (!organizationId) return;
  const facility = await findFacilityName(tx, organizationId);
  const screen = decision === 'approved' ? '/employer/dashboard' : '/employer/awaiting-approval';
  await notifyDecision(deps, tx, subject, decision, {
    userIds: await hiringTeam(tx, organizationId),
    subject: facility ? 'facility' : 'organization',
    facility,
    href: facility ? '/employer/settings' : screen,
  });
}

export const reviewOutcomeSubscribers = [applyDecision, applyReopening, applyLink, notifyOfDecision, notifyOfReopening];
