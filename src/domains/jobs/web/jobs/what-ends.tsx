import type { JobView } from '#domains/jobs/contract/jobs.ts';
import { OFFER_WITHDRAWN_NEWS } from '#domains/hiring/contract/decline-reasons.ts';
import { moveCopy as copy } from './job-moves.copy.ts';

/** The number of open applications. */
export const openOn = ({ applied, shortlisted, interviewing, offered }: JobView['funnel']): number =>
  applied + shortlisted + interviewing + offered;

/** What ends with the job, and what the people concerned will read. */
export function WhatEnds({ job, how }: { job: JobView; how: keyof typeof copy.asks }) {
  const open = openOn(job.funnel);
  const { openInterviews, offered } = job.funnel;
  const { news, reason } = copy.asks[how];
  if (open === 0) return null;
  return (
    <div className="flex flex-col gap-3 text-sm">
      <ul className="flex list-disc flex-col gap-1 pl-5 empty:hidden">
        {openInterviews > 0 && <li>{copy.ends.interviews(openInterviews)}</li>}
        {offered > 0 && <li>{copy.ends.offers(offered)}</li>}
      </ul>
      <News label={copy.reads.applicants(open)} title={news.title} body={news.body(job.draft.title)} reason={reason} />
      {offered > 0 && <News label={copy.reads.offered(offered)} {...OFFER_WITHDRAWN_NEWS} reason={reason} />}
    </div>
  );
}

function News({ label, title, body, reason }: { label: string; title: string; body: string; reason: string }) {
  return (
    <section className="rounded-control border border-line bg-paper p-4">
      <h3 className="text-ink-soft">{label}</h3>
      <p className="mt-1 font-medium">{title}</p>
      <p className="wrap-anywhere">{body}</p>
      <p>{copy.reads.because(reason)}</p>
    </section>
  );
}
