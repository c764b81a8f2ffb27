import type { OwnView } from '#domains/jobs/contract/search/found-job.ts';
import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { Fit } from '../search/fit.tsx';
import { SaveJob } from '../search/save-job.tsx';
import { signInFor } from '../search/sign-in-for.ts';
import { jobPageCopy } from './job-page.copy.ts';

const { apply } = jobPageCopy;
const applyPath = (jobId: string) => `/job-application?job=${jobId}`;

interface ApplyProps {
  job: { id: string; slug: string; title: string };
  /** Null for everyone but candidates. */
  own: OwnView | null;
  isSignedIn: boolean;
}

/** How a visitor applies, or how the job fits the candidate and the way to apply. Employers have nothing to do here. */
export function HowToApply({ job, own, isSignedIn }: ApplyProps) {
  if (!own && isSignedIn) return null;
  return (
    <section
      // The heart leads back here.
      id={`job-${job.slug}`}
      aria-labelledby="apply"
      className="scroll-mt-4 rounded-card border border-line bg-surface p-6 print:hidden"
    >
      <h2 id="apply" className="text-xl">
        {own ? apply.yours : apply.title}
      </h2>
      {own ? <OwnApply job={job} own={own} /> : <VisitorApply jobId={job.id} />}
    </section>
  );
}

const OwnApply = ({ job, own }: { job: ApplyProps['job']; own: OwnView }) => (
  <>
    <Fit fit={own.fits[job.id]} />
    <div className="mt-5 flex items-center gap-2">
      <LinkButton reloadDocument to={applyPath(job.id)} isWide>
        {apply.apply}
      </LinkButton>
      <SaveJob job={job} own={own} back={`/jobs/${job.slug}`} />
    </div>
    <p className="mt-3 text-sm text-ink-soft">{apply.shared}</p>
  </>
);

const VisitorApply = ({ jobId }: { jobId: string }) => (
  <>
    <p className="mt-2 text-ink-soft">{apply.body}</p>
    <LinkButton to="/candidate-signup" isWide className="mt-5 text-center">
      {apply.signUp}
    </LinkButton>
    <p className="mt-3 text-sm text-ink-soft">{apply.free}</p>
    <p className="mt-3 text-sm">
      {apply.member}{' '}
      <a
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        href={signInFor(applyPath(jobId))}
      >
        {apply.signIn}
      </a>
    </p>
  </>
);
