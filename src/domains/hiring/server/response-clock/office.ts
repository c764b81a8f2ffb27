import { officeHoursOf } from '#domains/employers/server/working-times/index.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Office } from './business-time.ts';
import { unitsOf } from './office.repo.ts';

interface Job {
  id: string;
  organizationId: string;
  zip: string | null;
  state: string | null;
}

/** Where and when the team of a job works: in the zone of its ZIP code, on the hours of its unit or facility. */
export const officeOf = async (tx: Tx, { id, organizationId, zip, state }: Job): Promise<Office> => ({
  zone: clockOf(zip),
  state,
  hours: await officeHoursOf(tx, organizationId, await unitsOf(tx, id)),
});
