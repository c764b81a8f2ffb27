import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { DocumentView } from '#domains/profiles/contract/documents.ts';
import type { FactState } from '#kernel/vocabulary.ts';
import { addDays } from '#kernel/days.ts';
import { DAY_MS } from '#kernel/durations.ts';

export type RowState = 'verified' | 'stated' | 'in_review' | 'needs_attention' | 'expired' | 'revoked' | 'missing';

/** A line of a section card: a fact with its state, or a value with its name. */
export interface SectionRow {
  id: string;
  label: string;
  /** Beside the label. */
  value?: string | undefined;
  /** Below the label. */
  detail?: string | undefined;
  state?: RowState | undefined;
  /** Days until it expires, if that is soon. */
  expiresIn?: number | undefined;
}

/** Days before its expiration from which a credential is marked. */
const NOTICE_DAYS = 60;

export interface ProfileFacts {
  profile: CandidateProfileView;
  documents: readonly DocumentView[];
  today: string;
}

interface Checked {
  verificationState: FactState;
  isBeingChecked: boolean;
  expiresOn?: string | null;
}

const STATES: Record<FactState, RowState> = {
  attested: 'stated',
  verified: 'verified',
  discrepancy: 'needs_attention',
  expired: 'expired',
  revoked: 'revoked',
};

/** The state of a fact today. A credential past its day has expired, even before the nightly check says so. */
export function stateOf(fact: Checked, today: string): Pick<SectionRow, 'state' | 'expiresIn'> {
  if (fact.isBeingChecked) return { state: 'in_review' };
  const state = STATES[fact.verificationState];
  if (state !== 'verified' && state !== 'stated') return { state };
  const { expiresOn } = fact;
  if (!expiresOn) return { state };
  if (expiresOn < today) return { state: 'expired' };
  if (expiresOn > addDays(today, NOTICE_DAYS)) return { state };
  return { state, expiresIn: Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY_MS) };
}
