import type { AcceptedFactInput } from '#domains/profiles/contract/resume/resume-imports.ts';
import type { FactOf, SuggestedFact } from '#domains/profiles/contract/resume/suggestions.ts';
import { dayOf } from '#kernel/days.ts';
import type { resumeCopy as copy } from './resume.copy.ts';

export type MissingField = keyof typeof copy.fields;

const REQUIRED = {
  license: ['licenseType', 'state', 'licenseNumber', 'expiresOn'],
  work: ['employerName', 'facilityType', 'title', 'startedOn'],
  education: ['school', 'degree'],
  home: ['zip'],
} as const satisfies Partial<Record<SuggestedFact['kind'], readonly MissingField[]>>;

/** What the profile needs and the file doesn't state. */
export function missingIn(fact: SuggestedFact): MissingField[] {
  switch (fact.kind) {
    case 'license':
      return REQUIRED.license.filter((field) => fact[field] === null);
    case 'work':
      return REQUIRED.work.filter((field) => fact[field] === null);
    case 'education':
      return REQUIRED.education.filter((field) => fact[field] === null);
    case 'home':
      return REQUIRED.home.filter((field) => fact[field] === null);
    default:
      return [];
  }
}

/** The values of a license's form; a license whose date has passed is suggested as expired. */
export const licenseValues = (fact: FactOf<'license'>) => ({
  licenseType: fact.licenseType ?? undefined,
  state: fact.state ?? undefined,
  licenseNumber: fact.licenseNumber ?? '',
  compactStatus: fact.isMultistate ? ('multistate' as const) : ('single_state' as const),
  status: fact.expiresOn && fact.expiresOn < dayOf(new Date()) ? ('expired' as const) : ('active' as const),
  issuedOn: fact.issuedOn ?? '',
  expiresOn: fact.expiresOn ?? '',
});

/** A complete suggestion in the form in which it is accepted; null when something is missing. */
export function acceptedOf(fact: SuggestedFact): AcceptedFactInput | null {
  switch (fact.kind) {
    case 'license': {
      const { licenseType, state } = fact;
      if (missingIn(fact).length > 0 || !licenseType || !state) return null;
      return { kind: 'license', body: { ...licenseValues(fact), licenseType, state } };
    }
    case 'certification':
      return {
        kind: 'certification',
        body: { kind: fact.certification, issuedOn: fact.issuedOn, expiresOn: fact.expiresOn },
      };
    case 'work': {
      const { employerName, facilityType, title, startedOn, specialty, city, state, endedOn } = fact;
      if (!employerName || !facilityType || !title || !startedOn) return null;
      return {
        kind: 'work',
        body: { employerName, facilityType, title, startedOn, specialty, city, state, endedOn },
      };
    }
    case 'education': {
      const { school, degree, graduatedOn } = fact;
      return school && degree ? { kind: 'education', body: { school, degree, graduatedOn } } : null;
    }
    case 'home':
      return fact.zip ? { kind: 'home', zip: fact.zip } : null;
    default:
      return fact;
  }
}
