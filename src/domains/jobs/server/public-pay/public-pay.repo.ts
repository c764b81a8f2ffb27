import { and, eq, gte, sql } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import type { Position, Shift } from '#kernel/vocabulary.ts';
import type { Tx } from '#platform/server/database/db.ts';

interface Asked {
  position: Position;
  shift: Shift | null;
  today: string;
  /** Real postings, or the demo's examples. */
  isDemo: boolean;
}

const ofPosition = ({ position, shift, today, isDemo }: Asked) =>
  and(
    eq(jobs.status, 'published'),
    eq(jobs.isPublic, true),
    gte(jobs.validThrough, today),
    eq(jobs.position, position),
    shift ? eq(jobs.shift, shift) : undefined,
    sql`(${jobs.isDemo} or ${organizations.isDemo}) = ${isDemo}`,
  );

/** Open public postings by ZIP code. */
export const countByZip = (tx: Tx, asked: Asked) =>
  tx
    .select({ zip: sql<string>`${jobs.zip}`, postings: sql<number>`count(*)::int` })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(ofPosition(asked))
    .groupBy(jobs.zip);

const quartile = (share: number) =>
  sql<
    number | null
  >`round(percentile_cont(${share}) within group (order by (${jobs.payMinCents} + ${jobs.payMaxCents}) / 2.0))::int`;

/** What open public postings pay; `zips` null means everywhere. */
export async function readPosted(tx: Tx, asked: Asked, zips: readonly string[] | null) {
  const [row] = await tx
    .select({
      postings: sql<number>`count(*)::int`,
      employers: sql<number>`count(distinct ${organizations.path}[1])::int`,
      p25: quartile(0.25),
      p50: quartile(0.5),
      p75: quartile(0.75),
    })
    .from(jobs)
    .innerJoin(organizations, eq(organizations.id, jobs.organizationId))
    .where(and(ofPosition(asked), zips ? sql`${jobs.zip} = any(${sql.param([...zips])})` : undefined));
  return row ?? { postings: 0, employers: 0, p25: null, p50: null, p75: null };
}
