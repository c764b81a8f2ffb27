import type { JobFacts, MatchReceipt, NearMiss } from '#domains/matching/engine/types.ts';
import { MOVE } from '#domains/matching/engine/explain/near-miss.ts';
import type { ChangeKind } from '#domains/matching/contract/what-if.ts';
import { addDays } from '#kernel/days.ts';
import type { CandidateRow } from '../facts/candidate-facts.repo.ts';

/** One thing a person could add to the profile or accept. */
export interface Change {
  kind: ChangeKind;
  /** A certification, a skill, a state, a shift, miles, cents: by kind. */
  value: string;
}

/** Days that a new license or certification is valid here. */
const TWO_YEARS = 730;

type Apply = (row: CandidateRow, value: string, today: string) => Partial<CandidateRow>;

const added = <T extends string>(list: readonly T[], value: string): T[] => [...new Set([...list, value as T])];

/** How each change alters the stored facts, so that everything that follows from them is computed as for real ones. */
const APPLY: Record<ChangeKind, Apply> = {
  certification: ({ certifications }, value, today) => ({
    certifications: [
      ...certifications,
      { id: value as CandidateRow['certifications'][number]['id'], expiresOn: addDays(today, TWO_YEARS) },
    ],
  }),
  skill: ({ skills }, value) => ({ skills: added(skills, value) }),
  specialty: ({ specialties }, value) => ({ specialties: added(specialties, value) }),
  license: ({ licenses, position }, value, today) => ({
    licenses: position
      ? [
          ...licenses,
          {
            state: value as CandidateRow['licenses'][number]['state'],
            type: position,
            compactStatus: 'single_state',
            status: 'active',
            issuedOn: today,
            expiresOn: addDays(today, TWO_YEARS),
            privilegeWithdrawnStates: [],
            verified: true,
          },
        ]
      : licenses,
  }),
  shift: ({ shifts }, value) => ({ shifts: added(shifts, value) }),
  shift_pattern: ({ shift_patterns }, value) => ({ shift_patterns: added(shift_patterns, value) }),
  employment_type: ({ employment_types }, value) => ({ employment_types: added(employment_types, value) }),
  radius: (_, value) => ({ radius_miles: Number(value) }),
};

export const changed = (row: CandidateRow, { kind, value }: Change, today: string): CandidateRow => ({
  ...row,
  ...APPLY[kind](row, value, today),
});

/** What this job would like and the person lacks. */
export function changesForJob(receipt: MatchReceipt, job: JobFacts): Change[] {
  const held = (feature: string): readonly string[] => {
    const facts = receipt.employerSide.find((part) => part.feature === feature)?.facts['held'];
    return Array.isArray(facts) ? (facts as string[]) : [];
  };
  const lacking = (named: readonly string[], feature: string) =>
    named.filter((value) => !held(feature).includes(value));
  const specialty = receipt.employerSide.find((part) => part.feature === 'specialty');
  return [
    ...lacking(job.preferredCertifications, 'certifications').map(
      (value) => ({ kind: 'certification', value }) as const,
    ),
    ...lacking(job.skills, 'skills').map((value) => ({ kind: 'skill', value }) as const),
    ...(job.specialty && specialty?.value === 0 ? [{ kind: 'specialty', value: job.specialty } as const] : []),
  ];
}

/** A change that opens further jobs; null where no single change of the profile does. */
export function changeOf({ code, gate, facts }: NearMiss): Change | null {
  const subject = typeof facts['subject'] === 'string' ? facts['subject'] : '';
  if (gate === 'certifications') return subject.includes('+') ? null : { kind: 'certification', value: subject };
  if (gate === 'license') return code.startsWith('LICENSE_MISSING') ? { kind: 'license', value: subject } : null;
  if (gate === 'shift' || gate === 'shift_pattern' || gate === 'employment_type') return { kind: gate, value: subject };
  const miles = facts['opensAll'];
  if (gate !== 'distance' || subject === MOVE || typeof miles !== 'number') return null;
  return { kind: 'radius', value: String(Math.ceil(miles)) };
}
