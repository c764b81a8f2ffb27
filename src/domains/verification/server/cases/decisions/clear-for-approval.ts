import { countOtherAdministrators } from '#domains/accounts/server/identity/index.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import { saveCase, type CaseRow } from '../cases.repo.ts';
import { nextOverrideStep } from './approval-rules.ts';

export type Override = 'none' | 'reason' | 'second_administrator' | 'waiting_time';

export interface Clearance {
  override: Override | 'requested';
  /** The requirement set that an approved person was checked against. */
  requirements: CaseView['requirements'];
  screening: CaseView['screening'];
  /** An organization approved on the only administrator's call to a number found elsewhere. */
  calledAlone: boolean;
  /** The reason given with this decision, and the concerns it covers. */
  reasoned?: { by: string; reason: string; over: string[] };
}

export const NO_CLEARANCE: Clearance = {
  override: 'none',
  requirements: null,
  screening: null,
  calledAlone: false,
};

/**
 * Refuses an approval with open items. Over concerns, one administrator's reason is enough. Over a discrepancy or a
 * hold, the first decision only records the request; the second administrator's decision, or a lone one's after the
 * waiting time, approves.
 */
export async function clearForApproval(
  deps: Deps,
  tx: Tx,
  me: string,
  row: CaseRow,
  view: CaseView,
  reason: string | undefined,
): Promise<Clearance> {
  if (view.blockers.length > 0) {
    const blockers = view.blockers.join(' ');
    throw new AppError('INVALID_INPUT', blockers, { fields: { items: blockers } });
  }
  const { requirements, screening, concerns, organization } = view;
  const known = row.overrideOver ?? [];
  const open = concerns.filter((concern) => !known.includes(concern));
  const reasoned =
    open.length > 0 ? { by: me, reason: requireReason(open, reason), over: [...known, ...open] } : undefined;
  const calledAlone = organization?.callSuffices === true && Boolean(organization.callback?.foundOn);
  const clearance = { requirements, screening, calledAlone, ...(reasoned && { reasoned }) };
  if (!view.needsOverride) return { ...clearance, override: concerns.length > 0 ? 'reason' : 'none' };

  const now = deps.clock.now();
  const request = row.overrideBy && row.overrideAt ? { by: row.overrideBy, at: row.overrideAt } : null;
  const otherAdministrators = await countOtherAdministrators(tx, me);
  const step = nextOverrideStep({ request, me, otherAdministrators, now });
  if (step.step === 'approve') return { ...clearance, override: step.on };
  if (step.step === 'refuse') {
    const message =
      step.needs === 'second_administrator'
        ? 'Another administrator must agree to this approval.'
        : 'There is no second administrator, so this approval waits 24 hours from your request.';
    throw wrongState(message, row.status);
  }
  const overrideReason = requireReason(['This approval needs a second administrator.'], reason);
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
  return { ...clearance, override: 'requested' };
}

function requireReason(open: readonly string[], reason: string | undefined): string {
  if (reason) return reason;
  throw invalidField('overrideReason', `${open.join(' ')} Say why you approve anyway.`);
}
