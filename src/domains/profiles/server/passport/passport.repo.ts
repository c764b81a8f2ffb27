import { and, asc, count, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import {
  candidateContacts,
  candidateProfiles,
  certifications,
  education,
  licenses,
  workHistory,
} from '#domains/profiles/db/candidates.ts';
import { passportLinks, passportViews, openPassportLink } from '#domains/profiles/db/passport.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { FactState } from '#kernel/vocabulary.ts';

export type LinkRow = Omit<typeof passportLinks.$inferSelect, 'tokenHash'>;

/** A person's facts in one state, the oldest license and the latest work first. */
export async function readFactsIn(tx: Tx, userId: string, state: FactState) {
  const theirs = (table: typeof licenses | typeof certifications | typeof workHistory | typeof education) =>
    and(eq(table.userId, userId), eq(table.verificationState, state));
  return {
    licenses: await tx.select().from(licenses).where(theirs(licenses)).orderBy(asc(licenses.createdAt)),
    certifications: await tx
      .select()
      .from(certifications)
      .where(theirs(certifications))
      .orderBy(asc(certifications.createdAt)),
    work: await tx.select().from(workHistory).where(theirs(workHistory)).orderBy(desc(workHistory.startedOn)),
    education: await tx.select().from(education).where(theirs(education)).orderBy(asc(education.createdAt)),
  };
}
export type Facts = Awaited<ReturnType<typeof readFactsIn>>;

/** The self-reported part of an export; none of it is a verified fact. */
export async function readPerson(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ profile: profiles, candidate: candidateProfiles, contact: candidateContacts })
    .from(profiles)
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, profiles.userId))
    .innerJoin(candidateContacts, eq(candidateContacts.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  return row;
}
export type Person = NonNullable<Awaited<ReturnType<typeof readPerson>>>;

/** Runs as `service`: people can't read holds. */
export async function isHeld(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(sql`select app.is_held('person', ${userId}::uuid) as held`);
  return rows[0]?.held ?? true;
}

export const listLinks = (tx: Tx, userId: string): Promise<LinkRow[]> =>
  tx
    .select(openPassportLink)
    .from(passportLinks)
    .where(eq(passportLinks.userId, userId))
    .orderBy(desc(passportLinks.createdAt));

/** The view count and latest views of each link. */
export async function readViews(tx: Tx, linkIds: readonly string[]) {
  if (linkIds.length === 0) return new Map<string, { views: number; last: Date[] }>();
  const rows = await tx
    .select({
      linkId: passportViews.linkId,
      views: count(),
      last: sql<
        string[]
      >`to_jsonb((array_agg(${passportViews.viewedAt} order by ${passportViews.viewedAt} desc))[1:5])`,
    })
    .from(passportViews)
    .where(inArray(passportViews.linkId, [...linkIds]))
    .groupBy(passportViews.linkId);
  return new Map(
    rows.map(({ linkId, views, last }) => [linkId, { views, last: last.map((moment) => new Date(moment)) }]),
  );
}

export async function insertLink(tx: Tx, row: typeof passportLinks.$inferInsert): Promise<string> {
  const [made] = await tx.insert(passportLinks).values(row).returning({ id: passportLinks.id });
  if (!made) throw new Error('the link was not written');
  return made.id;
}

/** False when there is no open link with this ID, or it belongs to someone else. */
export async function revokeLink(tx: Tx, { userId, id, at }: { userId: string; id: string; at: Date }) {
  const rows = await tx
    .update(passportLinks)
    .set({ revokedAt: at })
    .where(and(eq(passportLinks.id, id), eq(passportLinks.userId, userId), isNull(passportLinks.revokedAt)))
    .returning({ id: passportLinks.id });
  return rows.length > 0;
}

export async function findLink(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({
      link: passportLinks,
      profile: profiles,
      position: candidateProfiles.position,
      approvedAt: candidateProfiles.approvedAt,
      isHeld: sql<boolean>`app.is_held('person', ${profiles.userId})`,
    })
    .from(passportLinks)
    .innerJoin(profiles, eq(profiles.userId, passportLinks.userId))
    .innerJoin(candidateProfiles, eq(candidateProfiles.userId, passportLinks.userId))
    .where(eq(passportLinks.tokenHash, tokenHash));
  return row;
}

/**
 * For the links of one status list, the facts with valid credentials: shown by the link, and verified before it was
 * created. One query for the whole list, because the endpoint is public.
 */
export async function holdingFacts(tx: Tx, list: { from: number; to: number; today: string; now: Date }) {
  const { rows } = await tx.execute<{ slot: number; facts: string[]; key: string }>(sql`
    select l.status_slot as slot, l.facts, f.key
    from passport_links l
      join profiles p on p.user_id = l.user_id and p.verification_status = 'approved'
      join lateral (
        select 'license:' || id as key, expires_on as until, next_check_on, verified_at, updated_at
        from licenses where user_id = l.user_id and verification_state = 'verified'
        union all select 'certification:' || id, expires_on, next_check_on, verified_at, updated_at
        from certifications where user_id = l.user_id and verification_state = 'verified'
        union all select 'work:' || id, null, next_check_on, verified_at, updated_at
        from work_history where user_id = l.user_id and verification_state = 'verified'
        union all select 'education:' || id, null, next_check_on, verified_at, updated_at
        from education where user_id = l.user_id and verification_state = 'verified'
      ) f on f.key = any(l.facts)
        and date_trunc('milliseconds', coalesce(f.verified_at, f.updated_at)) <= l.created_at
        and coalesce(f.until, f.next_check_on, ${list.today}::date) >= ${list.today}::date
    where l.status_slot >= ${list.from} and l.status_slot < ${list.to}
      and l.revoked_at is null and l.expires_at > ${list.now.toISOString()}::timestamptz
      and not app.is_held('person', l.user_id)`);
  return rows;
}

/** The last slot in use; 0 when there is none. */
export async function lastSlot(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: max(passportLinks.statusSlot) }).from(passportLinks);
  return row?.last ?? 0;
}

export async function addView(tx: Tx, linkId: string, viewedAt: Date): Promise<void> {
  await tx.insert(passportViews).values({ linkId, viewedAt });
}
