import { lockOwn, membershipOf } from '#domains/employers/server/hiring-team/index.ts';
import type { CriteriaSet, Criterion } from '#domains/hiring/contract/scorecards/criteria.ts';
import { starterCriteria } from '#domains/hiring/contract/scorecards/starter-sets.ts';
import { POSITIONS, type Position } from '#kernel/vocabulary.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { insertCriteria, latestCriteria, type CriteriaRow } from './criteria.repo.ts';

const WRITERS = ['owner', 'recruiter'] as const;

const present = (position: Position, row: CriteriaRow | undefined): CriteriaSet =>
  row
    ? { position, version: row.version, criteria: row.criteria, updatedAt: row.createdAt.toISOString() }
    : { position, version: 0, criteria: starterCriteria(position), updatedAt: null };

/** What a scorecard begun now is written by. */
export async function criteriaFor(tx: Tx, organizationId: string, position: Position): Promise<CriteriaSet> {
  const [row] = await latestCriteria(tx, organizationId, position);
  return present(position, row);
}

export const listSets = (deps: Deps, userId: string): Promise<{ items: CriteriaSet[] }> =>
  deps.db.as(user(userId), async (tx) => {
    const membership = await membershipOf(tx, userId);
    const rows = membership ? await latestCriteria(tx, membership.organization.id) : [];
    return {
      items: POSITIONS.map((position) =>
        present(
          position,
          rows.find((row) => row.position === position),
        ),
      ),
    };
  });

/** Adds a version. Scorecards that were begun keep theirs. */
export const saveSet = (
  deps: Deps,
  userId: string,
  position: Position,
  { version, criteria }: { version: number; criteria: Criterion[] },
): Promise<CriteriaSet> =>
  deps.db.as(user(userId), async (tx) => {
    const organizationId = (await lockOwn(tx, userId, WRITERS)).organization.id;
    const current = await criteriaFor(tx, organizationId, position);
    const row = { position, version: version + 1, criteria, createdAt: deps.clock.now() };
    if (current.version !== version || !(await insertCriteria(tx, { organizationId, ...row }))) {
      throw new AppError(
        'CONFLICT',
        'These criteria changed in the meantime. Reload the page and make your change again.',
      );
    }
    return present(position, row);
  });
