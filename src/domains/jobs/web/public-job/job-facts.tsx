import { day } from '#kernel/format.ts';
import { labelOf } from '#kernel/labels.ts';
import { EMPLOYMENT_TYPE_LABELS, FACILITY_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import type { PublicJob } from '#domains/jobs/contract/public-job.ts';
import { jobPageCopy } from './job-page.copy.ts';

export interface Attendance {
  interviews: number;
  missed: number | null;
}

interface JobFactsProps {
  job: PublicJob;
  attendance: Attendance | null;
}

export const JobFacts = ({ job, attendance }: JobFactsProps) => (
  <section aria-labelledby="facts" className="rounded-card border border-line bg-surface p-6">
    <h2 id="facts" className="text-xl">
      {jobPageCopy.facts}
    </h2>
    <dl className="mt-3">
      {factsOf(job, attendance).map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="text-right font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

function factsOf(job: PublicJob, attendance: Attendance | null): [label: string, value: string][] {
  const { labels } = jobPageCopy;
  const { interviews = 0, missed = null } = attendance ?? {};
  const all: [string, string | null | false][] = [
    [labels.employment, EMPLOYMENT_TYPE_LABELS[job.employmentType]],
    [labels.shift, `${SHIFT_LABELS[job.shift]} ${job.shiftPattern}`],
    [labels.specialty, job.specialty && labelOf(job.specialty)],
    [labels.facility, job.employer.facilityType && FACILITY_TYPE_LABELS[job.employer.facilityType]],
    [labels.start, job.startDate && day(job.startDate)],
    [labels.openings, String(job.openings)],
    [labels.until, job.validThrough && day(job.validThrough)],
    [labels.sponsorship, job.sponsorshipAvailable && jobPageCopy.sponsorship],
    [labels.interviews, missed !== null && jobPageCopy.interviews(interviews - missed, interviews)],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
