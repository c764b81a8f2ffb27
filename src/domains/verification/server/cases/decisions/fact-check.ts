import { DateTime } from 'luxon';
import { invalidField } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { COPY_ONLY, type CaseItem } from '#domains/verification/contract/cases/case-items.ts';
import type { reviewItem } from '#domains/verification/contract/verification.ts';
import { dayOf } from '#kernel/days.ts';
import type { FactState } from '#kernel/vocabulary.ts';
import type { PersonFacts } from '../case/facts.repo.ts';

type Given = InputOf<typeof reviewItem>['body'];

/** What a decision records on a fact; profiles writes it. */
export interface FactCheck {
  verificationState: FactState;
  verificationSource: string | null;
  verificationNote: string | null;
  verifiedBy: string | null;
  verifiedAt: Date | null;
  nextCheckOn: string | null;
}

/** Stated by the person, unchecked. */
const ATTESTED: FactCheck = {
  verificationState: 'attested',
  verificationSource: null,
  verificationNote: null,
  verifiedBy: null,
  verifiedAt: null,
  nextCheckOn: null,
};

/** A fact without an expiration date is rechecked after a year. */
const YEARS_TO_NEXT_CHECK = 1;

/** The check that a decision records on a fact. The expiration is the item's `expiresOn`, never a displayed field. */
export function factCheckOf(
  { outcome, isRevoked, source, message, nextCheckOn }: Given,
  { expiresOn }: Pick<CaseItem, 'expiresOn'>,
  me: string,
  at: Date,
): FactCheck {
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

/** A person's facts after a decision on one of their items. */
export function withDecision(
  facts: PersonFacts,
  { type, id }: Pick<CaseItem, 'type' | 'id'>,
  outcome: Given['outcome'],
  check: FactCheck | null,
): PersonFacts {
  if (type === 'role' && outcome === 'accepted') return withConfirmedPosition(facts);
  const checked = <F extends { id: string }>(rows: readonly F[]) =>
    rows.map((row) => (row.id === id ? { ...row, ...check } : row));
  return {
    ...facts,
    licenses: facts.licenses.map((license) => ({ ...license, row: checked([license.row])[0] ?? license.row })),
    certifications: checked(facts.certifications),
    work: checked(facts.work),
    education: checked(facts.education),
  };
}

export const withConfirmedPosition = (facts: PersonFacts): PersonFacts => ({
  ...facts,
  candidate: { ...facts.candidate, approvedPosition: null },
});
