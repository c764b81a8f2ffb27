import type { Tx } from '#platform/server/database/db.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { Application } from '../applications.repo.ts';
import { sideOnHold } from './on-hold.repo.ts';

const SENTENCES = {
  employer: 'We are checking this employer, so you cannot say yes right now. You can still decline or withdraw.',
  candidate: 'We are checking your profile, so you cannot say yes right now. You can still decline or withdraw.',
} as const;

/**
 * Checked before a candidate agrees to anything: a held, suspended or canceled employer gets no acceptance and no contact
 * details, and a candidate whose profile is on hold or was sent back is not hired. Declining stays possible. Row-level
 * security already refuses the employer's own steps.
 */
export async function requireNoHold(tx: Tx, application: Application): Promise<void> {
  const side = await sideOnHold(tx, application);
  if (side) throw wrongState(SENTENCES[side], 'on_hold');
}
