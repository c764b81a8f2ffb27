import type { Deps } from '#server/platform/deps.ts';
import { notFound } from '#server/platform/errors.ts';
import type { CandidateProfileView } from '#shared/contracts/candidates.ts';
import { certificationTable, educationTable, licenseTable, workTable, type FactTable } from './facts.repo.ts';
import { changing } from './save-profile.ts';

interface FactService<Body> {
  add(deps: Deps, userId: string, body: Body): Promise<CandidateProfileView>;
  change(deps: Deps, userId: string, id: string, body: Body): Promise<CandidateProfileView>;
  remove(deps: Deps, userId: string, id: string): Promise<CandidateProfileView>;
}

/** What a person does with their own facts of one kind; each answers the whole profile. */
const serviceOf = <Body>(table: FactTable<Body>): FactService<Body> => ({
  add: (deps, userId, body) => changing(deps, userId, (tx) => table.insert(tx, userId, body)),
  change: (deps, userId, id, body) =>
    changing(deps, userId, async (tx) => {
      if (!(await table.update(tx, userId, id, body))) throw notFound('entry');
    }),
  remove: (deps, userId, id) =>
    changing(deps, userId, async (tx) => {
      if (!(await table.remove(tx, userId, id))) throw notFound('entry');
    }),
});

export const licenseFacts = serviceOf(licenseTable);
export const certificationFacts = serviceOf(certificationTable);
export const workFacts = serviceOf(workTable);
export const educationFacts = serviceOf(educationTable);
