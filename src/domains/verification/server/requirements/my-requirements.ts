import { dayOf } from '#kernel/days.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { getMyRequirements } from '#domains/verification/contract/requirements.ts';
import {
  checkRequirements,
  type Asked,
  type CheckedRequirement,
} from '#domains/verification/contract/requirements-rules.ts';
import { myEmployers, readPacket } from './requirements.repo.ts';

/** Further employers appear only on the matches. */
const EMPLOYERS = 50;

/** Compares a person's packet with a job's requirements. Read once, used for every job on a page. */
export async function checkerFor(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  userId: string,
): Promise<(asked: Asked) => CheckedRequirement[]> {
  const { packet, set } = await readPacket(tx, userId);
  if (!set) return () => [];
  const today = dayOf(deps.clock.now());
  return (asked) => checkRequirements(set, packet, today, asked);
}

/** What each employer requires, and what this person still lacks. */
export const readMyRequirements = (deps: Deps, userId: string): Promise<AnswerOf<typeof getMyRequirements>> =>
  deps.db.as(user(userId), async (tx) => {
    const check = await checkerFor(deps, tx, userId);
    const employers = await myEmployers(tx, userId, EMPLOYERS);
    return {
      employers: employers.map(({ id, name, jobs, certifications, added }) => ({
        organizationId: id,
        name,
        jobs,
        items: check({ requiredCertifications: certifications, addedRequirements: added }),
      })),
    };
  });
