import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { ListedStage, PeopleScope, PersonOfJob } from '#domains/hiring/contract/board/people.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import { MAY_HIRE_FOR_JOB } from '#domains/jobs/db/my-jobs.ts';
import type { FactState, Position, Shift, UsState } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

const scopeOf = (scope: PeopleScope) =>
  scope.kind === 'job'
    ? eq(jobs.id, scope.id)
    : scope.kind === 'unit'
      ? sql`(${jobs.organizationId} in (select o.id from organizations o where o.path @> array[${scope.id}::uuid])
          or exists (select 1 from job_units u where u.job_id = ${jobs.id} and u.unit_id = ${scope.id}))`
      : undefined;

/**
 * The reader's own jobs in a scope; seeing a job as a published one is not enough. A draft has no people, so only a scope that
 * names it includes it.
 */
export const jobsIn = (tx: Tx, scope: PeopleScope) =>
  tx
    .select({
      id: jobs.id,
      title: jobs.title,
      position: jobs.position,
      state: jobs.state,
      startDate: jobs.startDate,
      latitude: jobs.latitude,
      longitude: jobs.longitude,
      required: jobs.requiredCertifications,
      added: jobs.addedRequirements,
      mayHire: MAY_HIRE_FOR_JOB,
    })
    .from(jobs)
    .where(
      and(
        scopeOf(scope),
        scope.kind === 'job' ? undefined : ne(jobs.status, 'draft'),
        sql`${jobs.organizationId} in (select app.my_hiring_organizations())`,
      ),
    )
    .orderBy(asc(jobs.id));
export type ScopeJob = Awaited<ReturnType<typeof jobsIn>>[number];

export interface PersonRow extends Record<string, unknown> {
  application_id: string;
  job_id: string;
  stage: ListedStage;
  /** Whole points; -1 without a match. */
  fit: number;
  full_name: string | null;
  pseudonym: string | null;
  position: Position | null;
  years: number | null;
  words: string | null;
  home_state: UsState | null;
  home_latitude: number | null;
  home_longitude: number | null;
  shifts: Shift[];
  earliest_start: string | null;
  licenses: { type: Position; state: UsState; isCompact: boolean; expiresOn: string | null; check: FactState }[] | null;
  /** Null where the stage does not disclose them. */
  certifications: { kind: string; expiresOn: string | null }[] | null;
  tags: PersonOfJob['tags'];
  step: PersonOfJob['step'];
  /** Null where it was not looked up. */
  last_at: string | null;
  owed_side: 'candidate' | 'employer' | null;
  owed_since: string | null;
  owed_due: string | null;
}

/**
 * What can be looked up of a person beyond stage and points: the part of `app.listed_people` that reads it, and its
 * columns. For a hundred thousand people, an unused column takes as long to send and to parse as a used one.
 */
const COLUMNS = {
  pseudonym: { read: 'profile', columns: sql`pseudonym, position` },
  years: { read: 'profile', columns: sql`years` },
  words: { read: 'profile', columns: sql`words` },
  home: { read: 'profile', columns: sql`home_state, home_latitude, home_longitude` },
  name: { read: 'name', columns: sql`full_name` },
  preferences: { read: 'preferences', columns: sql`shifts, earliest_start::text` },
  licenses: { read: 'licenses', columns: sql`licenses` },
  certifications: { read: 'certifications', columns: sql`certifications` },
  tags: { read: 'tags', columns: sql`tags` },
  step: { read: 'step', columns: sql`step` },
  wait: {
    read: 'wait',
    columns: sql`owed_side, to_json(owed_since) as owed_since, to_json(owed_due) as owed_due`,
  },
  activity: { read: 'activity', columns: sql`to_json(last_at) as last_at` },
};
export type PeoplePart = keyof typeof COLUMNS;
const PEOPLE_PARTS = Object.keys(COLUMNS) as PeoplePart[];

/** What is not looked up. */
const UNREAD = {
  full_name: null,
  pseudonym: null,
  position: null,
  years: null,
  words: null,
  home_state: null,
  home_latitude: null,
  home_longitude: null,
  shifts: [],
  earliest_start: null,
  licenses: null,
  certifications: null,
  tags: [],
  step: null,
  last_at: null,
  owed_side: null,
  owed_since: null,
  owed_due: null,
} satisfies Partial<PersonRow>;

interface Wanted {
  jobIds: readonly string[];
  /** These applications alone; null for everyone of the jobs. */
  chosen?: readonly string[] | null;
  /** What is not looked up stays null or empty. */
  parts?: readonly PeoplePart[];
  /** Those alone whose name, pseudonym, words or tags may hold the word, of these jobs, or this application. */
  sought?: { word: string; titled: readonly string[]; kept: string | null } | null;
}

/** The first people of an order, of each stage or of all stages together. */
interface First {
  stages: readonly ListedStage[] | null;
  isApart: boolean;
  most: number;
  tagId: string | null;
}
export interface FirstByPoints extends First {
  /** The last person before them. */
  after: { fit: number; id: string } | null;
}
export interface LatestPeople extends First {
  /** The last person before them; `at` in whole milliseconds, as cursors and the server's order have it. */
  after: { at: Date; id: string } | null;
}
const EVERYONE = { stages: null, isApart: false, most: null, after: null, tagId: null };

/** The people whom the reader sees in these jobs, with what the stage discloses. */
export const peopleOf = (tx: Tx, wanted: Wanted): Promise<PersonRow[]> => select(tx, { ...EVERYONE, ...wanted });

/** The same for the first people by points only, each with how many there are in all. */
export const firstPeopleOf = (tx: Tx, jobIds: readonly string[], first: FirstByPoints): Promise<CountedRow[]> =>
  select(tx, { jobIds, ...first });

/** The same by what happened last. The database puts everyone in this order and sends only who is shown. */
export async function latestPeopleOf(tx: Tx, jobIds: readonly string[], latest: LatestPeople): Promise<CountedRow[]> {
  const { stages, isApart, most, after, tagId } = latest;
  const { rows: first } = await tx.execute<{ id: string; in_list: number }>(
    sql`with everyone as materialized (
        select p.application_id as id, date_trunc('milliseconds', p.last_at) as at,
          case when ${isApart}::boolean then p.stage end as part
        from app.listed_people(${sql.param([...jobIds])}::uuid[], null, '{activity}',
          ${sql.param(stages && [...stages])}::text[], ${tagId}::uuid, false, null, null, null) p
      ), lists as (select part, count(*)::integer as in_list from everyone group by part)
      select page.id, lists.in_list from lists cross join lateral (
        select e.id from everyone e
        where e.part is not distinct from lists.part
          and (${after === null}::boolean or (e.at, e.id) < (${after?.at.toISOString() ?? null}::timestamptz, ${after?.id ?? null}::uuid))
        order by e.at desc, e.id desc limit ${most}) page`,
  );
  const counts = new Map(first.map(({ id, in_list: inList }) => [id, inList]));
  const people = await peopleOf(tx, { jobIds, chosen: [...counts.keys()] });
  return people.map((row) => ({ ...row, in_list: counts.get(row.application_id) ?? 0 }));
}

type CountedRow = PersonRow & { in_list: number };
type Selection = Wanted & Omit<FirstByPoints, 'most'> & { most: number | null };

async function select(tx: Tx, wanted: Selection): Promise<CountedRow[]> {
  const { jobIds, chosen = null, parts = PEOPLE_PARTS, sought, stages, isApart, most, after, tagId } = wanted;
  const [jobsParam, partsParam] = [
    sql`${sql.param([...jobIds])}::uuid[]`,
    sql`${sql.param([...new Set(parts.map((part) => COLUMNS[part].read))])}::text[]`,
  ];
  const columns = [
    sql`application_id, job_id, stage, fit, in_list::integer`,
    ...parts.map((part) => COLUMNS[part].columns),
  ];
  const { rows } = await tx.execute<Partial<typeof UNREAD> & CountedRow>(
    sql`select ${sql.join(columns, sql`, `)}
    from ${
      sought
        ? sql`app.listed_people_with(${sought.word}, ${sql.param([...sought.titled])}::uuid[], ${sought.kept}::uuid,
            ${jobsParam}, ${partsParam})`
        : sql`app.listed_people(${jobsParam}, ${sql.param(chosen && [...chosen])}::uuid[], ${partsParam},
            ${sql.param(stages && [...stages])}::text[], ${tagId}::uuid, ${isApart}::boolean, ${most}::integer,
            ${after?.fit ?? null}::integer, ${after?.id ?? null}::uuid)`
    }`,
  );
  return parts === PEOPLE_PARTS ? rows : rows.map((row) => ({ ...UNREAD, ...row }));
}
