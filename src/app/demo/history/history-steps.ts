import { apply, decline, shortlist, withdraw } from '#domains/hiring/server/applications/index.ts';
import {
  acceptInterview,
  cancelInterview,
  counterInterview,
  declineInterview,
  proposeInterview,
  recordOutcome,
} from '#domains/hiring/server/interviews/index.ts';
import { dismissMatch } from '#domains/hiring/server/my-matches/index.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  discardOffer,
  expireOffer,
  rescindOffer,
  saveOfferDraft,
  sendOffer,
  submitOffer,
  writeApprovalSteps,
} from '#domains/hiring/server/offers/index.ts';
import { dayOf } from '#kernel/days.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import type { EmploymentType, Shift, ShiftPattern } from '#kernel/vocabulary.ts';
import { MovableClock } from '#platform/server/clock.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Standing } from './history.repo.ts';
import { signedBy, USUAL_TERMS } from '../offer-terms.ts';
import type { Random } from '../random.ts';

/** The history of the demo knows people by ID, so it signs for them under one name. */
const SIGNATURE = signedBy('Demo signature');
/** How long an offer is open: one that is pending today stays so for some days of looking at the demo. */
const OFFER_DAYS = { past: 3, open: 10 };

export type Step = (deps: Deps, standing: Standing, today: Date) => Promise<unknown>;

export const manualApply: Step = (deps, { candidateId, jobId }) =>
  apply(deps, { candidateId, jobId, source: 'manual' });
export const dismissIt: Step = async (deps, { candidateId, matchId }) =>
  matchId && dismissMatch(deps, candidateId, matchId);
export const shortlistIt: Step = (deps, { employerId, id }) => shortlist(deps, employerId, id);
export const declineIt: Step = (deps, { employerId, id }) =>
  decline(deps, employerId, id, { reason: 'experience', audience: 'candidate', note: null });
export const withdrawIt: Step = (deps, { candidateId, id }) =>
  withdraw(deps, candidateId, id, { reason: 'I found something closer to home.', privateReason: 'distance' });

/** Slots at 10:00 and 14:30 Central on two days, the first `ahead` days from now. */
export const slotsFrom = (now: Date, ahead: number): string[] =>
  [ahead, ahead + 1].flatMap((days) => [
    `${dayOf(new Date(now.getTime() + days * DAY_MS))}T16:00:00Z`,
    `${dayOf(new Date(now.getTime() + days * DAY_MS))}T20:30:00Z`,
  ]);

export const proposeTimes =
  (random: Random): Step =>
  (deps, { employerId, id, zone }) => {
    const mode = random.pick(['video', 'phone', 'in_person'] as const);
    const place = {
      video: 'https://meet.example.org/sample',
      phone: 'We call you',
      in_person: 'Main entrance, ask for the hiring office',
    }[mode];
    const slots = slotsFrom(deps.clock.now(), random.int(1, 6));
    return proposeInterview(deps, employerId, id, {
      mode,
      place,
      timeZone: zone,
      durationMinutes: 30,
      message: null,
      slots,
    });
  };
export const acceptAs =
  (side: 'candidate' | 'employer'): Step =>
  async (deps, { candidateId, employerId, interviewId, slotId }) =>
    interviewId &&
    slotId &&
    acceptInterview(deps, side === 'candidate' ? candidateId : employerId, interviewId, slotId);
export const counterAs =
  (side: 'candidate' | 'employer', random: Random): Step =>
  async (deps, { candidateId, employerId, interviewId }) =>
    interviewId &&
    counterInterview(deps, side === 'candidate' ? candidateId : employerId, interviewId, {
      slots: slotsFrom(deps.clock.now(), random.int(2, 6)),
      message: 'I work nights that week. Would one of these do?',
    });
export const declineInterviewIt: Step = async (deps, { candidateId, interviewId }) =>
  interviewId && declineInterview(deps, candidateId, interviewId, 'I have taken another job.');
export const cancelIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && cancelInterview(deps, employerId, interviewId, 'The unit’s plans changed.');
export const completeIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && recordOutcome(deps, employerId, interviewId, { outcome: 'advance', note: null });
export const missIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && recordOutcome(deps, employerId, interviewId, { outcome: 'no_show', note: null });

const termsFor = (deps: Deps, standing: Standing, today: Date, random: Random) => {
  const now = deps.clock.now();
  const days = now.getTime() + OFFER_DAYS.past * DAY_MS < today.getTime() ? OFFER_DAYS.past : OFFER_DAYS.open;
  return {
    ...USUAL_TERMS,
    payUnit: standing.payUnit,
    payCents: standing.payCents,
    payReason: null,
    employmentType: standing.employmentType as EmploymentType,
    shift: standing.shift as Shift,
    shiftPattern: standing.shiftPattern as ShiftPattern,
    startDate: dayOf(new Date(now.getTime() + random.int(30, 60) * DAY_MS)),
    signOnBonusCents: 0,
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
};
export const offerIt =
  (random: Random): Step =>
  (deps, standing, today) =>
    sendOffer(deps, standing.employerId, standing.id, {
      ...termsFor(deps, standing, today, random),
      signature: SIGNATURE,
    });
export const prepareIt =
  (random: Random): Step =>
  (deps, standing, today) =>
    saveOfferDraft(deps, standing.employerId, standing.id, termsFor(deps, standing, today, random));
export const discardIt: Step = async (deps, { employerId, preparedId }) =>
  preparedId && discardOffer(deps, employerId, preparedId);
/** The only member of a demo organization approves their own offer, while the organization asks for an approval. */
export const approveIt: Step = async (deps, { employerId, preparedId }) => {
  if (!preparedId) return;
  const steps = [{ approverId: employerId, unitId: null, fromCents: null }];
  await writeApprovalSteps(deps, employerId, { steps, before: [] });
  try {
    await submitOffer(deps, employerId, preparedId);
  } finally {
    await writeApprovalSteps(deps, employerId, { steps: [], before: steps });
  }
};
export const counterOfferIt: Step = async (deps, { candidateId, offerId, payCents }) =>
  offerId &&
  counterOffer(deps, candidateId, offerId, {
    payCents: Math.ceil((payCents * 1.04) / 100) * 100,
    startDate: null,
    note: 'Another hospital offers me more for the same shift.',
  });
export const acceptIt: Step = async (deps, { candidateId, offerId }) =>
  offerId && acceptOffer(deps, candidateId, offerId, SIGNATURE);
export const declineOfferIt: Step = async (deps, { candidateId, offerId }) =>
  offerId &&
  declineOffer(deps, candidateId, offerId, { reason: 'The commute is too long for me.', privateReason: 'distance' });
export const rescindIt: Step = async (deps, { employerId, offerId }) =>
  offerId && rescindOffer(deps, employerId, offerId, 'The position was closed by the budget.');
/** No answer: the offer expires by its own clock, if that has passed by today. */
export const letExpire: Step = async (deps, { offerId }, today) => {
  const clock = new MovableClock(new Date(deps.clock.now().getTime() + OFFER_DAYS.past * DAY_MS + HOUR_MS));
  return offerId && clock.now() <= today && expireOffer({ ...deps, clock }, offerId);
};
