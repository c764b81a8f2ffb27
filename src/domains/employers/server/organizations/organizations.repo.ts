import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { updateProfile } from '#domains/accounts/server/people/index.ts';
import { employerProfiles, organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { facilityDirectory } from '#domains/verification/db/facilities.ts';
import { itemReviews, verificationCases } from '#domains/verification/db/verification.ts';
import {
  findOwnOrganization,
  ownOrganizations,
  type Organization,
} from '#domains/employers/server/hiring-team/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';

export type Changes = Partial<typeof organizations.$inferInsert>;

/** Reads past row-level security: the viewer may not see the organizations above. */
export const standingOf = (tx: Tx, { path }: Organization): Promise<'open' | 'on_hold' | 'canceled'> =>
  elevate(tx, async () => {
    const [above] = await tx
      .select({
        canceled: sql<boolean>`bool_or(${organizations.canceledAt} is not null)`,
        held: sql<boolean>`bool_or(app.is_held('organization', ${organizations.id}))`,
      })
      .from(organizations)
      .where(inArray(organizations.id, path));
    if (above?.canceled) return 'canceled';
    return above?.held ? 'on_hold' : 'open';
  });

/** Creates an organization with its founder as owner. */
export async function found(tx: Tx, userId: string, values: Changes & { name: string }): Promise<Organization | null> {
  const [made] = await tx
    .insert(organizations)
    .values({ kind: 'facility', createdBy: userId, ...values })
    .returning({ id: organizations.id });
  if (!made) return null;
  await elevate(tx, async () => {
    await tx.insert(organizationMembers).values({ organizationId: made.id, userId, memberRole: 'owner' });
    await tx
      .insert(employerProfiles)
      .values({ userId, organizationId: made.id })
      .onConflictDoUpdate({ target: employerProfiles.userId, set: { organizationId: made.id } });
  });
  return findOwnOrganization(tx, made.id);
}

export const change = (tx: Tx, id: string, changes: Changes) =>
  tx.update(organizations).set(changes).where(eq(organizations.id, id));

export const insertBelow = async (tx: Tx, values: typeof organizations.$inferInsert): Promise<Organization | null> => {
  const [made] = await tx.insert(organizations).values(values).returning({ id: organizations.id });
  return made ? findOwnOrganization(tx, made.id) : null;
};

/**
 * Turns a facility into a system. Members, review and holds stay; the units move to a new facility below it, which takes
 * over the place and the type. Returns the ID of the new facility.
 */
export const becomeSystem = (tx: Tx, facility: Organization, now: Date): Promise<string> =>
  elevate(tx, async () => {
    const { id, path: _path, slug: _slug, ...columns } = facility;
    // An organization that was sent back or rejected is submitted again as a whole.
    const verificationStatus = facility.verificationStatus === 'approved' ? 'approved' : 'pending';
    const [made] = await tx
      .insert(organizations)
      .values({ ...columns, verificationStatus, parentId: id, createdAt: now, updatedAt: now })
      .returning({ id: organizations.id });
    if (!made) throw new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
    await tx.update(organizations).set({ kind: 'system', updatedAt: now }).where(eq(organizations.id, id));
    await tx
      .update(organizations)
      .set({ parentId: made.id })
      .where(and(eq(organizations.parentId, id), eq(organizations.kind, 'unit')));
    return made.id;
  });

/** The facilities and units below an organization, by name. */
export const below = (tx: Tx, id: string): Promise<Organization[]> =>
  ownOrganizations(tx, and(sql`${organizations.path} @> array[${id}::uuid]`, sql`${organizations.id} <> ${id}`));

/** Sets facilities that were approved with the organization back to pending; one with its own review keeps its status. */
export const reopenBelow = (tx: Tx, id: string, now: Date): Promise<void> =>
  elevate(tx, async () => {
    await tx
      .update(organizations)
      .set({ verificationStatus: 'pending', updatedAt: now })
      .where(
        and(
          sql`${organizations.path} @> array[${id}::uuid]`,
          ne(organizations.id, id),
          eq(organizations.verificationStatus, 'approved'),
          sql`not exists (select 1 from ${verificationCases} c where c.organization_id = ${organizations.id})`,
        ),
      );
  });

export const removeUnits = (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve()
    : elevate(tx, async () => {
        await tx.delete(organizations).where(and(inArray(organizations.id, [...ids]), eq(organizations.kind, 'unit')));
      });

export const renameUnit = (tx: Tx, id: string, name: string) =>
  elevate(tx, () =>
    tx
      .update(organizations)
      .set({ name })
      .where(and(eq(organizations.id, id), eq(organizations.kind, 'unit'))),
  );

export const saveJobTitle = (tx: Tx, userId: string, jobTitle: string | null, now: Date) =>
  tx.update(employerProfiles).set({ jobTitle, updatedAt: now }).where(eq(employerProfiles.userId, userId));

export async function jobTitleOf(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ jobTitle: employerProfiles.jobTitle })
    .from(employerProfiles)
    .where(eq(employerProfiles.userId, userId));
  return row?.jobTitle ?? null;
}

/** The latest case of an organization with the reviewer's messages on its items. */
export async function latestCase(tx: Tx, organizationId: string) {
  const [found] = await tx
    .select({ id: verificationCases.id, status: verificationCases.status, message: verificationCases.message })
    .from(verificationCases)
    .where(eq(verificationCases.organizationId, organizationId))
    .orderBy(desc(verificationCases.submittedAt))
    .limit(1);
  if (!found) return null;
  const items = await tx
    .select({ itemType: itemReviews.itemType, message: itemReviews.message })
    .from(itemReviews)
    .where(and(eq(itemReviews.caseId, found.id), eq(itemReviews.outcome, 'needs_fix')));
  return {
    status: found.status,
    message: found.message,
    items: items.map(({ itemType, message }) => ({ itemType, message: message ?? '' })),
  };
}

/** Completes onboarding; after an earlier decision, sets the status back to pending. */
export const markSubmitted = (
  tx: Tx,
  params: { organizationId: string; userId: string; now: Date; isAgain: boolean },
): Promise<void> =>
  elevate(tx, async () => {
    const { organizationId, userId, now, isAgain } = params;
    await tx
      .update(organizations)
      .set({ submittedAt: now, updatedAt: now, ...(isAgain ? { verificationStatus: 'pending' as const } : {}) })
      .where(eq(organizations.id, organizationId));
    await updateProfile(tx, userId, { onboardingCompleted: true, updatedAt: now });
  });

/** A facility that was sent back is pending again; a new one is pending already. */
export async function markFacilityPending(
  tx: Tx,
  { id, verificationStatus }: Organization,
  submittedAt: Date,
): Promise<void> {
  await tx
    .update(organizations)
    .set({
      submittedAt,
      updatedAt: submittedAt,
      ...(verificationStatus !== 'pending' && { verificationStatus: 'pending' as const }),
    })
    .where(eq(organizations.id, id));
}

/** Cancels an organization and all below it. */
export const cancelTree = (tx: Tx, id: string, now: Date): Promise<void> =>
  elevate(tx, async () => {
    await tx
      .update(organizations)
      .set({ canceledAt: now, updatedAt: now })
      .where(and(sql`${organizations.path} @> array[${id}::uuid]`, isNull(organizations.canceledAt)));
  });

export async function directoryEntryExists(tx: Tx, ccn: string): Promise<boolean> {
  const [row] = await tx
    .select({ ccn: facilityDirectory.ccn })
    .from(facilityDirectory)
    .where(eq(facilityDirectory.ccn, ccn));
  return row !== undefined;
}
