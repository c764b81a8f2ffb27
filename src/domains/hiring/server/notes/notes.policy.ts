import { lockApplication, requireHirer } from '#domains/hiring/server/applications/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { notFound } from '#platform/server/errors.ts';

/** An application of the viewer's hiring team, who may write notes on it; reviewers only read. */
export async function teamPlaceOf(
  tx: Tx,
  me: string,
  applicationId: string,
): Promise<{ applicationId: string; organizationId: string }> {
  const application = await lockApplication(tx, applicationId);
  if (application.candidateId === me) throw notFound('application');
  await requireHirer(tx, application);
  return { applicationId, organizationId: application.organizationId };
}
