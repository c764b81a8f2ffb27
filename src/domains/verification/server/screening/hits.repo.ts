import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles, userSearch } from '#domains/accounts/db/identity.ts';
import { candidatePrivate, candidateProfiles } from '#domains/profiles/db/candidates.ts';
import { exclusionEntries, screeningHits, screenings } from '#domains/verification/db/screening.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { isAmong, keysWith } from '#platform/server/database/search.ts';
import { notFound } from '#platform/server/errors.ts';
import { isInPage } from '#platform/server/http/keyset.ts';
import type { Comparison, Verdict } from '#domains/verification/contract/screening.ts';
import type { ListState } from './lists/lists.ts';

export interface FoundHit {
  userId: string;
  entryId: string;
  verdict: Verdict;
  score: number;
  comparison: Comparison;
}

/**
 * Saves the findings of a run. A known pair keeps its decision, unless the facts now match more strongly than when it
 * was cleared. A run never clears an open match: a person could change a birth date to achieve that. Returns the newly
 * possible matches.
 */
export async function saveHits(
  tx: Tx,
  hits: readonly FoundHit[],
  now: Date,
): Promise<{ id: string; userId: string }[]> {
  if (hits.length === 0) return [];
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string; user_id: string; status: string }>(sql`
    insert into screening_hits as h (user_id, entry_id, verdict, score, comparison, status, found_at, decided_at)
    select g.user_id, g.entry_id, g.verdict, g.score, g.comparison,
      case g.verdict when 'cleared' then 'cleared' else 'possible' end, ${at}::timestamptz,
      case g.verdict when 'cleared' then ${at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(
      hits.map(({ userId, entryId, ...rest }) => ({ user_id: userId, entry_id: entryId, ...rest })),
    )}::jsonb) as g(user_id uuid, entry_id uuid, verdict text, score int, comparison jsonb)
    on conflict (user_id, entry_id) do update set verdict = excluded.verdict, score = excluded.score,
      comparison = excluded.comparison, version = h.version + 1,
      status = case when app.verdict_rank(excluded.verdict) > app.verdict_rank(h.verdict) and h.status = 'cleared'
        then 'possible' else h.status end
      where h.comparison is distinct from excluded.comparison
        and (h.status = 'cleared' or app.verdict_rank(excluded.verdict) > app.verdict_rank(h.verdict))
    returning h.id, h.user_id, h.status`);
  return rows.filter(({ status }) => status === 'possible').map(({ id, user_id }) => ({ id, userId: user_id }));
}

/** What keeps a person paused: a strong possible match, or one that a reviewer confirmed or could not settle. */
const pauses = sql`(${screeningHits.status} in ('unresolved', 'confirmed')
  or (${screeningHits.status} = 'possible' and ${screeningHits.verdict} = 'strong'))`;

/** Those of `userIds` whom screening keeps paused. */
export const findPaused = (tx: Tx, userIds: readonly string[]): Promise<string[]> =>
  tx
    .selectDistinct({ userId: screeningHits.userId })
    .from(screeningHits)
    .where(and(inArray(screeningHits.userId, [...userIds]), pauses))
    .then((rows) => rows.map(({ userId }) => userId));

export const isPausedByScreening = async (tx: Tx, userId: string): Promise<boolean> =>
  (await findPaused(tx, [userId])).length > 0;

export async function saveScreenings(tx: Tx, userIds: readonly string[], sources: readonly string[], now: Date) {
  await tx.execute(sql`
    insert into screenings (user_id, screened_at, sources)
    select u, ${now.toISOString()}::timestamptz, ${sql.param([...sources])}::text[]
    from unnest(${sql.param([...userIds])}::uuid[]) as u
    on conflict (user_id) do update set screened_at = excluded.screened_at, sources = excluded.sources`);
}

/** Marks a person for a new screening, because the findings are about earlier facts. */
export async function forgetScreening(tx: Tx, userId: string) {
  await tx.delete(screenings).where(eq(screenings.userId, userId));
}

const decider = alias(profiles, 'decider');
const select = (tx: Tx) =>
  tx
    .select({
      hit: screeningHits,
      entry: exclusionEntries,
      name: profiles.fullName,
      secret: candidatePrivate,
      candidate: candidateProfiles,
      states: sql<string[]>`array(select distinct s from unnest(array_remove(
        array[${candidateProfiles.homeState}, ${candidateProfiles.movedFromState}]
        || array(select l.state from licenses l where l.user_id = ${screeningHits.userId})
        || array(select w.state from work_history w where w.user_id = ${screeningHits.userId}), null)) s order by 1)`,
      isPaused: sql<boolean>`app.is_held('person', ${screeningHits.userId})`,
      deciderName: decider.fullName,
      decidedKey: sql<string>`${screeningHits.decidedAt}::text`,
    })
    .from(screeningHits)
    .innerJoin(exclusionEntries, eq(exclusionEntries.id, screeningHits.entryId))
    .innerJoin(profiles, eq(profiles.userId, screeningHits.userId))
    .innerJoin(candidatePrivate, eq(candidatePrivate.userId, screeningHits.userId))
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, screeningHits.userId))
    .leftJoin(decider, eq(decider.userId, screeningHits.decidedBy))
    .$dynamic();
export type HitRow = Awaited<ReturnType<typeof select>>[number];

interface Page {
  person: string | undefined;
  q: string | undefined;
  limit: number;
}

const isOf = (q: string) => isAmong(screeningHits.userId, keysWith(userSearch.userId, userSearch.words, q));

const pageOf = (tx: Tx, where: SQL | undefined, order: SQL[], limit: number) =>
  select(tx)
    .where(
      isInPage(
        screeningHits.id,
        tx
          .select({ id: screeningHits.id })
          .from(screeningHits)
          .where(where)
          .orderBy(...order)
          .limit(limit + 1),
      ),
    )
    .orderBy(...order);

export const listOpenHits = (tx: Tx, { person, q, after, limit }: Page & { after: readonly [number, string] | null }) =>
  pageOf(
    tx,
    and(
      sql`${screeningHits.status} in ('possible', 'unresolved')`,
      person ? eq(screeningHits.userId, person) : undefined,
      q ? isOf(q) : undefined,
      after ? sql`(${screeningHits.score}, ${screeningHits.id}) < (${after[0]}::int, ${after[1]}::uuid)` : undefined,
    ),
    [desc(screeningHits.score), desc(screeningHits.id)],
    limit,
  );

export const listDecidedHits = (
  tx: Tx,
  { person, q, after, limit }: Page & { after: readonly [string, string] | null },
) =>
  pageOf(
    tx,
    and(
      sql`${screeningHits.status} in ('confirmed', 'cleared')`,
      person ? eq(screeningHits.userId, person) : undefined,
      q ? isOf(q) : undefined,
      after
        ? sql`(${screeningHits.decidedAt}, ${screeningHits.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : undefined,
    ),
    [desc(screeningHits.decidedAt), desc(screeningHits.id)],
    limit,
  );

export async function findHit(tx: Tx, id: string): Promise<HitRow> {
  const [row] = await select(tx).where(eq(screeningHits.id, id));
  if (!row) throw notFound('hit');
  return row;
}

export async function lockHit(tx: Tx, id: string) {
  const [row] = await tx.select().from(screeningHits).where(eq(screeningHits.id, id)).for('no key update');
  if (!row) throw notFound('hit');
  return row;
}

export async function saveDecision(
  tx: Tx,
  id: string,
  decision: { status: 'cleared' | 'confirmed' | 'unresolved'; reason: string; decidedBy: string; decidedAt: Date },
) {
  await tx
    .update(screeningHits)
    .set({ ...decision, version: sql`${screeningHits.version} + 1` })
    .where(eq(screeningHits.id, id));
}

/** When each person was screened, against which lists, and the open matches, by user ID. */
export async function readScreenings(tx: Tx, userIds: readonly string[], lists: readonly ListState[]) {
  const ids = [...userIds];
  const screened = await tx.select().from(screenings).where(inArray(screenings.userId, ids));
  const open = await tx
    .select({ userId: screeningHits.userId, count: sql<number>`count(*)::int` })
    .from(screeningHits)
    .where(
      and(inArray(screeningHits.userId, ids), inArray(screeningHits.status, ['possible', 'unresolved', 'confirmed'])),
    )
    .groupBy(screeningHits.userId);
  const screeningOf = new Map(screened.map((row) => [row.userId, row]));
  const openHitsOf = new Map(open.map(({ userId, count }) => [userId, count]));
  return (userId: string) => {
    const screening = screeningOf.get(userId);
    return {
      screenedAt: screening?.screenedAt.toISOString() ?? null,
      sources: screening?.sources ?? [],
      isInvented: lists.some(({ source, isInvented }) => isInvented && screening?.sources.includes(source)),
      isCurrent:
        screening !== undefined &&
        lists.every(({ importedAt }) => importedAt === null || importedAt <= screening.screenedAt.toISOString()),
      openHits: openHitsOf.get(userId) ?? 0,
    };
  };
}

/** Above this many, the database's estimate is shown: counting a million people each time is too slow. */
const COUNTED = 20_000;

export async function readRun(tx: Tx) {
  const [row] = await tx
    .select({
      people: sql<number>`(select count(*)::int from (select from ${screenings} limit ${COUNTED}) counted)`,
      estimate: sql<number>`(select reltuples::int from pg_class where oid = 'public.screenings'::regclass)`,
      last: sql<Date | null>`max(${screenings.screenedAt})`,
    })
    .from(screenings);
  const counted = row?.people ?? 0;
  const isEstimate = counted === COUNTED;
  const people = isEstimate ? Math.max(counted, row?.estimate ?? 0) : counted;
  return { people, isEstimate, last: row?.last ? new Date(row.last) : null };
}
