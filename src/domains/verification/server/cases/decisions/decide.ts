import { countOtherAdministrators } from '#domains/accounts/server/identity/index.ts';
import { caseDecided } from '#domains/verification/contract/case-events.ts';
import { publish } from '#platform/server/publish.ts';
import { audit } from '#platform/server/audit.ts';
import { admin, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { CaseView, decideCase } from '#domains/verification/contract/verification.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';
import { findObstacles, nextOverrideStep } from './approval-rules.ts';
import { hasLaterCase, lockSubjectStatus, saveCase, savePersonStatus, type CaseRow } from '../cases.repo.ts';
import { lockForWork } from '../claims/claim.ts';
import { allowedDecisions } from './allowed-decisions.ts';
import { confirmPosition } from '../case/facts.repo.ts';
import { readCase } from '../case/read-case.ts';
import { itemKey } from '#domains/verification/contract/case-items.ts';
import { screenBeforeApproval } from './screen-before-approval.ts';
import { sampleForSecondReview } from '../second-review/decide-second-review.ts';

type Decision = InputOf<typeof decideCase>['body'];

/** Approves, sends back or rejects. What the person reads is told in the same transaction. */
export async function decide(deps: Deps, me: string, id: string, body: Decision): Promise<CaseView> {
  if (body.decision === 'approved') await screenBeforeApproval(deps, [id]);
  return deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    await decideLockedCase(deps, tx, me, row, body);
    return readCase(deps, tx, id, me);
  });
}

/** The one way to a decision, taken by hand or planned before. */
export async function decideLockedCase(deps: Deps, tx: Tx, me: string, row: CaseRow, body: Decision): Promise<void> {
  const { decision } = body;
  const stale = staleCaseError(row, body.version);
  if (stale) throw stale;
  const status = await lockSubjectStatus(tx, row);
  if ((await hasLaterCase(tx, row)) || !allowedDecisions(row, status).includes(decision)) {
    throw impossible(row.changes ? row.status : status);
  }
  if (row.changes && decision === 'needs_fix') await requireMarkedItem(deps, tx, me, row);
  const cleared = decision === 'approved' ? await clearForApproval(deps, tx, me, row, body.overrideReason) : DECIDED;
  if (cleared.override === 'requested') return;
  const { override } = cleared;
  await carryOut(deps, tx, { ...cleared, override, me, row, decision, message: body.message || null });
}

/** Why a decision on what was seen is too late; null when the case is as it was. */
export const staleCaseError = (row: CaseRow, version: number): AppError | null =>
  row.version === version ? null : wrongState('This case has changed. Please look again.', row.status);

export const impossible = (status: string): AppError => wrongState('This decision is no longer possible.', status);

type Override = 'none' | 'reason' | 'second_administrator' | 'waiting_time';
interface Clearance {
  override: Override | 'requested';
  /** The set that an approved person was held against. */
  requirements: CaseView['requirements'];
  screening: CaseView['screening'];
  /** An organization on the call of the only administrator to a number found elsewhere. */
  calledAlone: boolean;
  /** What this call's reason is for. */
  reasoned?: { by: string; reason: string; over: string[] };
}
const DECIDED: Clearance = { override: 'none', requirements: null, screening: null, calledAlone: false };

/**
 * Refuses an approval with open items. Over concerns one administrator's reason is enough. Over a discrepancy or a hold,
 * the first call only records the request; the second administrator's call, or a lone one's after the waiting time,
 * approves.
 */
async function clearForApproval(
  deps: Deps,
  tx: Tx,
  me: string,
  row: CaseRow,
  reason: string | undefined,
): Promise<Clearance> {
  const view = await readCase(deps, tx, row.id, me);
  if (view.blockers.length > 0)
    throw new AppError('INVALID_INPUT', view.blockers.join(' '), { fields: { items: view.blockers.join(' ') } });
  const { requirements, screening, concerns, organization } = view;
  const known = row.overrideOver ?? [];
  const open = concerns.filter((concern) => !known.includes(concern));
  const reasoned = open.length > 0 ? { by: me, reason: reasonFor(open, reason), over: [...known, ...open] } : undefined;
  const calledAlone = organization?.callSuffices === true && Boolean(organization.callback?.foundOn);
  const cleared = { requirements, screening, calledAlone, ...(reasoned && { reasoned }) };
  if (!view.needsOverride) return { ...cleared, override: concerns.length > 0 ? 'reason' : 'none' };
  const now = deps.clock.now();
  const request = row.overrideBy && row.overrideAt ? { by: row.overrideBy, at: row.overrideAt } : null;
  const otherAdministrators = await countOtherAdministrators(tx, me);
  const step = nextOverrideStep({ request, me, otherAdministrators, now });
  if (step.step === 'approve') return { ...cleared, override: step.on };
  if (step.step === 'refuse') {
    const words =
      step.needs === 'second_administrator'
        ? 'Another administrator must agree to this approval.'
        : 'There is no second administrator, so this approval waits 24 hours from your request.';
    throw wrongState(words, row.status);
  }
  const overrideReason = reasonFor(['Something here needs a second look.'], reason);
  await saveCase(tx, row.id, {
    overrideBy: me,
    overrideAt: now,
    overrideReason,
    overrideOver: [...view.doubts, ...concerns],
    claimedBy: null,
    claimedAt: null,
  });
  const detail = { reason: overrideReason, otherAdministrators };
  await audit(tx, { actorId: me, action: 'case.override_requested', subjectType: 'case', subjectId: row.id, detail });
  return { ...cleared, override: 'requested' };
}

function reasonFor(open: readonly string[], reason: string | undefined): string {
  if (reason) return reason;
  throw invalidField('overrideReason', `${open.join(' ')} Say why it may be approved all the same.`);
}

/** What opens a fix of one fact again is the person's change of it: without a marked item there would be no way on. */
async function requireMarkedItem(deps: Deps, tx: Tx, me: string, row: CaseRow): Promise<void> {
  const [obstacle] = findObstacles('needs_fix', await readCase(deps, tx, row.id, me));
  if (obstacle) throw invalidField('items', obstacle);
}

interface Outcome extends Clearance {
  me: string;
  row: CaseRow;
  decision: Decision['decision'];
  message: string | null;
  override: Override;
}

const WORD: Record<Decision['decision'], string> = {
  approved: 'approved',
  needs_fix: 'sent_back',
  rejected: 'rejected',
};

async function carryOut(
  deps: Deps,
  tx: Tx,
  { me, row, decision, message, override, requirements, screening, calledAlone, reasoned }: Outcome,
): Promise<void> {
  const at = deps.clock.now();
  const before: VerificationStatus = row.status;
  if (row.userId && row.changes === null) await savePersonStatus(tx, row.userId, decision, at);
  const coversRole = row.changes === null || row.changes.includes(itemKey({ type: 'role', id: row.userId ?? '' }));
  if (row.userId && decision === 'approved' && coversRole) await confirmPosition(tx, row.userId);
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
    // A later decision on a decided case is no work that began with the claim of the first.
    ...(before !== 'pending' && { firstClaimedAt: null }),
    updatedAt: at,
  });
  await audit(tx, {
    actorId: me,
    action: `${row.subjectType}.${row.changes ? 'changes_' : ''}${WORD[decision]}`,
    subjectType: row.subjectType,
    subjectId: row.userId ?? row.organizationId ?? '',
    detail: {
      caseId: row.id,
      from: before,
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
  if (decision === 'approved') await sampleForSecondReview(deps, tx, me, row, at);
  await publish(deps, tx, caseDecided, {
    caseId: row.id,
    version: row.version,
    userId: row.userId,
    organizationId: row.organizationId,
    isChange: row.changes !== null,
    decision,
  });
}
