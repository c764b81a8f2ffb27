import { LinkButton } from '#platform/web/ui/actions/button.tsx';
import { jobPageCopy } from './job-page.copy.ts';

const { apply } = jobPageCopy;

export const HowToApply = ({ jobId }: { jobId: string }) => (
  <section aria-labelledby="apply" className="rounded-card border border-line bg-surface p-6 print:hidden">
    <h2 id="apply" className="text-xl">
      {apply.title}
    </h2>
    <p className="mt-2 text-ink-soft">{apply.body}</p>
    <LinkButton to="/candidate-signup" isWide className="mt-5 text-center">
      {apply.signUp}
    </LinkButton>
    <p className="mt-3 text-sm text-ink-soft">{apply.free}</p>
    <p className="mt-3 text-sm">
      {apply.member}{' '}
      <a
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        href={`/candidate/signin?next=${encodeURIComponent(`/job-application?job=${jobId}`)}`}
      >
        {apply.signIn}
      </a>
    </p>
  </section>
);
