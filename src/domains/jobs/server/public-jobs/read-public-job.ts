import { publishedSet } from '#domains/verification/server/requirements/index.ts';
import { dayOf } from '#kernel/days.ts';
import { anonymous, service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { LicenseRule } from '#domains/verification/contract/requirements-rules.ts';
import { statesOf, jobMachine, type JobStatus } from '#kernel/states.ts';
import { findEnded, findOpen, listAlike, listReal, type AlikeRow, type OpenRow } from './public-jobs.repo.ts';

/** What everybody may know of an open job: complete, as every published job is. */
export type PublicJob = {
  [Field in keyof OpenRow]: Field extends Whole ? NonNullable<OpenRow[Field]> : OpenRow[Field];
} & { licenseRule: LicenseRule };
type Whole = (typeof WHOLE)[number];
const WHOLE = [
  'position',
  'zip',
  'city',
  'state',
  'employmentType',
  'shift',
  'shiftPattern',
  'payMinCents',
  'payMaxCents',
  'description',
  'startDate',
  'validThrough',
  'publishedAt',
] as const satisfies readonly (keyof OpenRow)[];

/** What somebody finds under a job's address; `alike` are other open jobs in the same position. */
export type Found =
  | { is: 'open'; job: PublicJob; alike: AlikeRow[] }
  /** Closed, filled or run out: it does not come back under this address as far as anybody can tell. */
  | { is: 'ended'; alike: AlikeRow[] }
  | { is: 'paused'; alike: AlikeRow[] }
  | { is: 'unknown' };

const SLUG = /^[a-z0-9-]{1,120}$/;
const ALIKE = 4;
const PUBLISHED_ONCE: readonly JobStatus[] = statesOf(jobMachine).filter((status) => status !== 'draft');
/** The most that one sitemap may list, less room for the pages of the site. */
const MOST_IN_SITEMAP = 49_000;

/** Reads as nobody, so that row-level security says what is public; only that a job ended is asked past it. */
export async function readPublicJob(deps: Deps, slug: string): Promise<Found> {
  if (!SLUG.test(slug)) return { is: 'unknown' };
  const today = dayOf(deps.clock.now());
  const open = await deps.db.as(anonymous, async (tx) => {
    const job = await findOpen(tx, slug, today);
    if (!job || !isWhole(job)) return null;
    const { license: licenseRule } = await publishedSet(tx, job.position);
    return { job: { ...job, licenseRule }, alike: await listAlike(tx, job, today, ALIKE) };
  });
  if (open) return { is: 'open', ...open };
  const ended = await deps.db.as(service, (tx) => findEnded(tx, slug, PUBLISHED_ONCE));
  if (!ended) return { is: 'unknown' };
  const alike = await deps.db.as(anonymous, (tx) => listAlike(tx, ended, today, ALIKE));
  return { is: ended.status === 'paused' ? 'paused' : 'ended', alike };
}

const isWhole = (job: OpenRow): job is OpenRow & Omit<PublicJob, 'licenseRule'> =>
  WHOLE.every((field) => job[field] !== null);

/** For the sitemap: the addresses of real open jobs, and the day that each was last changed. */
export const listPublicJobs = ({ db, clock }: Deps): Promise<{ slug: string; changedOn: string }[]> =>
  db.as(anonymous, async (tx) =>
    (await listReal(tx, dayOf(clock.now()), MOST_IN_SITEMAP)).map(({ slug, updatedAt }) => ({
      slug,
      changedOn: dayOf(updatedAt),
    })),
  );
