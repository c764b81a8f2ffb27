import { DateTime } from 'luxon';
import { z } from 'zod';
import { administratorsAtWork } from '#domains/accounts/server/identity/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { morningReport } from './morning-report.notices.ts';
import { say, suggest, type Line, type Morning } from './morning-lines.ts';
import { readMorning } from './read-morning.ts';

/** Often, so that a report is sent soon after a restart; the day in its key lets it leave once. */
export const morningReportJob = defineJob({ name: 'morning-report.send', payload: z.object({}), cron: '*/5 * * * *' });

const ZONE = 'America/Chicago';
/** A server that was down longer sends none that day: it would no longer be the morning's. */
const LATEST_HOURS = 5;

/** Mails the morning's report to the administrators who chose it, once a day from the configured hour on. */
export async function sendMorningReports(deps: Deps): Promise<void> {
  const local = DateTime.fromJSDate(deps.clock.now(), { zone: ZONE });
  const { morningReportHour: hour } = deps.env;
  if (local.hour < hour || local.hour >= hour + LATEST_HOURS) return;
  const administrators = await deps.db.as(service, administratorsAtWork);
  for (const userId of administrators) {
    const morning = await readMorning(deps, userId);
    const day = local.toFormat('cccc, LLLL d');
    await deps.db.as(service, (tx) =>
      notify(deps, tx, morningReport, {
        userId,
        data: { day, summary: summaryOf(morning), items: itemsOf(morning, deps.env.appUrl) },
        href: '/admin/overview',
        dedupeKey: `morning_report:${local.toISODate()}`,
      }),
    );
  }
}

const total = (lines: readonly Line[]) => lines.reduce((sum, { count }) => sum + count, 0);

function summaryOf({ waiting, broke }: Morning): string {
  const open = total(waiting);
  const broken = total(broke);
  if (open + broken === 0) return "Nothing broke, and nothing is waiting. You're all caught up.";
  const words =
    broken === 0 ? 'Nothing broke' : `${broken.toLocaleString('en-US')} ${broken === 1 ? 'thing' : 'things'} broke`;
  return `${words}, and ${open.toLocaleString('en-US')} ${open === 1 ? 'thing is' : 'things are'} waiting.`;
}

/** Sections without anything in them say so in one line. */
function itemsOf(morning: Morning, appUrl: string) {
  const urlOf = (path: string) => new URL(path, appUrl).href;
  const section = (name: string, lines: readonly Line[], nothing: string) => {
    const some = lines.filter(({ count }) => count > 0);
    if (some.length === 0) return [{ title: nothing, body: name, url: urlOf('/admin/overview') }];
    return some.map((line) => ({ title: say(line), body: name, url: urlOf(line.path) }));
  };
  return [
    ...section('Came in since yesterday', morning.cameIn, 'Nothing new'),
    ...section('Waiting', morning.waiting, 'Nothing is waiting'),
    ...section('Broke', morning.broke, 'Nothing broke'),
    ...suggest(morning).map(({ title, body, path }) => ({ title, body: `Suggested: ${body}`, url: urlOf(path) })),
  ];
}
