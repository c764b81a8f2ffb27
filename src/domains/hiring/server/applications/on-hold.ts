import type { Tx } from '#platform/server/db.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { Application } from './applications.repo.ts';
import { sideOnHold } from './on-hold.repo.ts';

const SENTENCES = {
  employer: 'We are checking this employer, so you cannot say yes right now. You can still decline or withdraw.',
  candidate: 'We are checking your profile, so you cannot say yes right now. You can still decline or withdraw.',
} as const;

/**
 * Before a candidate agrees to anything: a frozen, suspended or canceled employer gets no yes and no contact details,
 * and nobody is hired while their own profile is on hold or was sent back. Saying no stays possible. (The employer's own steps are
 * refused by row-level security already.)
 */
export async function requireNoHold(tx: Tx, application: Application): Promise<void> {
  const side = await sideOnHold(tx, application);
  if (side) throw wrongState(SENTENCES[side], 'on_hold');
}
