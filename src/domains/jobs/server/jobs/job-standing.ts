import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import { publishableState } from './jobs.repo.ts';

const REFUSED = {
  publish: {
    on_hold: 'Your organization is on hold. You can publish once that is settled.',
    not_approved: 'You can publish once your organization is approved. We review within 1-2 business days.',
    facility_in_review: 'You can publish once we have approved this facility. We review within 1-2 business days.',
  },
  change: {
    on_hold: 'Your organization is on hold. Pause this job to change it.',
    not_approved: 'Your organization is not approved at the moment. Pause this job to change it.',
    facility_in_review: 'This facility is not approved at the moment. Pause this job to change it.',
  },
} as const;

/** Only an organization that may be shown publishes jobs or changes published ones. */
export async function requireLive(tx: Tx, organizationId: string, to: keyof typeof REFUSED): Promise<void> {
  const state = await publishableState(tx, organizationId);
  if (state !== 'live') throw new AppError('FORBIDDEN', REFUSED[to][state]);
}
