import { personHref } from '#domains/hiring/contract/applicants.ts';
import { conversationHref } from '#domains/hiring/contract/conversations/conversations.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { notify, notifyAll } from '#domains/messaging/server/notifications/index.ts';
import { dayOf } from '#kernel/days.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { remindedOf } from './recipients.ts';
import { candidateNudge, employerNudge } from './waits.notices.ts';
import { assigneeOf, openQuestions, type DueWait } from './waits.repo.ts';

type Reminder = 'half' | 'due' | 'overdue';

/** Reminds the side that owes an answer, once for each step. */
export async function nudge(deps: Deps, tx: Tx, { wait, job, candidateId }: DueWait, step: Reminder): Promise<void> {
  const { applicationId, side, since, dueAt } = wait;
  const data = { jobTitle: job.title, step, dueAt: dueAt.toISOString(), timeZone: clockOf(job.zip) };
  const dedupeKey = `nudge:${side}:${applicationId}:${since.getTime()}:${step}`;
  const ids = { applications: applicationId, jobs: job.id };
  if (side === 'candidate') {
    const questions = await openQuestions(tx, applicationId);
    const isForDocument = questions.every((question) => question === 'document') && questions.length > 0;
    const href = isForDocument
      ? conversationHref(applicationId)
      : `/job-seeker/interviews?application=${applicationId}`;
    return notify(deps, tx, candidateNudge, { userId: candidateId, data, href, dedupeKey, ids });
  }
  const contactId = (await assigneeOf(tx, applicationId)) ?? job.createdBy;
  const team = { organizationId: job.organizationId, contactId };
  const reminded = await remindedOf(tx, step, dayOf(deps.clock.now()), team);
  const list = `/employer/jobs/${job.id}`;
  await notifyAll(
    deps,
    tx,
    employerNudge,
    reminded.map((userId) => ({
      userId,
      data,
      href: personHref(job.id, applicationId),
      dedupeKey,
      ids,
      group: { key: `nudge:${step}:${job.id}`, href: list },
    })),
  );
}
