import type { z } from 'zod';
import { namedMembers } from '#domains/employers/server/hiring-team/index.ts';
import type { getJobManagers } from '#domains/jobs/contract/job-managers.ts';
import { lockForChange, findMine } from '#domains/jobs/server/jobs/index.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField, notFound } from '#platform/server/errors.ts';
import { managersOf, replaceManagers } from './managers.repo.ts';

type JobManagersView = z.output<(typeof getJobManagers)['response']>;

export const readManagers = (deps: Deps, userId: string, jobId: string): Promise<JobManagersView> =>
  deps.db.as(user(userId), (tx) => view(tx, jobId));

/** Owners and recruiters name them. */
export const nameManagers = (
  deps: Deps,
  userId: string,
  jobId: string,
  userIds: readonly string[],
): Promise<JobManagersView> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockForChange(tx, jobId);
    const able = new Set((await ableFor(tx, job.organizationId)).map((member) => member.userId));
    if (userIds.some((id) => !able.has(id))) {
      throw invalidField('userIds', 'One of these colleagues is no longer a hiring manager. Please choose again.');
    }
    await replaceManagers(tx, jobId, [...new Set(userIds)]);
    await audit(tx, { actorId: userId, action: 'job.managers_changed', subjectType: 'job', subjectId: jobId });
    return view(tx, jobId);
  });

async function view(tx: Tx, jobId: string): Promise<JobManagersView> {
  const row = await findMine(tx, jobId);
  if (!row) throw notFound('job');
  const named = await managersOf(tx, jobId);
  const members = await ableFor(tx, row.job.organizationId);
  return {
    members: members.map(({ userId, name }) => ({ userId, name: name ?? 'No name yet', isNamed: named.has(userId) })),
    mayName: row.mayEdit,
  };
}

/** The hiring managers of the organization and of those above it, whom a viewer's own rights may not show. */
const ableFor = (tx: Tx, organizationId: string) =>
  elevate(tx, () => namedMembers(tx, organizationId, ['hiring_manager']));
