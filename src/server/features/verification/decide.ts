import { countOtherAdministrators } from '#server/features/identity/index.ts';
import { audit } from '#server/platform/audit.ts';
import { admin, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, invalidField, wrongState } from '#server/platform/errors.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import type { CaseView, decideCase } from '#shared/contracts/verification.ts';
import { type VerificationStatus } from '#shared/kernel/states.ts';
import { obstaclesTo, overrideStep } from './approval-rules.ts';
import { hasLaterCase, lockSubjectStatus, saveCase, saveSubjectStatus, type CaseRow } from './cases.repo.ts';
import { lockForWork } from './claim.ts';
import { decisionsOf } from './decisions.ts';
import { settleOrganization } from './facility-cases.repo.ts';
import { settlePosition } from './facts.repo.ts';
import { readCase } from './read-case.ts';
import { changeKey } from './recheck-keys.ts';
import { sampleApproval } from './second-review.ts';
import { tellDecision } from './tell.ts';

type Decision = InputOf<typeof decideCase>['body'];

/** Approves, sends back or rejects. What the person reads is told in the same transaction. */
export const decide = (deps: Deps, me: string, id: string, body: Decision): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, id, me);
    await decideLocked(deps, tx, me, row, body);
    return readCase(deps, tx, id, me);
  });

/** The one way to a decision, taken by hand or planned before. */
export async function decideLocked(deps: Deps, tx: Tx, me: string, row: CaseRow, body: Decision): Promise<void> {
  const { decision } = body;
  const stale = staleness(row, body.version);
  if (stale) throw stale;
  const status = await lockSubjectStatus(tx, row);
  if ((await hasLaterCase(tx, row)) || !decisionsOf(row, status).includes(decision)) {
    throw impossible(row.changes ? row.status : status);
  }
  if (row.changes && decision === 'needs_fix') await requireMarkedItem(deps, tx, me, row);
  const { override, requirements } =
    decision === 'approved' ? await clearedForApproval(deps, tx, me, row, body.overrideReason) : DECIDED;
  if (override === 'requested') return;
  await carryOut(deps, tx, { me, row, decision, message: body.message || null, override, requirements });
}

/** Why a decision on what was seen is too late; null when the case is as it was. */
export const staleness = (row: CaseRow, version: number): AppError | null =>
  row.version === version ? null : wrongState('This case has changed. Please look again.', row.status);

export const impossible = (status: string): AppError => wrongState('This decision is no longer possible.', status);

type Override = 'none' | 'second_administrator' | 'waiting_time';
interface Cleared {
  override: Override | 'requested';
  /** The set that an approved person was held against. */
  requirements: CaseView['requirements'];
}
const DECIDED: Cleared = { override: 'none', requirements: null };

/**
 * Refuses an approval with open items. Over a discrepancy or a hold, the first call only records the request; the
 * second administrator's call, or a lone one's after the waiting time, approves.
 */
async function clearedForApproval(
  deps: Deps,
  tx: Tx,
  me: string,
  row: CaseRow,
  reason: string | undefined,
): Promise<Cleared> {
  const view = await readCase(deps, tx, row.id, me);
  if (view.blockers.length > 0)
    throw new AppError('INVALID_INPUT', view.blockers.join(' '), { fields: { items: view.blockers.join(' ') } });
  const { requirements } = view;
  if (!view.needsOverride) return { override: 'none', requirements };
  const now = deps.clock.now();
  const request = row.overrideBy && row.overrideAt ? { by: row.overrideBy, at: row.overrideAt } : null;
  const otherAdministrators = await countOtherAdministrators(tx, me);
  const step = overrideStep({ request, me, otherAdministrators, now });
  if (step.step === 'approve') return { override: step.on, requirements };
  if (step.step === 'refuse') {
    const words =
      step.needs === 'second_administrator'
        ? 'Another administrator must agree to this approval.'
        : 'There is no second administrator, so this approval waits 24 hours from your request.';
    throw wrongState(words, row.status);
  }
  if (!reason)
    throw invalidField(
      'overrideReason',
      'Something here needs a second look. Say why it may be approved all the same.',
    );
  await saveCase(tx, row.id, {
    overrideBy: me,
    overrideAt: now,
    overrideReason: reason,
    claimedBy: null,
    claimedAt: null,
  });
  const detail = { reason, otherAdministrators };
  await audit(tx, { actorId: me, action: 'case.override_requested', subjectType: 'case', subjectId: row.id, detail });
  return { override: 'requested', requirements };
}

/** What opens a fix of one fact again is the person's change of it: without a marked item there would be no way on. */
async function requireMarkedItem(deps: Deps, tx: Tx, me: string, row: CaseRow): Promise<void> {
  const [obstacle] = obstaclesTo('needs_fix', await readCase(deps, tx, row.id, me));
  if (obstacle) throw invalidField('items', obstacle);
}

interface Outcome {
  me: string;
  row: CaseRow;
  decision: Decision['decision'];
  message: string | null;
  override: Override;
  requirements: CaseView['requirements'];
}

const WORD: Record<Decision['decision'], string> = {
  approved: 'approved',
  needs_fix: 'sent_back',
  rejected: 'rejected',
};

async function carryOut(
  deps: Deps,
  tx: Tx,
  { me, row, decision, message, override, requirements }: Outcome,
): Promise<void> {
  const at = deps.clock.now();
  const before: VerificationStatus = row.status;
  if (row.changes === null) await saveSubjectStatus(tx, row, decision, at);
  if (decision === 'approved') await settleOrganization(tx, row, at);
  const coversRole = row.changes === null || row.changes.includes(changeKey({ type: 'role', id: row.userId ?? '' }));
  if (row.userId && decision === 'approved' && coversRole) await settlePosition(tx, row.userId);
  await saveCase(tx, row.id, {
    status: decision,
    decidedBy: me,
    decidedAt: at,
    message,
    claimedBy: null,
    claimedAt: null,
    assignedTo: null,
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
      ...(override === 'none'
        ? {}
        : { override, requestedBy: row.overrideBy, requestedAt: row.overrideAt?.toISOString() }),
    },
  });
  if (decision === 'approved') await sampleApproval(deps, tx, me, row, at);
  await tellDecision(deps, tx, { row, decision, message });
}
