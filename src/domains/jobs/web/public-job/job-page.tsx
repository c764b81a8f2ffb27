import type { OwnView } from '#domains/jobs/contract/search/found-job.ts';
import { Link } from 'react-router';
import { usualResponseWords, type UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import { employerPath } from '#domains/employers/contract/public-employer.ts';
import { labelOf } from '#kernel/labels.ts';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import { POSITION_LABELS } from '#kernel/vocabulary.ts';
import type { PublicJob, SimilarJob } from '#domains/jobs/contract/public-job.ts';
import { searchPath } from '#domains/jobs/contract/search/job-filters.ts';
import { RichText } from '#platform/web/ui/display/rich-text.tsx';
import { HowToApply } from './how-to-apply.tsx';
import { JobFacts, type Attendance } from './job-facts.tsx';
import { jobPageCopy } from './job-page.copy.ts';
import { requirementsOf } from './job-requirements.ts';
import { PayFacts } from './pay-facts.tsx';
import { BulletSection, Section } from './sections.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

interface OpenJobPageProps {
  job: PublicJob;
  /** Null with too few responses, and in a preview. */
  usual?: UsualResponse | null;
  similar: readonly SimilarJob[];
  /** What only a signed-in candidate sees. */
  own: OwnView | null;
  /** How many interviews its employer came to; `missed` is null with too few to say. */
  attendance?: Attendance | null;
  isSignedIn: boolean;
}

/** An open job with all of its facts, and how to apply. Rendered on the server without scripts. */
export function OpenJobPage({ job, usual = null, similar, own, attendance = null, isSignedIn }: OpenJobPageProps) {
  return (
    <>
      {job.isDemo && <DemoNote />}
      <p className="font-semibold text-wheat-600">{POSITION_LABELS[job.position]}</p>
      <h1 className="mt-2 max-w-4xl text-3xl md:text-4xl">{job.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">
        <EmployerName {...job.employer} />
        {` · ${job.city}, ${job.state}`}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {[jobPageCopy.posted(day(dayOf(job.publishedAt))), usual && usualResponseWords.both(usual)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="flex min-w-0 flex-col gap-10">
          <PayFacts job={job} />
          <Section title={jobPageCopy.work}>
            <RichText text={job.description} />
          </Section>
          <BulletSection title={jobPageCopy.needs} items={requirementsOf(job)} />
          <BulletSection
            title={jobPageCopy.helps}
            items={[...job.preferredCertifications, ...job.skills].map(labelOf)}
          />
          <BulletSection title={jobPageCopy.benefits} items={job.employer.benefits} />
          {job.employer.about && (
            <Section title={jobPageCopy.about(job.employer.name)}>
              <p className="measure">{job.employer.about}</p>
            </Section>
          )}
        </div>
        <div className="flex flex-col gap-6">
          <HowToApply job={job} own={own} isSignedIn={isSignedIn} />
          <JobFacts job={job} attendance={attendance} />
        </div>
      </div>
      <MoreJobs job={job} />
      <SimilarJobs jobs={similar} />
    </>
  );
}

const EmployerName = ({ name, slug }: PublicJob['employer']) =>
  slug === null ? (
    name
  ) : (
    <Link to={employerPath(slug)} className="underline underline-offset-4">
      {name}
    </Link>
  );

const MoreJobs = ({ job }: { job: PublicJob }) => (
  <p className="mt-10 print:hidden">
    <a href={searchPath({ place: job.place, position: job.position })} className="inline-flex min-h-11 items-center">
      {jobPageCopy.more(POSITION_LABELS[job.position], job.city)}
    </a>
  </p>
);

const DemoNote = () => (
  <div className="mb-8 rounded-card border border-warn/40 bg-warn-soft p-4" role="note">
    <p className="font-semibold">{jobPageCopy.demo.title}</p>
    <p>{jobPageCopy.demo.body}</p>
  </div>
);
