import { isDeepStrictEqual } from 'node:util';
import type { CheckRow } from '../source-checks/checks.repo.ts';
import type { OrganizationFacts } from '../case/facts.repo.ts';
import { organizationQuestions } from '../source-checks/questions.ts';

export interface OfficialNumber {
  number: string;
  /** Where it was found, as recorded with the call. */
  source: string;
}

/**
 * An independent number for the call-back: the facility directory's, or else the one NPPES has for the organization's
 * NPI if the name there matches.
 */
export function findOfficialNumber(facts: OrganizationFacts, checks: readonly CheckRow[]): OfficialNumber | null {
  const { directory, organization } = facts;
  if (directory?.phone) return { number: directory.phone, source: `CMS directory, ${directory.ccn}` };
  const [question] = organizationQuestions(facts).values();
  const last = checks.find(({ source, state }) => source === 'nppes' && state === 'answered');
  if (last?.outcome !== 'match' || !last.phone || !isDeepStrictEqual(last.question, question)) return null;
  return { number: last.phone, source: `NPPES, ${organization.npi ?? ''}` };
}
