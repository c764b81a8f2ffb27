import { and, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/db.ts';
import { isInPage } from '#platform/server/keyset.ts';
import type { JobStatus } from '#kernel/states.ts';
import { JOB_STATES, type JobState, type Position } from '#kernel/vocabulary.ts';

/** Invented by the demo, or posted by an employer that is. */
const isDemo = sql<boolean>`(${jobs.isDemo} or ${organizations.isDemo})`;

/** What everybody may read. Names, numbers and marks that are the employer's own affair are not among it. */
const open = {
  slug: jobs.slug,
  title: jobs.title,
  position: jobs.position,
  specialty: jobs.specialty,
  city: jobs.city,
  state: jobs.state,
  zip: jobs.zip,
  id: jobs.id,
  openings: jobs.openings,
  employmentType: jobs.employmentType,
  shift: jobs.shift,
  shiftPattern: jobs.shiftPattern,
  payMinCents: jobs.payMinCents,
  payMaxCents: jobs.payMaxCents,
  nightDifferentialCents: jobs.nightDifferentialCents,
  weekendDifferentialCents: jobs.weekendDifferentialCents,
  callRateCents: jobs.callRateCents,
  signOnBonusCents: jobs.signOnBonusCents,
  signOnBonusTerms: jobs.signOnBonusTerms,
  workAuthorizationRequired: jobs.workAuthorizationRequired,
  sponsorshipAvailable: jobs.sponsorshipAvailable,
  licenseStates: jobs.licenseStates,
  requiredCertifications: jobs.requiredCertifications,
  preferredCertifications: jobs.preferredCertifications,
  addedRequirements: jobs.addedRequirements,
  minimumYears: jobs.minimumYears,
  skills: jobs.skills,
  description: jobs.description,
  startDate: jobs.startDate,
  validThrough: jobs.validThrough,
  publishedAt: jobs.publishedAt,
  updatedAt: jobs.updatedAt,
  employer: {
    name: organizations.name,
    facilityType: organizations.facilityType,
    website: organizations.website,
    streetAddress: organizations.streetAddress,
    zip: organizations.zip,
    benefits: organizations.benefits,
    about: organizations.about,
  },
  isDemo,
};

const ofEmployer = eq(organizations.id, jobs.organizationId);
const isOpen = (today: string) =>
  and(eq(jobs.status, 'published'), eq(jobs.isPublic, true), gte(jobs.validThrough, today));

/** An open job by its address. Row-level security adds: not held back, and its employer live. */
export async function findOpen(tx: Tx, slug: string, today: string) {
  const [job] = await tx
    .select(open)
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(and(eq(jobs.slug, slug), isOpen(today)));
  return job ?? null;
}
export type OpenRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

interface Like {
  slug: string;
  position: Position | null;
  state: string | null;
  isDemo: boolean;
}

/** Other open jobs in the same position, the nearest state first; of the demo only beside the demo's. */
export async function listAlike(tx: Tx, like: Like, today: string, limit: number): Promise<AlikeRow[]> {
  const found: AlikeRow[] = [];
  // State by state, so that an index has each in the order of the list.
  for (const state of JOB_STATES.toSorted((a, b) => Number(b === like.state) - Number(a === like.state))) {
    if (found.length < limit) found.push(...(await alikeIn(tx, state, like, today, limit - found.length)));
  }
  return found;
}

function alikeIn(tx: Tx, state: JobState, like: Like, today: string, limit: number) {
  const order = [desc(jobs.publishedAt), jobs.id];
  // Looked up with each job of the index's order: in a join, the planner reads every employer's jobs and then sorts.
  const isOfDemo = sql<boolean>`(${jobs.isDemo}
    or (select o.is_demo from ${organizations} o where o.id = ${jobs.organizationId}))`;
  const page = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isOpen(today),
        eq(jobs.state, state),
        ne(jobs.slug, like.slug),
        like.position ? eq(jobs.position, like.position) : undefined,
        eq(isOfDemo, like.isDemo),
      ),
    )
    .orderBy(...order)
    .limit(limit);
  return tx
    .select({
      slug: jobs.slug,
      title: jobs.title,
      city: jobs.city,
      state: jobs.state,
      payMinCents: jobs.payMinCents,
      payMaxCents: jobs.payMaxCents,
      employerName: organizations.name,
    })
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(isInPage(jobs.id, page))
    .orderBy(...order);
}
export type AlikeRow = Awaited<ReturnType<typeof alikeIn>>[number];

/** A job that was public once and is not open now; nothing of one that is held back or whose employer is. */
export async function findEnded(tx: Tx, slug: string, statuses: readonly JobStatus[]) {
  const [job] = await tx
    .select({ slug: jobs.slug, status: jobs.status, position: jobs.position, state: jobs.state, isDemo })
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(
      and(
        eq(jobs.slug, slug),
        eq(jobs.isPublic, true),
        isNotNull(jobs.publishedAt),
        inArray(jobs.status, [...statuses]),
        sql`${jobs.id} not in (select app.held('job'))`,
        sql`not exists (select 1 from unnest(${organizations.path}) above where above in (select app.held('organization')))`,
      ),
    );
  return job ?? null;
}

/** Every open public job of a real employer, as search engines want to know of it. */
export const listReal = (tx: Tx, today: string, limit: number) =>
  tx
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(and(isOpen(today), eq(isDemo, false)))
    .orderBy(desc(jobs.updatedAt), jobs.id)
    .limit(limit);
