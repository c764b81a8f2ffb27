import { overdueNow, queueAges } from '#domains/operations/server/overview/index.ts';
import { admin, service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { brokeSince, cameInSince } from './morning-figures.repo.ts';
import type { Line, Morning } from './morning-lines.ts';

type Queue = Awaited<ReturnType<typeof queueAges>>[number]['queue'];

const WAITING: readonly [Queue, Line['words'], path: string][] = [
  ['people', ['person waits for a review', 'people wait for a review'], '/admin/pending-approval'],
  ['organizations', ['organization waits for a review', 'organizations wait for a review'], '/admin/pending-approval'],
  ['reports', ['report is open', 'reports are open'], '/admin/reports'],
  ['messages', ['message is unanswered', 'messages are unanswered'], '/admin/messages'],
  ['faq', ['question waits for an answer', 'questions wait for an answer'], '/admin/faq'],
  ['role_requests', ['role request is open', 'role requests are open'], '/admin/role-requests'],
];

/** The last 24 hours and what is open now, as the administrator's overview counts it. */
export async function readMorning({ db, clock, env }: Deps, adminId: string): Promise<Morning> {
  const now = clock.now();
  const since = new Date(now.getTime() - DAY_MS);
  const [cameIn, queues, { overdueNow: overdue }] = await db.as(admin(adminId), async (tx) => [
    await cameInSince(tx, since, env.demo),
    await queueAges(tx),
    await overdueNow(tx, now, env.demo),
  ]);
  const broke = await db.as(service, (tx) => brokeSince(tx, since));
  const line = (count: number, one: string, many: string, path: string): Line => ({ count, words: [one, many], path });
  return {
    cameIn: [
      line(cameIn.candidates, 'new candidate', 'new candidates', '/admin/users'),
      line(cameIn.employers, 'new employer', 'new employers', '/admin/users'),
      line(cameIn.jobs, 'job published', 'jobs published', '/admin/jobs'),
      line(cameIn.applications, 'application', 'applications', '/admin/applications'),
      line(cameIn.hires, 'hire', 'hires', '/admin/overview'),
    ],
    waiting: [
      line(
        overdue,
        'application is past its response time',
        'applications are past their response time',
        '/admin/applications',
      ),
      ...WAITING.map(([queue, words, path]) => ({
        count: queues.find((one) => one.queue === queue)?.waiting ?? 0,
        words,
        path,
      })),
    ],
    broke: [
      line(broke.failedJobs, 'job failed for good', 'jobs failed for good', '/admin/rpc-health'),
      line(broke.deadMails, 'mail could not be delivered', 'mails could not be delivered', '/admin/mails'),
      line(broke.errors, 'open error occurred', 'open errors occurred', '/admin/errors'),
    ],
  };
}
