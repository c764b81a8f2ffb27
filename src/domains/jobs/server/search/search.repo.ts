import { and, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { ANSWERED_IN_TIME, answerDue } from '#domains/hiring/db/waits/answer-clock.ts';
import type { JobFilters } from '#domains/jobs/contract/search/job-filters.ts';
import { EARTH_RADIUS_MILES } from '#domains/matching/engine/distance.ts';
import { jobSearch as s } from '#domains/jobs/db/job-search.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { JobState } from '#kernel/vocabulary.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** Where to search: in a state, in a town, or within miles of a point. */
export type Area = { state: JobState } | { town: string } | { center: Point; miles: number };

export interface Search {
  filters: JobFilters;
  area: Area | null;
  /** A query of PostgreSQL's full text search. */
  words: string | null;
  today: string;
}

const MILES_PER_DEGREE = 69;
/** At this share of the employer's applicants, it counts as one that replies on time. */
export const REPLIES_ON_TIME_PERCENT = 80;

/** Great-circle distance in miles. */
const milesFrom = ({ latitude, longitude }: Point): SQL<number> =>
  sql<number>`(${2 * EARTH_RADIUS_MILES} * asin(sqrt(least(1, power(sin(radians(${s.latitude} - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(${s.latitude}))
    * power(sin(radians(${s.longitude} - ${longitude}::float8) / 2), 2)))))`;

/** A box around the circle first, because a distance costs far more than a comparison. */
function within(center: Point, miles: number) {
  const high = miles / MILES_PER_DEGREE;
  const wide = high / Math.cos((center.latitude * Math.PI) / 180);
  return and(
    sql`${s.latitude} between ${center.latitude - high} and ${center.latitude + high}`,
    sql`${s.longitude} between ${center.longitude - wide} and ${center.longitude + wide}`,
    sql`${milesFrom(center)} <= ${miles}`,
  );
}

function isIn(area: Area | null) {
  if (!area) return undefined;
  if ('state' in area) return eq(s.state, area.state);
  return 'town' in area ? eq(s.place, area.town) : within(area.center, area.miles);
}

const anyOf = (column: (typeof s)['shift' | 'shiftPattern' | 'employmentType' | 'facilityType'], values?: string[]) =>
  values && inArray(column, values);

const matches = ({ filters, area, words, today }: Search) =>
  and(
    gte(s.validThrough, today),
    words === null ? undefined : sql`${s.words} @@ to_tsquery('english', ${words})`,
    isIn(area),
    filters.position && eq(s.position, filters.position),
    anyOf(s.shift, filters.shift),
    anyOf(s.shiftPattern, filters.schedule),
    anyOf(s.employmentType, filters.type),
    anyOf(s.facilityType, filters.setting),
    filters.payFrom === undefined ? undefined : gte(s.payMaxCents, Math.round(filters.payFrom * 100)),
    filters.payTo === undefined ? undefined : lte(s.payMinCents, Math.round(filters.payTo * 100)),
    filters.startBy === undefined ? undefined : lte(s.startDate, filters.startBy),
    filters.bonus && gt(s.signOnBonusCents, 0),
    filters.replies && gte(s.repliesOnTime, REPLIES_ON_TIME_PERCENT),
  );

/** The listed jobs among these. Row-level security decides again which of them a visitor sees. */
export const listFoundByIds = (tx: Tx, ids: readonly string[], today: string) =>
  tx
    .select(found)
    .from(s)
    .innerJoin(jobs, eq(jobs.id, s.jobId))
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(and(inArray(s.jobId, [...ids]), gte(s.validThrough, today)));
export type FoundRow = Awaited<ReturnType<typeof listFoundByIds>>[number];

/** Whether a search finds this job. */
export async function isFound(tx: Tx, search: Search, jobId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: s.jobId })
    .from(s)
    .where(and(eq(s.jobId, jobId), matches(search)));
  return rows.length > 0;
}

const found = {
  id: jobs.id,
  slug: jobs.slug,
  title: jobs.title,
  position: jobs.position,
  employerName: organizations.name,
  facilityType: organizations.facilityType,
  city: jobs.city,
  state: jobs.state,
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
  signOnBonusCents: jobs.signOnBonusCents,
  startDate: jobs.startDate,
  publishedAt: s.publishedAt,
  isDemo: s.isDemo,
  repliesOnTime: s.repliesOnTime,
};

/** Stores how each employer of a listed job answered its applicants of the last 180 days; below three, nothing. */
export const renewReplies = (tx: Tx) =>
  tx.execute(sql`
    with records as (
      select a.organization_id as id, round(100.0 * count(*) filter (where ${ANSWERED_IN_TIME}) / count(*)) as percent
      from applications a
      where a.applied_at > now() - interval '180 days' and ${answerDue(sql`now()`)}
      group by a.organization_id having count(*) >= 3)
    update job_search s set replies_on_time = r.percent
    from jobs j left join records r on r.id = j.organization_id
    where j.id = s.job_id and s.replies_on_time is distinct from r.percent`);

/** Places and positions that have real open jobs. */
export const listPlaces = (tx: Tx, today: string) =>
  tx
    .select({ place: s.place, state: s.state, position: s.position })
    .from(s)
    .where(and(eq(s.isDemo, false), gte(s.validThrough, today)))
    .groupBy(s.place, s.state, s.position)
    .orderBy(s.place, s.position);
