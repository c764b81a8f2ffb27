import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { holds, organizationMembers, organizations, profiles, userSearch } from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import { literally } from '#server/platform/like.ts';
import type { UserLine } from '#shared/contracts/users.ts';
import type { Role } from '#shared/kernel/vocabulary.ts';

/** Everything here runs as `admin`. */

export interface UserFilter {
  q: string;
  role: Role | 'all' | 'none';
  standing: 'all' | 'onboarding' | 'suspended';
  after: readonly [string, string] | null;
  limit: number;
}

/** So many of the newest accounts are looked through before the trigrams are asked. */
const NEWEST = 20_000;

interface Found extends Record<string, unknown> {
  userId: string;
  key: string;
}

/**
 * The ids of one page, newest first. A word that many have is found among the newest by reading in order; a rare one
 * by its trigrams. Left to itself the planner guesses how rare a word is, and a wrong guess reads a million rows.
 */
async function findIds(tx: Tx, { q, role, standing, after, limit }: UserFilter): Promise<Found[]> {
  const words = wordsOf(q);
  const conditions = [
    role === 'all' ? undefined : role === 'none' ? isNull(userSearch.role) : eq(userSearch.role, role),
    after
      ? sql`(${userSearch.createdAt}, ${userSearch.userId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
      : undefined,
    standing === 'onboarding'
      ? sql`exists (select 1 from ${profiles} p where p.user_id = ${userSearch.userId} and not p.onboarding_completed)`
      : undefined,
    standing === 'suspended' ? sql`${userSearch.userId} in ${suspended}` : undefined,
  ];
  const newest = sql`order by ${userSearch.createdAt} desc, ${userSearch.userId} desc limit`;
  const columns = sql`${userSearch.userId} as "userId", ${userSearch.createdAt}::text as key`;
  const isAny = words.length === 0;
  await plan(tx, { seqscan: 'off', indexscan: 'on' });
  const inOrder = await rowsOf<Found>(
    tx,
    isAny
      ? sql`select ${columns} from ${userSearch} where ${all(conditions)} ${newest} ${limit + 1}`
      : sql`select ${columns} from (select * from ${userSearch} where ${all(conditions)} ${newest} ${NEWEST}) ${userSearch}
          where ${all(words)} ${newest} ${limit + 1}`,
  );
  const isEnough = isAny || inOrder.length > limit;
  await plan(tx, isEnough ? { seqscan: 'on', indexscan: 'on' } : { seqscan: 'off', indexscan: 'off' });
  if (isEnough) return inOrder;
  const byTrigrams = await rowsOf<Found>(
    tx,
    sql`select ${columns} from ${userSearch} where ${all([...words, ...conditions])} ${newest} ${limit + 1}`,
  );
  await plan(tx, { seqscan: 'on', indexscan: 'on' });
  return byTrigrams;
}

/** Which ways of reading the planner may take for the rest of the transaction; bitmaps of the trigrams are always open. */
const plan = (tx: Tx, { seqscan, indexscan }: Record<'seqscan' | 'indexscan', 'on' | 'off'>) =>
  tx.execute(
    sql`select set_config('enable_seqscan', ${seqscan}, true), set_config('enable_indexscan', ${indexscan}, true)`,
  );

const suspended = sql`(select h.subject_id from ${holds} h where h.subject_type = 'person' and h.released_at is null and h.blocks_sign_in)`;
const all = (conditions: (SQL | undefined)[]) => and(sql`true`, ...conditions);
const rowsOf = async <R extends Record<string, unknown>>(tx: Tx, query: SQL): Promise<R[]> =>
  (await tx.execute(query)).rows as R[];

/** Each word anywhere, or, when it is too short for trigrams, at the beginning of a word. */
const wordsOf = (q: string): SQL[] =>
  q
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 5)
    .map((word) => {
      const text = literally(word);
      return sql`${userSearch.words} like ${word.length < 3 ? `% ${text}%` : `%${text}%`}`;
    });

type LineRow = UserLine & { key: string } & Record<string, unknown>;

const lines = (tx: Tx, which: SQL) =>
  rowsOf<LineRow & { emailVerified: boolean }>(
    tx,
    sql`select p.user_id as "userId", p.full_name as "fullName", a.email, a.email_verified as "emailVerified", p.role,
        p.onboarding_completed as "onboardingCompleted", p.verification_status as "verificationStatus",
        p.user_id in ${suspended} as "isSuspended", p.is_demo as "isDemo",
        to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "joinedAt"
      from ${profiles} p join auth.people a on a.id = p.user_id where ${which}`,
  );

export async function listUserRows(tx: Tx, filter: UserFilter): Promise<LineRow[]> {
  const found = await findIds(tx, filter);
  if (found.length === 0) return [];
  const ids = sql.param(found.map(({ userId }) => userId));
  const byId = new Map((await lines(tx, sql`p.user_id = any(${ids}::uuid[])`)).map((row) => [row.userId, row]));
  return found.flatMap(({ userId, key }) => {
    const row = byId.get(userId);
    return row ? [{ ...row, key }] : [];
  });
}

export const findUser = (tx: Tx, userId: string) =>
  lines(tx, sql`p.user_id = ${userId}`).then((rows) => rows[0] ?? null);

export const organizationsOf = (tx: Tx, userId: string) =>
  tx
    .select({ id: organizations.id, name: organizations.name, memberRole: organizationMembers.memberRole })
    .from(organizationMembers)
    .innerJoin(organizations, eq(organizations.id, organizationMembers.organizationId))
    .where(eq(organizationMembers.userId, userId))
    .orderBy(organizations.name);

export const setRole = (tx: Tx, userId: string, role: Role, at: Date) =>
  tx.update(profiles).set({ role, updatedAt: at }).where(eq(profiles.userId, userId));
