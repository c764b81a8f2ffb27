import { compare, namesOfEntry, namesOfPerson } from '#domains/verification/server/screening/index.ts';
import type { CheckFinding, CheckSource, ManualGuide } from '#domains/verification/contract/cases/source-checks.ts';
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

/** The facts asked about, kept with the answer to tell when it is about earlier facts. */
export type Question = LicenseQuestion | CertificationQuestion | NpiQuestion;

export interface SourceAnswer {
  /** `not_found`: the source has nothing under this number, which alone proves nothing. */
  outcome: 'match' | 'mismatch' | 'not_found';
  findings: CheckFinding[];
  /** The source's own remarks, for the reviewer. */
  notes: string[];
  /** The call-back number, if the source has one (for an organization). */
  phone?: string | null;
}

export type Step =
  | { step: 'answered'; answer: SourceAnswer }
  /** The answer comes later: collect it with the reference. */
  | { step: 'waits'; reference: string; seconds: number }
  /** A reviewer looks it up. */
  | { step: 'by_hand'; guide: ManualGuide };

/**
 * Where a claim can be checked: a registry that answers immediately or later, or a reviewer with a link. A failure to
 * answer is thrown as `PeerFailure`, never returned.
 */
export interface VerificationSource {
  readonly id: CheckSource | 'manual';
  /** Days until the claim is rechecked; 0: only on request. */
  readonly daysToNextCheck: number;
  covers(question: Question): boolean;
  ask(question: Question): Promise<Step>;
  collect(reference: string, question: Question): Promise<Step>;
}

export const answered = (answer: SourceAnswer): Step => ({ step: 'answered', answer });

/** For sources that answer immediately. */
export const neverLater = (): Promise<Step> => Promise.reject(new Error('this source answers at once'));

const NAMED_ALIKE = new Set(['same', 'part', 'former']);
const GIVEN_ALIKE = new Set(['same', 'nickname', 'middle', 'initial']);

/** Whether the registry's name is the person's; a former or double name, a nickname or an initial counts. */
export function isNamed(holder: Holder, theirs: { first: string; last: string }): boolean {
  const subject = (names: ReturnType<typeof namesOfPerson>) => ({ names, birthDate: null, states: [], npi: null });
  const found = compare(
    subject(namesOfPerson(holder.fullName, holder.formerNames)),
    subject(namesOfEntry({ lastName: theirs.last, firstName: theirs.first, middleName: '' })),
  );
  return NAMED_ALIKE.has(found.family) && GIVEN_ALIKE.has(found.given);
}

/** A finding that agrees, differs, or cannot be compared because one side is empty. */
export const finding = (
  name: string,
  ours: string | null,
  theirs: string | null,
  agrees: boolean | null = ours === null || theirs === null ? null : ours === theirs,
): CheckFinding => ({ name, ours, theirs, agrees });

export const outcomeOf = (findings: readonly CheckFinding[]): 'match' | 'mismatch' =>
  findings.some(({ agrees }) => agrees === false) ? 'mismatch' : 'match';
