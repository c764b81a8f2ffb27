import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import { notify } from '#domains/messaging/server/notifications/index.ts';
import { elevate, type Tx } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { CaseRow } from '../cases.repo.ts';
import { findFacilityName } from '../changes/facility-cases.repo.ts';
import { verificationDecided } from '../verification.notices.ts';

interface Told {
  row: CaseRow;
  decision: 'approved' | 'needs_fix' | 'rejected' | 'reopened';
  message: string | null;
}

/** Tells the person, or those who act for the organization, in the product and by mail. */
export async function notifyDecision(deps: Deps, tx: Tx, { row, decision, message }: Told): Promise<void> {
  const { organizationId } = row;
  await elevate(tx, async () => {
    const readers = row.userId ? [row.userId] : await hiringTeam(tx, organizationId ?? '');
    const facility = organizationId ? await findFacilityName(tx, organizationId) : null;
    for (const userId of readers) {
      await notify(deps, tx, verificationDecided, {
        userId,
        href: hrefOf(row, decision, facility),
        data: { decision, message: message ?? '', subject: subjectOf(row, facility), ...(facility && { facility }) },
        dedupeKey: `case:${row.id}:${row.version}`,
      });
    }
  });
}

function subjectOf(row: CaseRow, facility: string | null) {
  if (row.userId) return row.changes ? 'credentials' : 'person';
  return facility ? 'facility' : 'organization';
}

function hrefOf(row: CaseRow, decision: Told['decision'], facility: string | null): string {
  if (facility) return '/employer/settings';
  const home = row.userId ? '/job-seeker' : '/employer';
  if (decision === 'approved') return `${home}/dashboard`;
  return row.changes ? '/job-seeker/profile' : `${home}/awaiting-approval`;
}
