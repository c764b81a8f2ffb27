import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound, wrongState } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { COPY_ONLY, REVOCABLE, isFactItem, type CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import { itemReviewed } from '#domains/verification/contract/cases/case-events.ts';
import type { CaseView, reviewItem as reviewCall } from '#domains/verification/contract/verification.ts';
import { publish } from '#platform/server/events/publish.ts';
import { saveCase } from '../cases.repo.ts';
import { lockForWork } from '../claims/claim.ts';
import { requireEvidence } from './evidence.ts';
import { factCheckOf, withDecision } from './fact-check.ts';
import { saveReview } from '../case/facts.repo.ts';
import { loadCase, reloadCase } from '../case/read-case.ts';

type Given = Pick<InputOf<typeof reviewCall>, 'params' | 'body'>;

/**
 * One decision on one item, with its evidence. Accepting against a primary source verifies the fact (source, checker,
 * date, next check); accepting a copy leaves it attested; asking for a fix makes it a discrepancy with the message, or
 * revoked if its issuer says so.
 */
export const reviewItem = (deps: Deps, me: string, { params, body }: Given): Promise<CaseView> =>
  deps.db.as(admin(me), async (tx) => {
    const row = await lockForWork(deps, tx, params.id, me);
    if (row.status !== 'pending') throw wrongState('This case is already decided.', row.status);
    const loaded = await loadCase(deps, tx, params.id, me);
    const before = loaded.view;
    const item = before.items.find(({ type, id }) => type === params.itemType && id === params.itemId);
    if (!item) throw notFound('item');
    if (item.revision !== body.revision) {
      throw wrongState('This changed while you were reviewing it. Please look again.', row.status);
    }
    if (body.isRevoked && !REVOCABLE.has(item.type)) {
      throw invalidField('isRevoked', 'Only a license or a certification can be revoked.');
    }
    const at = deps.clock.now();
    const { outcome, source, message } = body;
    const evidence = requireEvidence(item, body, at);
    const decided = { caseId: row.id, outcome, message: message || null, reviewedBy: me, reviewedAt: at };
    const reviewed = { ...item, source: source ?? null, evidence };
    for (const { type, id, revision, ...against } of [reviewed, ...papersOf(before, item, outcome)]) {
      const standing = { source: against.source, evidence: against.evidence, checklist: { revision } };
      await saveReview(tx, { ...decided, ...standing, itemType: type, itemId: id });
    }
    const check = isFactItem(item.type) ? factCheckOf(body, item, me, at) : null;
    await publish(deps, tx, itemReviewed, {
      caseId: row.id,
      itemType: item.type,
      itemId: item.id,
      outcome,
      source: source ?? null,
      evidence: evidence?.kind ?? null,
      fact: check && { state: check.verificationState, nextCheckOn: check.nextCheckOn },
      reviewedBy: me,
      reviewedAt: at.toISOString(),
    });
    await saveCase(tx, row.id, { claimedBy: me, claimedAt: at });
    const person = loaded.data.person && withDecision(loaded.data.person, item, outcome, check);
    return reloadCase(deps, tx, loaded, me, { person });
  });

/** The documents shown with an accepted fact count as reviewed with it, as copies. */
const papersOf = (view: CaseView, item: CaseItem, outcome: 'accepted' | 'needs_fix') =>
  outcome === 'accepted' && item.type !== 'document'
    ? view.documents
        .filter(({ id }) => item.documentIds.includes(id))
        .map(({ id, kind, fileName }) => ({
          type: 'document' as const,
          id,
          revision: item.revision,
          source: COPY_ONLY,
          evidence: { kind: 'document' as const, documents: [{ id, kind, fileName }] },
        }))
    : [];
