import { z } from 'zod';
import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { statesOf } from '#kernel/state-machine.ts';
import { EMPLOYMENT_TYPES, PAY_UNITS, SHIFTS, SHIFT_PATTERNS } from '#kernel/vocabulary.ts';
import { NO_THANKS_REASONS } from '../invitations/invitation-states.ts';
import { draftVersion, offerTermsWith } from './offer-terms.ts';
import { offerSignature, signatureInput } from './offer-signatures.ts';
import { contract } from '#platform/contract/contract.ts';
import { calendarDay, cents, idParams, moment, optionalText, pageOf, pageQuery } from '#platform/contract/common.ts';

export const offerView = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  status: z.enum(statesOf(offerMachine)),
  payUnit: z.enum(PAY_UNITS),
  /** In the unit. Null in a draft that is not finished, like the first day. */
  payCents: cents.nullable(),
  /** The posting's hourly differential for this shift. */
  differentialCents: cents,
  /** For the hours of the job, or of another pattern that is offered, with the differential. */
  weeklyCents: cents,
  /** Why the pay is outside the posted range. */
  payReason: z.string().nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  shift: z.enum(SHIFTS),
  shiftPattern: z.enum(SHIFT_PATTERNS),
  startDate: calendarDay.nullable(),
  signOnBonusCents: cents,
  signOnBonusTerms: z.string().nullable(),
  unitName: z.string().nullable(),
  benefits: z.string().nullable(),
  contingencies: z.string().nullable(),
  message: z.string().nullable(),
  expiresAt: moment,
  /** Of the workplace, in which the letter states the times. */
  timeZone: z.string(),
  sentAt: moment,
  decidedAt: moment.nullable(),
  decisionReason: z.string().nullable(),
  jobTitle: z.string(),
  organizationName: z.string(),
  /** Of the letter as it was sent; null for an offer from before letters were kept. */
  letterSha256: z.string().nullable(),
  signatures: z.array(offerSignature),
  /** Differs after each change: it says which terms were read. */
  updatedAt: moment,
});
export type OfferView = z.infer<typeof offerView>;

/** An offer that has left its draft states its pay and its first day; the database refuses any other. */
export function complete<O extends { payCents: number | null; startDate: string | null }>(offer: O) {
  const { payCents, startDate } = offer;
  if (payCents === null || startDate === null) throw new Error('the draft of this offer is not finished');
  return { ...offer, payCents, startDate };
}

export const sendOffer = contract({
  method: 'post',
  path: '/api/employer/applications/:id/offers',
  status: 201,
  summary: 'Send an offer',
  params: idParams,
  body: offerTermsWith({
    /** The signature of the member who sends the offer. */
    signature: signatureInput,
    version: draftVersion,
  }),
  response: offerView,
});

export const getOffer = contract({
  method: 'get',
  path: '/api/offers/:id',
  summary: 'One offer, to either side',
  params: idParams,
  response: offerView,
});

export const acceptOffer = contract({
  method: 'post',
  path: '/api/offers/:id/accept',
  summary: 'Accept an offer by signing its letter; date of birth and address are shared with the employer',
  params: idParams,
  body: z.strictObject({ signature: signatureInput }),
  response: offerView,
});

export const declineOffer = contract({
  method: 'post',
  path: '/api/offers/:id/decline',
  summary: 'Decline an offer; the private reason is not for the employer',
  params: idParams,
  body: z.strictObject({ reason: optionalText(500), privateReason: z.enum(NO_THANKS_REASONS).nullish() }),
  response: offerView,
});

export const rescindOffer = contract({
  method: 'post',
  path: '/api/offers/:id/rescind',
  summary: 'Withdraw an unanswered offer, with a reason that the candidate sees',
  params: idParams,
  body: z.strictObject({ reason: z.string().trim().min(3, 'Say why.').max(500) }),
  response: offerView,
});

export const listMyOffers = contract({
  method: 'get',
  path: '/api/offers',
  summary: 'Offers to me (as candidate) or from my organizations (as employer), newest first',
  query: pageQuery,
  response: pageOf(offerView),
});

/** Returns a PDF: `GET /api/offers/:id/letter.pdf`. */
export const letterPath = (id: string) => `/api/offers/${id}/letter.pdf`;

/** Returns the signed letter, sealed (PDF): `GET /api/offers/:id/signed.pdf`. */
export const signedLetterPath = (id: string) => `/api/offers/${id}/signed.pdf`;

export const offerContracts = [sendOffer, getOffer, acceptOffer, declineOffer, rescindOffer, listMyOffers] as const;
