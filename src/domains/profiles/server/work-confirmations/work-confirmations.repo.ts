import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { candidateContacts, workHistory } from '#domains/profiles/db/candidates.ts';
import { workConfirmations, openConfirmation } from '#domains/profiles/db/work-confirmations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { domainOf, hostOf, isFreeMail } from '#domains/profiles/contract/email-hosts.ts';
import type { WorkConfirmationStatus } from '#domains/profiles/contract/work/work-confirmation-states.ts';

export type ConfirmationRow = Omit<typeof workConfirmations.$inferSelect, 'tokenHash' | 'reminderTokenHash'>;
export type WorkRow = typeof workHistory.$inferSelect;
type NewRow = typeof workConfirmations.$inferInsert;

export const listOwn = (tx: Tx, userId: string) =>
  tx
    .select({ row: openConfirmation, work: workHistory, domainOf: organizations.name })
    .from(workConfirmations)
    .innerJoin(workHistory, eq(workHistory.id, workConfirmations.workId))
    .leftJoin(organizations, eq(organizations.id, workConfirmations.domainOrganizationId))
    .where(eq(workConfirmations.userId, userId))
    .orderBy(desc(workConfirmations.askedAt), desc(workConfirmations.id));
export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number];

/** The person's requests that employers who can see the entry see as confirmed. */
export async function shownConfirmations(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select confirmation_id as id from app.confirmed_work(${userId}::uuid)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The entry, locked until the transaction ends, so that two concurrent requests become one. */
export async function lockEntry(tx: Tx, userId: string, id: string): Promise<WorkRow | undefined> {
  const [row] = await tx
    .select()
    .from(workHistory)
    .where(and(eq(workHistory.id, id), eq(workHistory.userId, userId)))
    .for('no key update');
  return row;
}

export async function readAsker(tx: Tx, userId: string) {
  const [row] = await tx
    .select({
      fullName: profiles.fullName,
      onboardingCompleted: profiles.onboardingCompleted,
      email: candidateContacts.email,
      isHeld: sql<boolean>`app.is_held('person', ${profiles.userId})`,
    })
    .from(profiles)
    .innerJoin(candidateContacts, eq(candidateContacts.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  return row;
}

/** The approved organization whose website or email has this domain; runs as `service`. */
export async function organizationOfDomain(tx: Tx, domain: string): Promise<string | null> {
  if (isFreeMail(domain)) return null;
  const like = `%${domain}%`;
  const rows = await tx
    .select({ id: organizations.id, website: organizations.website, contactEmail: organizations.contactEmail })
    .from(organizations)
    .where(
      and(
        eq(organizations.isLive, true),
        or(sql`lower(${organizations.website}) like ${like}`, sql`lower(${organizations.contactEmail}) like ${like}`),
      ),
    )
    .orderBy(asc(organizations.createdAt));
  const isTheirs = (host: string | null) => host !== null && (domain === host || domain.endsWith(`.${host}`));
  const found = rows.find(
    ({ website, contactEmail }) =>
      isTheirs(website && hostOf(website)) || isTheirs(contactEmail && domainOf(contactEmail)),
  );
  return found?.id ?? null;
}

export async function countSince(tx: Tx, userId: string, since: Date): Promise<number> {
  return tx.$count(workConfirmations, and(eq(workConfirmations.userId, userId), gt(workConfirmations.askedAt, since)));
}

export async function insertConfirmation(tx: Tx, row: NewRow): Promise<void> {
  await tx.insert(workConfirmations).values(row);
}

export async function findOwn(tx: Tx, userId: string, id: string) {
  const [row] = await tx
    .select(openConfirmation)
    .from(workConfirmations)
    .where(and(eq(workConfirmations.id, id), eq(workConfirmations.userId, userId)));
  return row;
}

export const listOfEntry = (tx: Tx, workId: string): Promise<ConfirmationRow[]> =>
  tx
    .select(openConfirmation)
    .from(workConfirmations)
    .where(eq(workConfirmations.workId, workId))
    .orderBy(desc(workConfirmations.askedAt));

/** The request behind a link with its current entry, locked; runs as `service`. */
export async function lockByToken(tx: Tx, hash: string) {
  const [row] = await tx
    .select({
      row: workConfirmations,
      work: workHistory,
      isHeld: sql<boolean>`app.is_held('person', ${workConfirmations.userId})`,
    })
    .from(workConfirmations)
    .innerJoin(workHistory, eq(workHistory.id, workConfirmations.workId))
    .where(or(eq(workConfirmations.tokenHash, hash), eq(workConfirmations.reminderTokenHash, hash)))
    .for('no key update', { of: workConfirmations });
  return row;
}

export const save = (tx: Tx, id: string, values: Partial<NewRow>) =>
  tx.update(workConfirmations).set(values).where(eq(workConfirmations.id, id));

/** Closes an open request and deletes its address; false when it was no longer open. */
export async function close(
  tx: Tx,
  id: string,
  status: Exclude<WorkConfirmationStatus, 'open'>,
  values: Partial<NewRow> & { closedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .update(workConfirmations)
    .set({ ...values, status, contactEmail: null })
    .where(and(eq(workConfirmations.id, id), eq(workConfirmations.status, 'open')))
    .returning({ id: workConfirmations.id });
  return rows.length > 0;
}

/** Open requests past their deadline, locked; other processes skip them. */
export const lockOverdue = (tx: Tx, now: Date, most: number): Promise<ConfirmationRow[]> =>
  tx
    .select()
    .from(workConfirmations)
    .where(and(eq(workConfirmations.status, 'open'), lte(workConfirmations.expiresAt, now)))
    .orderBy(asc(workConfirmations.expiresAt))
    .limit(most)
    .for('no key update', { skipLocked: true });

/** Open requests sent before a moment without a reminder, of people who are not on hold. */
export const lockUnreminded = (tx: Tx, askedBefore: Date, most: number): Promise<ConfirmationRow[]> =>
  tx
    .select()
    .from(workConfirmations)
    .where(
      and(
        eq(workConfirmations.status, 'open'),
        isNull(workConfirmations.remindedAt),
        lte(workConfirmations.askedAt, askedBefore),
        sql`not app.is_held('person', ${workConfirmations.userId})`,
      ),
    )
    .orderBy(asc(workConfirmations.askedAt))
    .limit(most)
    .for('no key update', { skipLocked: true });

/** Unanswered requests are deleted after a while. */
export const removeWithoutAnswer = (tx: Tx, closedBefore: Date) =>
  tx
    .delete(workConfirmations)
    .where(
      and(
        inArray(workConfirmations.status, ['declined', 'revoked', 'expired']),
        lt(workConfirmations.closedAt, closedBefore),
      ),
    );
