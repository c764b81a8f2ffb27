import { membershipOf, namedHiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { jobReassigned } from '#domains/jobs/contract/job-events.ts';
import type { MovedJobs } from '#domains/jobs/contract/job-table.ts';
import { findMine, lockForChange } from '#domains/jobs/server/jobs/index.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { saveResponsible } from './job-table.repo.ts';

/** Owners and recruiters of the member's organization: the roles that can do all of the work on a job. */
export const listAble = (deps: Deps, me: string) =>
  deps.db.as(user(me), async (tx) => {
    const membership = await membershipOf(tx, me);
    const team = membership ? await elevate(tx, () => namedHiringTeam(tx, membership.organization.id)) : [];
    return { items: team.map(({ userId, name }) => ({ userId, name: name ?? 'No name yet', isMe: userId === me })) };
  });

/** Each job in a transaction of its own: one that the member may not change is refused, and the others move. */
export async function reassignSeveral(
  deps: Deps,
  me: string,
  { ids, userId }: { ids: readonly string[]; userId: string },
): Promise<MovedJobs> {
  const result: MovedJobs = { moved: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await reassign(deps, me, id, userId);
      result.moved.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const row = await deps.db.as(user(me), (tx) => findMine(tx, id));
      result.refused.push({ id, title: row?.job.title ?? '', why: error.message });
    }
  }
  return result;
}

/** Repeating it changes nothing, and no one hears of it twice. */
const reassign = (deps: Deps, me: string, id: string, userId: string): Promise<void> =>
  deps.db.as(user(me), async (tx) => {
    const job = await lockForChange(tx, id);
    if (job.createdBy === userId) return;
    const team = await elevate(tx, () => namedHiringTeam(tx, job.organizationId));
    if (!team.some((member) => member.userId === userId)) {
      throw invalidField('userId', 'This colleague is not an owner or a recruiter for this job. Choose another one.');
    }
    await saveResponsible(tx, id, userId);
    const { organizationId, createdBy: from } = job;
    await publish(deps, tx, jobReassigned, {
      jobId: id,
      organizationId,
      actor: 'employer',
      actorId: me,
      from,
      to: userId,
    });
  });
