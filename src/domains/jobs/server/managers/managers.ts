import type { z } from 'zod';
import { namedMembers } from '#domains/employers/server/hiring-team/index.ts';
import { MOST_MANAGERS, type getJobManagers, type saveJobManagers } from '#domains/jobs/contract/job-managers.ts';
import { lockForChange, findMine, type Job } from '#domains/jobs/server/jobs/index.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import { audit } from '#platform/server/audit.ts';
import { elevate, user, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, notFound } from '#platform/server/errors.ts';
import { deleteManager, insertManager, managersOf } from './managers.repo.ts';

type JobManagersView = z.output<(typeof getJobManagers)['response']>;

export const readManagers = (deps: Deps, userId: string, jobId: string): Promise<JobManagersView> =>
  deps.db.as(user(userId), (tx) => view(tx, jobId));

/** Owners and recruiters name them, one at a time, so that a colleague's choice in the meantime stays. */
export const nameManager = (
  deps: Deps,
  userId: string,
  jobId: string,
  { userId: memberId, isNamed }: InputOf<typeof saveJobManagers>['body'],
): Promise<JobManagersView> =>
  deps.db.as(user(userId), async (tx) => {
    const job = await lockForChange(tx, jobId);
    if (isNamed) {
      await requireNameable(tx, job, memberId);
      await insertManager(tx, jobId, memberId);
    } else {
      await deleteManager(tx, jobId, memberId);
    }
    await audit(tx, { actorId: userId, action: 'job.managers_changed', subjectType: 'job', subjectId: jobId });
    return view(tx, jobId);
  });

async function requireNameable(tx: Tx, { id, organizationId }: Job, memberId: string): Promise<void> {
  if (!(await ableFor(tx, organizationId)).some(({ userId }) => userId === memberId)) {
    throw invalidField('userId', 'This colleague is no longer a hiring manager. Please choose again.');
  }
  const named = await managersOf(tx, id);
  if (!named.has(memberId) && named.size >= MOST_MANAGERS) {
    throw new AppError('CONFLICT', `This job has ${MOST_MANAGERS} hiring managers. Remove one first.`);
  }
}

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
