import { compare, namesOfEntry, namesOfPerson } from '#domains/verification/server/screening/index.ts';
import type { CheckFinding, CheckSource, ManualGuide } from '#domains/verification/contract/source-checks.ts';
import type { Certification, Position } from '#kernel/vocabulary.ts';

export interface Holder {
  fullName: string;
  formerNames: readonly string[];
}

export interface LicenseQuestion {
  about: 'license';
  holder: Holder;
  licenseType: Position;
  state: string;
  licenseNumber: string | null;
  compactStatus: 'single_state' | 'multistate';
  expiresOn: string | null;
}

export interface CertificationQuestion {
  about: 'certification';
  kind: Certification;
}

/** A person's NPI, or an organization's. */
export interface NpiQuestion {
  about: 'npi';
  npi: string;
  holder: Holder | { organizationNames: readonly string[] };
}

/** What is asked: the facts as they stood, kept with the answer, so that an answer to earlier facts is known as one. */
export type Question = LicenseQuestion | CertificationQuestion | NpiQuestion;

export interface SourceAnswer {
  /** `not_found`: the source knows nothing under this number, which proves nothing by itself. */
  outcome: 'match' | 'mismatch' | 'not_found';
  findings: CheckFinding[];
  /** What the source adds in its own words, for the reviewer. */
  notes: string[];
  /** The number to call back, where the source has one (an organization's). */
  phone?: string | null;
}

export type Step =
  | { step: 'answered'; answer: SourceAnswer }
  /** It answers later: come back with the reference. */
  | { step: 'waits'; reference: string; seconds: number }
  /** A person looks it up. */
  | { step: 'by_hand'; guide: ManualGuide };

/**
 * Where a claim can be checked: a registry that answers at once, one that answers later, or a reviewer with a link.
 * A failure to answer is a thrown `PeerFailure`, never an answer.
 */
export interface VerificationSource {
  readonly id: CheckSource | 'manual';
  /** After so many days the claim is asked about again; 0: only when somebody asks. */
  readonly daysToNextCheck: number;
  covers(question: Question): boolean;
  ask(question: Question): Promise<Step>;
  collect(reference: string, question: Question): Promise<Step>;
}

export const answered = (answer: SourceAnswer): Step => ({ step: 'answered', answer });

/** For the sources that answer at once. */
export const neverLater = (): Promise<Step> => Promise.reject(new Error('this source answers at once'));

const NAMED_ALIKE = new Set(['same', 'part', 'former']);
const GIVEN_ALIKE = new Set(['same', 'nickname', 'middle', 'initial']);

/** Whether the registry's name is the person's: a former or double name, a nickname or an initial is. */
export function isNamed(holder: Holder, theirs: { first: string; last: string }): boolean {
  const subject = (names: ReturnType<typeof namesOfPerson>) => ({ names, birthDate: null, states: [], npi: null });
  const found = compare(
    subject(namesOfPerson(holder.fullName, holder.formerNames)),
    subject(namesOfEntry({ lastName: theirs.last, firstName: theirs.first, middleName: '' })),
  );
  return NAMED_ALIKE.has(found.family) && GIVEN_ALIKE.has(found.given);
}

/** A finding that agrees, differs, or cannot be compared because one side says nothing. */
export const finding = (
  name: string,
  ours: string | null,
  theirs: string | null,
  agrees: boolean | null = ours === null || theirs === null ? null : ours === theirs,
): CheckFinding => ({ name, ours, theirs, agrees });

export const outcomeOf = (findings: readonly CheckFinding[]): 'match' | 'mismatch' =>
  findings.some(({ agrees }) => agrees === false) ? 'mismatch' : 'match';
