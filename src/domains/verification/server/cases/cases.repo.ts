import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#domains/accounts/db/identity.ts';
import { organizations } from '#domains/employers/db/organizations.ts';
import { verificationCases } from '#domains/verification/db/verification.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

export type CaseRow = typeof verificationCases.$inferSelect;

const other = alias(verificationCases, 'other');

export async function lockCase(tx: Tx, id: string): Promise<CaseRow> {
  const [row] = await lockCases(tx, [id]);
  if (!row) throw notFound('case');
  return row;
}

/** Locks in a fixed order, so that two batch operations never deadlock. */
export const lockCases = (tx: Tx, ids: readonly string[]): Promise<CaseRow[]> =>
  tx
    .select()
    .from(verificationCases)
    .where(inArray(verificationCases.id, [...ids]))
    .orderBy(asc(verificationCases.id))
    .for('no key update');

type CaseValues = Partial<typeof verificationCases.$inferInsert>;

export const saveCase = (tx: Tx, id: string, values: CaseValues) => saveCases(tx, [id], values);

/** The first claim, explicit or by working on the case, starts its review time. */
export async function saveCases(tx: Tx, ids: readonly string[], values: CaseValues) {
  const { claimedAt } = values;
  await tx
    .update(verificationCases)
    .set({
      ...values,
      ...(claimedAt && {
        firstClaimedAt: sql`coalesce(${verificationCases.firstClaimedAt}, ${claimedAt.toISOString()}::timestamptz)`,
      }),
      version: sql`${verificationCases.version} + 1`,
    })
    .where(inArray(verificationCases.id, [...ids]));
}

/**
 * The other cases of the same subjects, latest first, each with whether it replaces the given case: a later case of
 * changes alone does not replace a whole submission.
 */
export const otherCases = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      caseId: verificationCases.id,
      other,
      isLater: sql<boolean>`(${other.submittedAt} > ${verificationCases.submittedAt}
        and (${verificationCases.changes} is not null or ${other.changes} is null))`,
    })
    .from(verificationCases)
    .innerJoin(
      other,
      and(
        ne(other.id, verificationCases.id),
        or(eq(other.userId, verificationCases.userId), eq(other.organizationId, verificationCases.organizationId)),
      ),
    )
    .where(inArray(verificationCases.id, [...ids]))
    .orderBy(desc(other.submittedAt));

export const hasLaterCase = async (tx: Tx, { id }: CaseRow): Promise<boolean> =>
  (await otherCases(tx, [id])).some(({ isLater }) => isLater);

/** The subject of a case. */
export type CaseSubjectId = { userId: string; organizationId?: never } | { organizationId: string; userId?: never };

/** The subject's open case, locked. */
export async function lockOpenCase(tx: Tx, { userId, organizationId }: CaseSubjectId): Promise<CaseRow | undefined> {
  const isSubject = userId
    ? eq(verificationCases.userId, userId)
    : eq(verificationCases.organizationId, organizationId ?? '');
  const [row] = await tx
    .select()
    .from(verificationCases)
    .where(and(isSubject, eq(verificationCases.status, 'pending')))
    .for('no key update');
  return row;
}

export async function insertCase(
  tx: Tx,
  values: Omit<typeof verificationCases.$inferInsert, 'subjectType'>,
): Promise<string> {
  const [row] = await tx
    .insert(verificationCases)
    .values({ ...values, subjectType: values.userId ? 'person' : 'organization' })
    .returning({ id: verificationCases.id });
  if (!row) throw new Error('the case was not inserted');
  return row.id;
}

export async function lockPersonStatus(tx: Tx, userId: string): Promise<VerificationStatus> {
  const [found] = await tx
    .select({ status: profiles.verificationStatus })
    .from(profiles)
    .where(eq(profiles.userId, userId))
    .for('no key update');
  if (!found) throw notFound('person');
  return found.status;
}

/** The subject's own status, locked until the decision is written. */
export async function lockSubjectStatus(tx: Tx, row: CaseRow): Promise<VerificationStatus> {
  if (row.userId) return lockPersonStatus(tx, row.userId);
  const [found] = await tx
    .select({ status: organizations.verificationStatus })
    .from(organizations)
    .where(eq(organizations.id, row.organizationId ?? ''))
    .for('no key update');
  if (!found) throw notFound('case');
  return found.status;
}

/** What the reviewer wrote to the person or the organization. */
export async function readDecisionMessage(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ message: verificationCases.message })
    .from(verificationCases)
    .where(eq(verificationCases.id, id));
  return row?.message ?? null;
}

/** The subject of a case row. */
export const subjectOf = ({ userId, organizationId }: CaseRow): CaseSubjectId =>
  userId ? { userId } : { organizationId: organizationId ?? '' };
