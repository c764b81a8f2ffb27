import type { Tx } from '#platform/server/db.ts';
import { AppError } from '#platform/server/errors.ts';
import { standingOf } from './jobs.repo.ts';

const REFUSED = {
  publish: {
    on_hold: 'Your organization is on hold. You can publish once that is settled.',
    not_approved: 'You can publish once your organization is approved. We review within 1-2 business days.',
    facility_waits: 'You can publish once we have approved this facility. We review within 1-2 business days.',
  },
  change: {
    on_hold: 'Your organization is on hold. Pause this job to change it.',
    not_approved: 'Your organization is not approved at the moment. Pause this job to change it.',
    facility_waits: 'This facility is not approved at the moment. Pause this job to change it.',
  },
} as const;

/** What stands open to everybody is published, or changed, by organizations alone that may be shown. */
export async function requireLive(tx: Tx, organizationId: string, to: keyof typeof REFUSED): Promise<void> {
  const standing = await standingOf(tx, organizationId);
  if (standing !== 'live') throw new AppError('FORBIDDEN', REFUSED[to][standing]);
}
