import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { certifications, education, licenses, workHistory } from '#domains/profiles/db/candidates.ts';
import type { FACT_TABLES } from './facts.repo.ts';
import { itemReviews } from '#domains/verification/db/verification.ts';
import type { FactItem } from '#domains/verification/contract/cases/case-items.ts';
import { FACT_STATES, type FactState } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** The checks of facts. All run as `service`: people can't write these columns. */

interface Fact {
  type: FactItem;
  id: string;
}

/** Stated by the person, unchecked. */
const UNCHECKED = {
  verificationState: 'attested',
  verificationSource: null,
  verificationNote: null,
  verifiedBy: null,
  verifiedAt: null,
  nextCheckOn: null,
} as const;

type Check = Pick<PgUpdateSetSource<typeof licenses>, keyof typeof UNCHECKED>;

/** Each table by its name, so that the check on the owners of tables can read who writes it. */
function saveCheck(tx: Tx, { type, id }: Fact, check: Check, states: readonly FactState[] = FACT_STATES) {
  const isIt = (table: (typeof FACT_TABLES)[FactItem]) =>
    and(eq(table.id, id), inArray(table.verificationState, [...states]));
  switch (type) {
    case 'license':
      return tx.update(licenses).set(check).where(isIt(licenses));
    case 'certification':
      return tx.update(certifications).set(check).where(isIt(certifications));
    case 'work':
      return tx.update(workHistory).set(check).where(isIt(workHistory));
    case 'education':
      return tx.update(education).set(check).where(isIt(education));
  }
}

export async function markUnchecked(tx: Tx, fact: Fact): Promise<void> {
  await saveCheck(tx, fact, UNCHECKED);
}

interface Review extends Fact {
  caseId: string;
  state: FactState;
  source: string | null;
  nextCheckOn: string | null;
  by: string;
  at: Date;
}

/** Records a reviewer's decision, with the message of the review as its note. */
export async function saveFactReview(tx: Tx, review: Review): Promise<void> {
  const { type, id, caseId, state, source, nextCheckOn, by, at } = review;
  if (state === 'attested') return markUnchecked(tx, review);
  const { message, itemType, itemId } = itemReviews;
  const isOfThis = and(eq(itemReviews.caseId, caseId), eq(itemType, type), eq(itemId, id));
  await saveCheck(tx, review, {
    verificationState: state,
    verificationSource: source,
    verificationNote: sql`(select ${message} from ${itemReviews} where ${isOfThis})`,
    verifiedBy: by,
    verifiedAt: at,
    nextCheckOn,
  });
}

interface Dispute extends Fact {
  source: string;
  note: string;
  at: Date;
}

/** A registry contradicts the fact. An expired or revoked fact keeps its state, which says more. */
export async function saveDiscrepancy(tx: Tx, { source, note, at, ...fact }: Dispute): Promise<void> {
  const check = {
    ...UNCHECKED,
    verificationState: 'discrepancy',
    verificationSource: source,
    verificationNote: note,
    verifiedAt: at,
  } as const;
  await saveCheck(tx, fact, check, ['attested', 'verified', 'discrepancy']);
}
