import { and, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import type { SimilarJob } from '#domains/jobs/contract/public-job.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { JobStatus } from '#domains/jobs/contract/job-states.ts';
import { JOB_STATES, type JobState, type Position } from '#kernel/vocabulary.ts';

/** Made up by the demo, or posted by a demo employer. */
const isDemo = sql<boolean>`(${jobs.isDemo} or ${organizations.isDemo})`;

/** The public columns. The employer's contacts, requisition number and other internal fields stay out. */
const open = {
  slug: jobs.slug,
  title: jobs.title,
  position: jobs.position,
  specialty: jobs.specialty,
  city: jobs.city,
  place: sql<string>`app.place_slug(${jobs.city}, ${jobs.state})`,
  state: jobs.state,
  zip: jobs.zip,
  id: jobs.id,
  openings: jobs.openings,
  employmentType: jobs.employmentType,
  shift: jobs.shift,
  shiftPattern: jobs.shiftPattern,
  weeklyHours: jobs.weeklyHours,
  payMinCents: jobs.payMinCents,
  payMaxCents: jobs.payMaxCents,
  payUnit: jobs.payUnit,
  statedMinCents: jobs.statedMinCents,
  statedMaxCents: jobs.statedMaxCents,
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
    slug: organizations.slug,
    facilityType: organizations.facilityType,
    website: organizations.website,
    streetAddress: organizations.streetAddress,
    zip: organizations.zip,
    benefits: organizations.benefits,
    about: organizations.about,
  },
  isDemo,
};

/** What a link to a job from another page shows. */
const LINKED = {
  slug: jobs.slug,
  title: jobs.title,
  city: jobs.city,
  state: jobs.state,
  payMinCents: jobs.payMinCents,
  payMaxCents: jobs.payMaxCents,
  payUnit: jobs.payUnit,
  statedMinCents: jobs.statedMinCents,
  statedMaxCents: jobs.statedMaxCents,
  employerName: organizations.name,
};

const ofEmployer = eq(organizations.id, jobs.organizationId);
const isOpen = (today: string) =>
  and(eq(jobs.status, 'published'), eq(jobs.isPublic, true), gte(jobs.validThrough, today));

/** An open job by its address. Row-level security also requires that neither it nor its employer is on hold. */
export async function findOpen(tx: Tx, slug: string, today: string) {
  const [job] = await tx
    .select(open)
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(and(eq(jobs.slug, slug), isOpen(today)));
  return job ?? null;
}
export type OpenRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

interface Reference {
  slug: string;
  position: Position | null;
  state: string | null;
  isDemo: boolean;
}

/** Other open jobs in the same position, same state first. Demo jobs list only demo jobs. */
export async function listSimilar(tx: Tx, reference: Reference, today: string, limit: number): Promise<SimilarJob[]> {
  const found: SimilarJob[] = [];
  // One query per state, so that an index returns each in the order of the list.
  for (const state of JOB_STATES.toSorted((a, b) => Number(b === reference.state) - Number(a === reference.state))) {
    if (found.length < limit) found.push(...(await similarIn(tx, state, reference, today, limit - found.length)));
  }
  return found;
}

function similarIn(tx: Tx, state: JobState, reference: Reference, today: string, limit: number) {
  const order = [desc(jobs.publishedAt), jobs.id];
  // A subquery keeps the index's order; with a join, the planner reads every employer's jobs and sorts them.
  const isOfDemo = sql<boolean>`(${jobs.isDemo}
    or (select o.is_demo from ${organizations} o where o.id = ${jobs.organizationId}))`;
  const page = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isOpen(today),
        eq(jobs.state, state),
        ne(jobs.slug, reference.slug),
        reference.position ? eq(jobs.position, reference.position) : undefined,
        eq(isOfDemo, reference.isDemo),
      ),
    )
    .orderBy(...order)
    .limit(limit);
  return tx
    .select(LINKED)
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(isInPage(jobs.id, page))
    .orderBy(...order);
}

/** Open public jobs of these organizations, latest first, and how many there are. */
export async function listOpenOf(tx: Tx, organizationIds: readonly string[], today: string, limit: number) {
  const isTheirs = and(isOpen(today), inArray(jobs.organizationId, [...organizationIds]));
  const shown = await tx
    .select(LINKED)
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(isTheirs)
    .orderBy(desc(jobs.publishedAt), jobs.id)
    .limit(limit);
  return { jobs: shown, count: await tx.$count(jobs, isTheirs) };
}

/** A job that was public and is not open now, unless it or its employer is on hold. */
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

/** Open public jobs of real employers, most recently changed first. */
export const listReal = (tx: Tx, today: string, limit: number) =>
  tx
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .innerJoin(organizations, ofEmployer)
    .where(and(isOpen(today), eq(isDemo, false)))
    .orderBy(desc(jobs.updatedAt), jobs.id)
    .limit(limit);

/** How soon the employer of a job usually responds; null with too few responses. */
export async function usualResponseTo(tx: Tx, jobId: string, now: Date): Promise<UsualResponse | null> {
  const { rows } = await tx.execute<UsualResponse & Record<string, unknown>>(sql`
    select u.hours, u.responses
    from ${jobs} cross join lateral app.usual_response(array[${jobs.organizationId}], ${now.toISOString()}::timestamptz) u
    where ${jobs.id} = ${jobId}`);
  return rows[0] ?? null;
}
