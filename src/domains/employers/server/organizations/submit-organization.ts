import type { Organization } from '#domains/employers/server/hiring-team/index.ts';
import { openCase } from '#domains/verification/server/cases/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { markSubmitted } from './organizations.repo.ts';

/** Submits the whole organization for review. Returns the ID of its case. */
export async function submitOrganization(
  tx: Tx,
  { id: organizationId }: Organization,
  { userId, now, isAgain }: { userId: string; now: Date; isAgain: boolean },
): Promise<string> {
  const caseId = await openCase(tx, {
    subject: { organizationId },
    submittedBy: userId,
    submittedAt: now,
    changes: null,
  });
  await markSubmitted(tx, { organizationId, userId, now, isAgain });
  return caseId;
}
