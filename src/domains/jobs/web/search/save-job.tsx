import type { OwnView } from '#domains/jobs/contract/search/found-job.ts';
import { SAVE_JOB_PATH } from '#domains/jobs/contract/search/saved-searches.ts';
import { HeartIcon } from '#platform/web/ui/icons/more-icons.tsx';
import { classes } from '#platform/web/ui/classes.ts';
import { jobsPageCopy } from './jobs-page.copy.ts';
import { signInFor } from './sign-in-for.ts';

const { save: copy } = jobsPageCopy;
const HEART =
  'relative z-10 inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-prairie-50';

interface SaveJobProps {
  job: { id: string; slug: string; title: string };
  own: OwnView | null;
  /** The page to come back to. */
  back: string;
}

/** The heart of a job: a form that works without scripts, or the way to sign in and come back. */
export function SaveJob({ job, own, back }: SaveJobProps) {
  const here = `${back}#job-${job.slug}`;
  if (!own) {
    return (
      <a href={signInFor(here)} rel="nofollow" aria-label={copy.signIn(job.title)} className={HEART}>
        <HeartIcon aria-hidden className="text-ink-soft" />
      </a>
    );
  }
  const isSaved = own.saved.includes(job.id);
  return (
    <form method="post" action={SAVE_JOB_PATH} className="contents">
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="to" value={isSaved ? 'removed' : 'saved'} />
      <input type="hidden" name="back" value={here} />
      <button type="submit" aria-pressed={isSaved} aria-label={copy.job(job.title)} className={HEART}>
        <HeartIcon aria-hidden className={classes(isSaved ? 'fill-primary text-primary' : 'text-ink-soft')} />
      </button>
    </form>
  );
}
