import { itemKey } from '#domains/verification/contract/cases/case-items.ts';
import { caseDecided } from '#domains/verification/contract/cases/case-events.ts';
import type { CaseView, decideCase } from '#domains/verification/contract/verification.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, wrongState, type AppError } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { CaseData } from '../case/case-data.ts';
import { readOrganizationFacts } from '../case/facts.repo.ts';
import { loadCase, reloadCase, type LoadedCase } from '../case/read-case.ts';
import { lockSubjectStatus, saveCase, type CaseRow } from '../cases.repo.ts';
import { lockForWork } from '../claims/claim.ts';
import { sampleForSecondReview } from '../second-review/decide-second-review.ts';
import { allowedDecisions } from './allowed-decisions.ts';
import { findObstacles } from './approval-rules.ts';
import { clearForApproval, NO_CLEARANCE, type Clearance, type Override } from './clear-for-approval.ts';
import { withConfirmedPosition } from './fact-check.ts';
import { screenBeforeApproval } from './screen-before-approval.ts';

type Decision = InputOf<typeof decideCase>['body'];

/** Approves, sends back or rejects. */
export async function decide(deps: Deps, me: string, id: string, body: Decision): Promise<CaseView> {
  if (body.decision === 'approved') await screenBeforeApproval(deps, [id]);
  return deps.db.as(admin(me), async (tx) => {
    const loaded = await loadForDecision(deps, tx, me, await lockForWork(deps, tx, id, me));
    await decideLoadedCase(deps, tx, me, loaded, body);
    return reloadCase(deps, tx, loaded, me, await factsAfter(tx, loaded, body.decision));
  });
}

interface CaseToDecide extends LoadedCase {
  row: CaseRow;
  /** The subject's own status, locked until the decision is written. */
  subjectStatus: VerificationStatus;
}

/** Call with the case locked. */
export async function loadForDecision(deps: Deps, tx: Tx, me: string, row: CaseRow): Promise<CaseToDecide> {
  const subjectStatus = await lockSubjectStatus(tx, row);
  return { ...(await loadCase(deps, tx, row.id, me)), row, subjectStatus };
}

/** The only way to a decision, whether made by hand or planned before. */
export async function decideLoadedCase(
  deps: Deps,
  tx: Tx,
  me: string,
  { row, subjectStatus, view, data }: CaseToDecide,
  body: Decision,
): Promise<void> {
  const { decision } = body;
  const stale = staleCaseError(row, body.version);
  if (stale) throw stale;
  const isReplaced = data.others.some(({ isLater }) => isLater);
  if (isReplaced || !allowedDecisions(row, subjectStatus).includes(decision)) {
    throw impossibleDecision(row.changes ? row.status : subjectStatus);
  }
  if (row.changes && decision === 'needs_fix') requireMarkedItem(view);
  const clearance =
    decision === 'approved' ? await clearForApproval(deps, tx, me, row, view, body.overrideReason) : NO_CLEARANCE;
  if (clearance.override === 'requested') return;
  const { override } = clearance;
  await applyDecision(deps, tx, { ...clearance, override, me, row, decision, message: body.message || null });
}

/** Why a decision on an older version is too late; null when the case is unchanged. */
export const staleCaseError = (row: CaseRow, version: number): AppError | null =>
  row.version === version
    ? null
    : wrongState('This case changed in the meantime. Check the latest version, then decide again.', row.status);

export const impossibleDecision = (status: string): AppError =>
  wrongState('This decision is no longer possible.', status);

/** A person reopens the fix of a fact by changing it, so a fix needs an item that asks for one. */
function requireMarkedItem(view: CaseView): void {
  const [obstacle] = findObstacles('needs_fix', view);
  if (obstacle) throw invalidField('items', obstacle);
}

/** The facts that an approval changed: the position of a person, the identity of an organization. */
async function factsAfter(
  tx: Tx,
  { row, data: { person, organization } }: CaseToDecide,
  decision: Decision['decision'],
): Promise<Partial<CaseData>> {
  if (decision !== 'approved') return {};
  if (organization) return { organization: await readOrganizationFacts(tx, organization.organization.id) };
  return person && coversRole(row) ? { person: withConfirmedPosition(person) } : {};
}

const coversRole = ({ changes, userId }: CaseRow): boolean =>
  userId !== null && (changes === null || changes.includes(itemKey({ type: 'role', id: userId })));

interface Outcome extends Clearance {
  me: string;
  row: CaseRow;
  decision: Decision['decision'];
  message: string | null;
  override: Override;
}

const ACTIONS: Record<Decision['decision'], string> = {
  approved: 'approved',
  needs_fix: 'sent_back',
  rejected: 'rejected',
};

async function applyDecision(deps: Deps, tx: Tx, outcome: Outcome): Promise<void> {
  const { me, row, decision, message, reasoned } = outcome;
  const at = deps.clock.now();
  await saveCase(tx, row.id, {
    status: decision,
    decidedBy: me,
    decidedAt: at,
    message,
    claimedBy: null,
    claimedAt: null,
    assignedTo: null,
    ...(reasoned && {
      overrideBy: row.overrideBy ?? reasoned.by,
      overrideAt: row.overrideAt ?? at,
      overrideReason: [row.overrideReason, reasoned.reason].filter(Boolean).join('\n'),
      overrideOver: reasoned.over,
    }),
    // A later decision on a decided case is not the work that the first claim started.
    ...(row.status !== 'pending' && { firstClaimedAt: null }),
    updatedAt: at,
  });
  await auditDecision(tx, outcome, at);
  if (decision === 'approved') await sampleForSecondReview(deps, tx, me, row, at);
  await publish(deps, tx, caseDecided, {
    caseId: row.id,
    version: row.version,
    userId: row.userId,
    organizationId: row.organizationId,
    isChange: row.changes !== null,
    decision,
    coversRole: coversRole(row),
  });
}

/** Written here and not from the event: the checks behind the approval are no part of what other domains need. */
const auditDecision = (
  tx: Tx,
  { me, row, decision, override, requirements, screening, calledAlone, reasoned }: Outcome,
  at: Date,
): Promise<void> =>
  audit(tx, {
    actorId: me,
    action: `${row.subjectType}.${row.changes ? 'changes_' : ''}${ACTIONS[decision]}`,
    subjectType: row.subjectType,
    subjectId: row.userId ?? row.organizationId ?? '',
    detail: {
      caseId: row.id,
      from: row.status,
      to: decision,
      ...(requirements && { requirements: `${requirements.position} ${requirements.version}` }),
      ...(screening && { screenedAgainst: screening.sources, ...(screening.isInvented && { invented: true }) }),
      ...(calledAlone && { callback: 'found_by_sole_administrator' }),
      ...(override !== 'none' && {
        override,
        requestedBy: row.overrideBy ?? me,
        requestedAt: (row.overrideAt ?? at).toISOString(),
        ...(reasoned && { reason: reasoned.reason, concerns: reasoned.over.length }),
      }),
    },
  });
