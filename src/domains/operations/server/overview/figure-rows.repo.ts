import { sql, type SQL } from 'drizzle-orm';
import { userSearch } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isAmong, keysWith } from '#platform/server/database/search.ts';
import { isByStatus, type Figure, type FigureKind } from '#domains/operations/contract/figures.ts';
import type { FunnelStep } from '#domains/operations/contract/overview.ts';
import type { Position } from '#kernel/vocabulary.ts';
import { counted, moment, REACHED, real, ROWS, since, ACCOUNT_STATUS } from './figure-conditions.repo.ts';
import { hoursBetween } from './overview.repo.ts';

interface RowsOfFigure {
  kind: FigureKind;
  figure: Figure;
  from: Date;
  now: Date;
  withDemo: boolean;
  /** For candidates and employers. */
  state: string;
  /** For hires. */
  position: Position | undefined;
  zips: readonly string[] | null;
  /** Words of the person's name or address, or of the organization's name. */
  q: string | undefined;
  after: readonly [string, string] | null;
  limit: number;
}

export interface FigureRow extends Record<string, unknown> {
  id: string;
  key: string;
  name: string | null;
  screen: 'user' | 'case';
  subjectId: string;
  job: string | null;
  organizationId: string | null;
  organization: string | null;
  position: Position | null;
  zip: string | null;
  state: string;
  from: string | null;
  due: string | null;
  to: string | null;
  hours: number | null;
}

/** Selects the page by its key first and joins other tables afterwards. */
export async function listRowsOfFigure(tx: Tx, asked: RowsOfFigure): Promise<FigureRow[]> {
  const { from, id, at } = ROWS[asked.kind];
  const beyond = asked.after
    ? sql`(${at}, ${id}) < (${asked.after[0]}::timestamptz, ${asked.after[1]}::uuid)`
    : sql`true`;
  const page = sql`select ${id} from ${from} where ${conditionOf(asked)} and ${namedBy(asked)} and ${beyond}
    order by ${at} desc, ${id} desc limit ${asked.limit + 1}`;
  const { rows } = await tx.execute<FigureRow>(sql`select ${id} as id, ${at}::text as key, ${columnsOf(asked)}
    from ${from} ${BESIDE[asked.kind]} where ${id} = any(array(${page})) order by ${at} desc, ${id} desc`);
  return rows;
}

/** ZIP codes of jobs with hires since then, demo or not. */
export async function zipsHiredIn(tx: Tx, from: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ zip: string }>(sql`select distinct e.zip from application_events e
    where e.to_stage = 'hired' and e.at >= ${moment(from)} and e.zip is not null`);
  return rows.map(({ zip }) => zip);
}

function namedBy({ kind, q }: RowsOfFigure): SQL {
  if (!q) return sql`true`;
  const { person, organization } = NAMES[kind];
  const people = isAmong(person, keysWith(userSearch.userId, userSearch.words, q));
  if (!organization) return people;
  return sql`(${people} or ${isAmong(organization, keysWith(organizations.id, organizations.name, q))})`;
}

const isStep = (figure: Figure): figure is FunnelStep => figure in REACHED;

function conditionOf({ kind, figure, from, now, withDemo, state, position, zips }: RowsOfFigure): SQL {
  if (isByStatus(figure)) {
    const role = figure === 'candidates' ? 'job_seeker' : 'employer';
    return sql`p.role = ${role} and ${ACCOUNT_STATUS} = ${state} and ${real(ROWS.people.isDemo, withDemo)}`;
  }
  const inRange = since(kind, from, withDemo);
  if (isStep(figure)) return sql`${inRange} and ${REACHED[figure]}`;
  if (figure !== 'hires') return sql`${inRange} and ${counted(now)[figure]}`;
  return sql`${inRange} and ${position ? sql`e.position = ${position}` : sql`true`}
    and ${zips ? sql`e.zip = any(${sql.param(zips)}::text[])` : sql`true`}`;
}

const OF_JOB = sql`join profiles p on p.user_id = a.candidate_id join organizations o on o.id = a.organization_id`;

/** Whose names a search of the rows reads. */
const NAMES: Record<FigureKind, { person: SQL; organization?: SQL }> = {
  people: { person: sql`p.user_id` },
  cases: { person: sql`v.user_id`, organization: sql`v.organization_id` },
  secondReviews: { person: sql`v.user_id`, organization: sql`v.organization_id` },
  clocks: { person: sql`a.candidate_id`, organization: sql`a.organization_id` },
  hires: { person: sql`a.candidate_id`, organization: sql`a.organization_id` },
};

/** The joins for a row's other columns. */
const BESIDE: Record<FigureKind, SQL> = {
  people: sql``,
  cases: sql``,
  secondReviews: sql``,
  clocks: OF_JOB,
  hires: OF_JOB,
};

const iso = (at: SQL) => sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const time = (from: SQL, to: SQL, due: SQL = sql`null::timestamptz`) =>
  sql`${iso(from)} as "from", ${iso(due)} as due, ${iso(to)} as "to", ${hoursBetween(from, to)} as hours`;
const NO_JOB = sql`null as job, null as organization, null as "organizationId", null as position, null as zip`;
const JOB = sql`j.title as job, o.name as organization, o.id as "organizationId"`;
const CASE = sql`coalesce(p.full_name, o.name) as name, 'case' as screen, v.id as "subjectId", ${NO_JOB}`;

function columnsOf({ kind, figure }: RowsOfFigure): SQL {
  switch (kind) {
    case 'people':
      return sql`p.full_name as name, 'user' as screen, p.user_id as "subjectId", ${NO_JOB}, ${ACCOUNT_STATUS} as state,
        ${time(sql`p.created_at`, sql`null::timestamptz`)}`;
    case 'cases':
      return sql`${CASE}, v.status as state,
        ${time(figure === 'worked' ? sql`v.first_claimed_at` : sql`v.submitted_at`, sql`v.decided_at`, sql`v.due_at`)}`;
    case 'secondReviews':
      return sql`${CASE}, s.status as state, ${time(sql`s.first_at`, sql`s.decided_at`)}`;
    case 'clocks':
      return sql`p.full_name as name, 'user' as screen, p.user_id as "subjectId", ${JOB},
        j.position, j.zip, a.stage as state, ${time(sql`a.applied_at`, sql`a.first_response_at`, sql`a.response_due_at`)}`;
    case 'hires':
      return sql`p.full_name as name, 'user' as screen, p.user_id as "subjectId", ${JOB},
        e.position, e.zip, a.stage as state, ${time(sql`j.published_at`, sql`e.at`)}`;
  }
}
