import type { Organization } from '#domains/employers/server/hiring-team/index.ts';
import { openCase } from '#domains/verification/server/cases/index.ts';
import { organizationSubmitted } from '#domains/employers/contract/organization-events.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/events/publish.ts';
import { markSubmitted } from './organizations.repo.ts';

/** Submits the whole organization for review. Returns the ID of its case. */
export async function submitOrganization(
  deps: Deps,
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
  await publish(deps, tx, organizationSubmitted, { organizationId, caseId, userId, isAgain });
  return caseId;
}
