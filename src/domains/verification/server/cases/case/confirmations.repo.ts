import { desc, eq, inArray } from 'drizzle-orm';
import { organizations } from '#domains/employers/db/organizations.ts';
import { workConfirmations } from '#domains/profiles/db/work-confirmations.ts';
import type { Tx } from '#platform/server/database/db.ts';

/** These people's requests to past employers, latest first. */
export const readConfirmationsOf = (tx: Tx, userIds: readonly string[]) =>
  tx
    .select({ row: workConfirmations, domainOf: organizations.name })
    .from(workConfirmations)
    .leftJoin(organizations, eq(organizations.id, workConfirmations.domainOrganizationId))
    .where(inArray(workConfirmations.userId, [...userIds]))
    .orderBy(desc(workConfirmations.askedAt), desc(workConfirmations.id));
export type ConfirmationOfCase = Awaited<ReturnType<typeof readConfirmationsOf>>[number];
