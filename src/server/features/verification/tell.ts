import { notify } from '#server/features/notifications/index.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { CaseRow } from './cases.repo.ts';
import { responsibleMembers } from './facts.repo.ts';

interface Told {
  row: CaseRow;
  decision: 'approved' | 'needs_fix' | 'rejected' | 'reopened';
  message: string | null;
}

/** Tells the person, or those who act for the organization, in the product and by mail. */
export async function tellDecision(deps: Deps, tx: Tx, { row, decision, message }: Told): Promise<void> {
  const isPerson = row.userId !== null;
  const readers = row.userId ? [row.userId] : await responsibleMembers(tx, row.organizationId ?? '');
  const home = isPerson ? '/job-seeker' : '/employer';
  const subject = row.changes ? 'credentials' : isPerson ? 'person' : 'organization';
  const fixAt = row.changes ? '/job-seeker/profile' : `${home}/awaiting-approval`;
  const href = decision === 'approved' ? `${home}/dashboard` : fixAt;
  await elevate(tx, async () => {
    for (const userId of readers) {
      await notify(deps, tx, {
        userId,
        kind: 'verification_decided',
        href,
        data: { decision, message: message ?? '', subject },
        dedupeKey: `case:${row.id}:${row.version}`,
      });
    }
  });
}
