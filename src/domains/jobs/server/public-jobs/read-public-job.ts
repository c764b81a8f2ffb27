import { publishedSet } from '#domains/verification/server/requirements/index.ts';
import { dayOf } from '#kernel/days.ts';
import { anonymous, service, type Tx } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { JobPage } from '#domains/jobs/contract/public-job.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { jobMachine, type JobStatus } from '#domains/jobs/contract/job-states.ts';
import {
  findEnded,
  findOpen,
  listOpenOf,
  listReal,
  listSimilar,
  usualResponseTo,
  type OpenRow,
} from './public-jobs.repo.ts';

/** A draft may lack these; a published job has them all. */
const ALWAYS_PUBLISHED = [
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
type AlwaysPublished = (typeof ALWAYS_PUBLISHED)[number];
type PublishedRow = {
  [Field in keyof OpenRow]: Field extends AlwaysPublished ? NonNullable<OpenRow[Field]> : OpenRow[Field];
};

const SLUG = /^[a-z0-9-]{1,120}$/;
const SIMILAR_JOBS = 4;
const EVER_PUBLISHED: readonly JobStatus[] = statesOf(jobMachine).filter((status) => status !== 'draft');
/** The sitemap protocol allows 50,000 addresses; the rest is room for the pages of the site. */
const SITEMAP_LIMIT = 49_000;

/**
 * The page of a public job, or null when there is none at this address. Reads as a visitor, so that row-level security
 * decides what is public; only finding out that a job has ended bypasses it.
 */
export async function readPublicJob(deps: Deps, slug: string): Promise<JobPage | null> {
  if (!SLUG.test(slug)) return null;
  const today = dayOf(deps.clock.now());
  const readOpen = async (tx: Tx) => {
    const row = await findOpen(tx, slug, today);
    if (!row || !isPublished(row)) return null;
    const { license: licenseRule } = await publishedSet(tx, row.position);
    return {
      job: { ...row, licenseRule },
      usual: await usualResponseTo(tx, row.id, deps.clock.now()),
      similar: await listSimilar(tx, row, today, SIMILAR_JOBS),
    };
  };
  // A job that was published a moment ago may be missing in a replica, and must not seem to have ended.
  const open = (await deps.db.readAs(anonymous, stale.page, readOpen)) ?? (await deps.db.as(anonymous, readOpen));
  if (open) return { status: 'open', ...open };
  const ended = await deps.db.as(service, (tx) => findEnded(tx, slug, EVER_PUBLISHED));
  if (!ended) return null;
  const similar = await deps.db.as(anonymous, (tx) => listSimilar(tx, ended, today, SIMILAR_JOBS));
  return { status: ended.status === 'paused' ? 'paused' : 'ended', similar };
}

const isPublished = (row: OpenRow): row is PublishedRow => ALWAYS_PUBLISHED.every((field) => row[field] !== null);

/** Open public jobs of these organizations as a visitor sees them, latest first, and how many there are. */
export const listOpenJobsOf = ({ db, clock }: Deps, organizationIds: readonly string[], limit: number) =>
  db.as(anonymous, (tx) => listOpenOf(tx, organizationIds, dayOf(clock.now()), limit));

/** Real open jobs for the sitemap, each with the day of its last change. */
export const listPublicJobs = ({ db, clock }: Deps): Promise<{ slug: string; changedOn: string }[]> =>
  db.readAs(anonymous, stale.figures, async (tx) =>
    (await listReal(tx, dayOf(clock.now()), SITEMAP_LIMIT)).map(({ slug, updatedAt }) => ({
      slug,
      changedOn: dayOf(updatedAt),
    })),
  );
