import { withdrawFact, lockPersonForChange, submitFactChange } from '#domains/verification/server/cases/index.ts';
import { closeRequestsOf } from '#domains/profiles/server/work-confirmations/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type {
  CertificationBody,
  EducationBody,
  LicenseBody,
  WorkBody,
} from '#domains/profiles/contract/candidate-facts.ts';
import {
  certificationTable,
  educationTable,
  licenseTable,
  readEntry,
  workTable,
  type FactTable,
} from './facts.repo.ts';
import type { FactItem } from '#domains/verification/contract/cases/case-items.ts';
import { updateOwnProfile } from './save-profile.ts';

interface FactService<Body> {
  /** Adds within a transaction of the caller. */
  addWithin(deps: Deps, tx: Tx, userId: string, body: Body): Promise<void>;
  add(deps: Deps, userId: string, body: Body): Promise<CandidateProfileView>;
  change(deps: Deps, userId: string, id: string, body: Body): Promise<CandidateProfileView>;
  remove(deps: Deps, userId: string, id: string): Promise<CandidateProfileView>;
}

type Entry = Awaited<ReturnType<typeof readEntry>>;

/** Credentials are always reviewed; work and education only when a settled entry changes. */
const isCredential = (type: FactItem) => type === 'license' || type === 'certification';

function needsCheck(type: FactItem, before: Entry, after: Entry): boolean {
  const isSettled = before?.state === 'verified' || before?.state === 'discrepancy';
  if (before?.content !== after?.content) return isCredential(type) || isSettled;
  return before?.state === 'discrepancy';
}

async function assertNoDuplicate<Body>(tx: Tx, table: FactTable<Body>, userId: string, body: Body, id?: string) {
  const twin = await table.twin?.(tx, userId, body, id);
  if (twin) throw invalidField(twin.field, twin.message);
}

/**
 * A person's operations on their own facts of one kind; each returns the whole profile. A change by an approved person
 * goes back to the reviewers, and only that change.
 */
function serviceOf<Body>(type: FactItem, table: FactTable<Body>): FactService<Body> {
  const addTo = async (deps: Deps, tx: Tx, userId: string, body: Body) => {
    await lockPersonForChange(tx, userId);
    await assertNoDuplicate(tx, table, userId, body);
    const id = await table.insert(tx, userId, body);
    if (isCredential(type)) await submitFactChange(deps, tx, { userId, type, id });
  };
  return {
    addWithin: addTo,
    add: (deps, userId, body) => updateOwnProfile(deps, userId, (tx) => addTo(deps, tx, userId, body)),
    change: (deps, userId, id, body) =>
      updateOwnProfile(deps, userId, async (tx) => {
        await lockPersonForChange(tx, userId);
        await assertNoDuplicate(tx, table, userId, body, id);
        const before = await readEntry(tx, type, userId, id);
        if (!(await table.update(tx, userId, id, body))) throw notFound('entry');
        if (type === 'work') await closeRequestsOf(deps, tx, { userId, workId: id, isRemoved: false });
        const after = await readEntry(tx, type, userId, id);
        if (needsCheck(type, before, after)) await submitFactChange(deps, tx, { userId, type, id });
      }),
    remove: (deps, userId, id) =>
      updateOwnProfile(deps, userId, async (tx) => {
        await lockPersonForChange(tx, userId);
        if (type === 'work') await closeRequestsOf(deps, tx, { userId, workId: id, isRemoved: true });
        if (!(await table.remove(tx, userId, id))) throw notFound('entry');
        await withdrawFact(deps, tx, { userId, type, id });
      }),
  };
}

export const licenseFacts = serviceOf('license', licenseTable);
export const certificationFacts = serviceOf('certification', certificationTable);
export const workFacts = serviceOf('work', workTable);
export const educationFacts = serviceOf('education', educationTable);

type FactToAdd =
  | { kind: 'license'; body: LicenseBody }
  | { kind: 'certification'; body: CertificationBody }
  | { kind: 'work'; body: WorkBody }
  | { kind: 'education'; body: EducationBody };

/** Adds a fact of any kind within a transaction of the caller. */
export function addFact(deps: Deps, tx: Tx, userId: string, fact: FactToAdd): Promise<void> {
  switch (fact.kind) {
    case 'license':
      return licenseFacts.addWithin(deps, tx, userId, fact.body);
    case 'certification':
      return certificationFacts.addWithin(deps, tx, userId, fact.body);
    case 'work':
      return workFacts.addWithin(deps, tx, userId, fact.body);
    case 'education':
      return educationFacts.addWithin(deps, tx, userId, fact.body);
  }
}
