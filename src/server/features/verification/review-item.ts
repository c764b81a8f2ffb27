import { DateTime } from 'luxon';
import { audit } from '#server/platform/audit.ts';
import { dayOf } from '#shared/kernel/days.ts';
import { admin, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { invalidField, notFound, wrongState } from '#server/platform/errors.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import { COPY_ONLY, REVOCABLE, type CaseItem } from '#shared/contracts/case-items.ts';
import type { CaseView, reviewItem as reviewCall } from '#shared/contracts/verification.ts';
import { saveCase } from './cases.repo.ts';
import { lockForWork } from './claim.ts';
import { ATTESTED, isFactType, saveFactCheck, saveReview, settlePosition, type FactCheck } from './facts.repo.ts';
import { readCase } from './read-case.ts';

type Given = InputOf<typeof reviewCall>;

/** A fact without an expiry of its own is looked at again after a year. */
const YEARS_TO_NEXT_CHECK = 1;

/**
 * One decision on one item. Accepting against a primary source verifies the fact (source, checker, date, next check);
 * accepting a copy leaves it attested; asking for a fix makes it a discrepancy with the message, or revoked where its
 * issuer says so.
 */
export const reviewItem = (deps: Deps, me: string, { params, body }: Given): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, params.id, me);
    if (row.status !== 'pending') throw wrongState('This case is decided already.', row.status);
    const before = await readCase(deps, tx, params.id, me);
    const item = before.items.find(({ type, id }) => type === params.itemType && id === params.itemId);
    if (!item) throw notFound('item');
    if (item.revision !== body.revision) {
      throw wrongState('This was changed while you looked at it. Please look again.', row.status);
    }
    if (body.isRevoked && !REVOCABLE.has(item.type)) {
      throw invalidField('isRevoked', 'Only a license or a certification can be revoked.');
    }
    const at = deps.clock.now();
    const { outcome, source, message } = body;
    const checked = { outcome, source: source ?? null, message: message || null, reviewedBy: me, reviewedAt: at };
    for (const { type, id, revision } of [item, ...papersOf(before, item, outcome)]) {
      await saveReview(tx, { ...checked, caseId: row.id, itemType: type, itemId: id, checklist: { revision } });
    }
    if (isFactType(item.type)) await saveFactCheck(tx, item.type, item.id, factCheckOf(body, item, me, at));
    if (item.type === 'role' && outcome === 'accepted') await settlePosition(tx, item.id);
    await auditReview(tx, me, row.id, item, body);
    await saveCase(tx, row.id, { claimedBy: me, claimedAt: at });
    return readCase(deps, tx, row.id, me);
  });

/** The papers shown with an accepted fact were looked at with it. */
const papersOf = (view: CaseView, item: CaseItem, outcome: 'accepted' | 'needs_fix') =>
  outcome === 'accepted' && item.type !== 'document'
    ? view.documents
        .filter(({ id }) => item.documentIds.includes(id))
        .map(({ id }) => ({ type: 'document' as const, id, revision: item.revision }))
    : [];

function factCheckOf(body: Given['body'], item: CaseItem, me: string, at: Date): FactCheck {
  const { outcome, isRevoked, source, message, nextCheckOn } = body;
  const { expiresOn } = item;
  if (outcome === 'needs_fix') {
    return {
      verificationState: isRevoked ? 'revoked' : 'discrepancy',
      verificationSource: source ?? null,
      verificationNote: message ?? null,
      verifiedBy: me,
      verifiedAt: at,
      nextCheckOn: null,
    };
  }
  if (!source || source === COPY_ONLY) return ATTESTED;
  const today = dayOf(at);
  if (nextCheckOn && nextCheckOn <= today) throw invalidField('nextCheckOn', 'The next check must be on a later day.');
  const inAYear = DateTime.fromISO(today).plus({ years: YEARS_TO_NEXT_CHECK }).toISODate() ?? today;
  return {
    verificationState: 'verified',
    verificationSource: source,
    verificationNote: message || null,
    verifiedBy: me,
    verifiedAt: at,
    nextCheckOn: nextCheckOn ?? (expiresOn && expiresOn > today && expiresOn < inAYear ? expiresOn : inAYear),
  };
}

const wordOf = ({ outcome, isRevoked, source }: Given['body']) => {
  if (outcome === 'needs_fix') return isRevoked ? 'revoked' : 'sent_back';
  return source === COPY_ONLY ? 'copy_accepted' : 'verified';
};

const auditReview = (tx: Tx, me: string, caseId: string, item: CaseItem, body: Given['body']) =>
  audit(tx, {
    actorId: me,
    action: `${item.type}.${wordOf(body)}`,
    subjectType: item.type,
    subjectId: item.id,
    detail: { caseId, ...(body.source ? { source: body.source } : {}) },
  });
