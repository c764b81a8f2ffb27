import { isDeepStrictEqual } from 'node:util';
import type { CheckRow } from '../source-checks/checks.repo.ts';
import type { OrganizationFacts } from '../case/facts.repo.ts';
import { organizationQuestions } from '../source-checks/questions.ts';

export interface OfficialNumber {
  number: string;
  /** Where it was found, as it is recorded with the call. */
  source: string;
}

/**
 * The number to call an organization back at, which it did not give us: the facility directory's, or else the one that
 * NPPES has for its NPI when the name there is its own.
 */
export function findOfficialNumber(facts: OrganizationFacts, checks: readonly CheckRow[]): OfficialNumber | null {
  const { directory, organization } = facts;
  if (directory?.phone) return { number: directory.phone, source: `CMS directory, ${directory.ccn}` };
  const [question] = organizationQuestions(facts).values();
  const last = checks.find(({ source, state }) => source === 'nppes' && state === 'answered');
  if (last?.outcome !== 'match' || !last.phone || !isDeepStrictEqual(last.question, question)) return null;
  return { number: last.phone, source: `NPPES, ${organization.npi ?? ''}` };
}
