import { apply, shortlist } from '#domains/hiring/server/applications/index.ts';
import { acceptOffer, sendOffer } from '#domains/hiring/server/offers/index.ts';
import { answerCheckIn, recordStart, tendStarts } from '#domains/hiring/server/starts/index.ts';
import { CHECK_IN_DAYS } from '#domains/hiring/contract/starts/check-in-days.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import type { Past } from '../history/past.ts';
import type { Desk } from './desk.ts';
import { signedBy, termsOf } from '../offer-terms.ts';

const STARTED = -97;
const ALL_IS_WELL = { hasBegun: true, isAsDescribed: true, isStillThere: true };

/**
 * A nurse who was hired in the summer and is still there: both sides have answered after 7, 30 and 90 days. Played before
 * the rest of the history, whose hires nothing may remind of months ahead.
 */
export async function playEarlierHire({ deps, goTo, today }: Past, desk: Desk): Promise<void> {
  const { ownerId, earlierJobId: jobId, cast } = desk;
  const { userId: candidateId, name } = cast.stayed;
  goTo(-140);
  const { id } = await apply(deps, { candidateId, jobId, source: 'manual' });
  goTo(-139);
  await shortlist(deps, ownerId, id);
  goTo(-130);
  const startDate = addDays(dayOf(today), STARTED);
  const terms = await termsOf(deps, jobId, { startDate, answerDays: 5 });
  const offer = await sendOffer(deps, ownerId, id, { ...terms, signature: signedBy('Morgan Sample') });
  goTo(-128);
  await acceptOffer(deps, candidateId, offer.id, signedBy(name));
  goTo(STARTED);
  await recordStart(deps, ownerId, id, 'started');
  for (const day of CHECK_IN_DAYS) {
    goTo(STARTED + day);
    await tendStarts(deps);
    for (const userId of [candidateId, ownerId]) await answerCheckIn(deps, userId, { id, day }, ALL_IS_WELL);
  }
}
