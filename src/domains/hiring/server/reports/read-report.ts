import { z } from 'zod';
import type { getReport, listReportPeople, ReportGroup, ReportView } from '#domains/hiring/contract/reports.ts';
import { user, type Tx } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { decodeCursor, exactTimestamp, pageFrom } from '#platform/server/http/keyset.ts';
import { factsOf, type Fact } from './facts.ts';
import { lostReasons } from './lost-reasons.repo.ts';
import {
  cohortOf,
  employerNoShowsOf,
  filledJobs,
  memberNames,
  noShowsOf,
  offersOf,
  pageOfPeople,
  stepsOf,
  unitsOf,
  type FilledJob,
  type Period,
} from './reports.repo.ts';
import { byMonth, groupsOf, summarize, type GroupNames } from './summarize.ts';

/** The report of the people whom the viewer sees: a hiring manager's is of their own jobs and units. */
export const readReport = (
  deps: Deps,
  userId: string,
  query: z.output<(typeof getReport)['query']>,
): Promise<ReportView> =>
  deps.db.readAs(user(userId), stale.report, async (tx) => {
    const facts = await readFacts(tx, query, deps.clock.now());
    const filled = await filledJobs(tx, query);
    return {
      ...summarize(facts, filled, query.by, await namesFor(tx, query.by, facts, filled)),
      months: byMonth(facts, query),
      lostReasons: await lostReasons(tx),
    };
  });

/** The applications behind one number, so that every number of a report can be opened. */
export const readPeople = (deps: Deps, userId: string, query: z.output<(typeof listReportPeople)['query']>) =>
  deps.db.readAs(user(userId), stale.report, async (tx) => {
    const { by, key, count, limit } = query;
    const after = decodeCursor(query.cursor, z.tuple([exactTimestamp, z.uuid()]));
    const facts = await readFacts(tx, query, deps.clock.now());
    const names = await namesFor(tx, by, facts, []);
    const groupOf = (fact: Fact) => groupsOf(fact, by, names).find((group) => group.key === key);
    const counted = facts.filter(({ counts }) => counts.has(count));
    const wanted = key === undefined ? counted : counted.filter((fact) => groupOf(fact));
    const rows = await pageOfPeople(
      tx,
      wanted.map(({ id }) => id),
      after,
      limit + 1,
    );
    const page = pageFrom(
      rows,
      limit,
      ({ person, appliedAt }) => ({ ...person, appliedAt: appliedAt.toISOString() }),
      (row) => [row.key, row.person.applicationId],
    );
    return { ...page, group: facts.map(groupOf).find((group) => group !== undefined)?.label ?? null };
  });

async function readFacts(tx: Tx, period: Period, now: Date): Promise<Fact[]> {
  const cohort = await cohortOf(tx, period);
  const ids = cohort.map(({ id }) => id);
  return factsOf(cohort, {
    steps: await stepsOf(tx, ids),
    offers: await offersOf(tx, ids),
    noShows: await noShowsOf(tx, ids),
    employerNoShows: await employerNoShowsOf(tx, ids, now),
  });
}

async function namesFor(
  tx: Tx,
  by: ReportGroup,
  facts: readonly Fact[],
  filled: readonly FilledJob[],
): Promise<GroupNames> {
  const all = [...facts, ...filled];
  const recruiters = new Set(all.flatMap(({ recruiterId }) => (recruiterId ? [recruiterId] : [])));
  return {
    units: by === 'unit' ? await unitsOf(tx, [...new Set(all.map(({ jobId }) => jobId))]) : new Map(),
    members: by === 'recruiter' ? await memberNames(tx, [...recruiters]) : new Map(),
  };
}
