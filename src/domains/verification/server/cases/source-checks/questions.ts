import type { Question } from '#domains/verification/server/sources/index.ts';
import type { OrganizationFacts, PersonFacts } from '../case/facts.repo.ts';
import { itemKey } from '#domains/verification/contract/cases/case-items.ts';

/** What registries can be asked about a subject, by item (`type:id`). */
export type Questions = ReadonlyMap<string, Question>;

export function personQuestions({ profile, candidate, secret, licenses, certifications }: PersonFacts): Questions {
  const holder = { fullName: profile.fullName ?? '', formerNames: secret.formerNames };
  const questions = new Map<string, Question>();
  if (candidate.npi) {
    questions.set(itemKey({ type: 'role', id: profile.userId }), { about: 'npi', npi: candidate.npi, holder });
  }
  for (const { row } of licenses) {
    const { id, licenseType, state, licenseNumber, compactStatus, expiresOn } = row;
    const stated = { licenseType, state, licenseNumber, compactStatus, expiresOn };
    questions.set(itemKey({ type: 'license', id }), { about: 'license', holder, ...stated });
  }
  for (const { id, kind } of certifications) {
    questions.set(itemKey({ type: 'certification', id }), { about: 'certification', kind });
  }
  return questions;
}

export function organizationQuestions({ organization: { id, npi, name, legalName } }: OrganizationFacts): Questions {
  if (!npi) return new Map();
  const holder = { organizationNames: [name, ...(legalName ? [legalName] : [])] };
  return new Map([[itemKey({ type: 'npi', id }), { about: 'npi', npi, holder }]]);
}
