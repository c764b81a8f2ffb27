import { notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { caseDecided, caseReopened, type CaseSubject } from '#domains/verification/contract/cases/case-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { readDecisionMessage } from '../cases.repo.ts';
import { verificationDecided } from '../verification.notices.ts';
import type { DecisionSubject, NoticedDecision } from './decision-texts.ts';

interface Recipients {
  userIds: readonly string[];
  subject: DecisionSubject;
  /** The name of a facility below an organization. */
  facility?: string | null;
  href: string;
}

/** Notifies the person, or those who act for the organization, with the reviewer's message. */
export async function notifyDecision(
  deps: Deps,
  tx: Tx,
  { caseId, version }: CaseSubject,
  decision: NoticedDecision,
  { userIds, subject, facility, href }: Recipients,
): Promise<void> {
  const message = decision === 'reopened' ? null : await readDecisionMessage(tx, caseId);
  const data = { decision, message: message ?? '', subject, ...(facility && { facility }) };
  await notifyAll(
    deps,
    tx,
    verificationDecided,
    userIds.map((userId) => ({ userId, href, data, dedupeKey: `case:${caseId}:${version}` })),
  );
}

const notifyOfDecision = onEvent('verification.notify-of-decision', caseDecided, (deps, tx, { payload }) =>
  notifyPerson(deps, tx, payload, payload.decision),
);

const notifyOfReopening = onEvent('verification.notify-of-reopening', caseReopened, (deps, tx, { payload }) =>
  notifyPerson(deps, tx, payload, 'reopened'),
);

async function notifyPerson(deps: Deps, tx: Tx, subject: CaseSubject, decision: NoticedDecision): Promise<void> {
  const { userId, isChange } = subject;
  if (!userId) return;
  const unapproved = isChange ? '/job-seeker/profile' : '/job-seeker/awaiting-approval';
  await notifyDecision(deps, tx, subject, decision, {
    userIds: [userId],
    subject: isChange ? 'credentials' : 'person',
    href: decision === 'approved' ? '/job-seeker/dashboard' : unapproved,
  });
}

export const decisionSubscribers = [notifyOfDecision, notifyOfReopening];
