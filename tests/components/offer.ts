import { randomUUID } from 'node:crypto';
import type { OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { inHours } from './interview.ts';

/** The finished draft of an offer, with what the test says instead. */
export const offer = (differing: Partial<OfferView> = {}): OfferView => ({
  id: randomUUID(),
  applicationId: randomUUID(),
  status: 'draft',
  payUnit: 'hour',
  payCents: 3400,
  differentialCents: 0,
  weeklyCents: 122_400,
  payReason: null,
  employmentType: 'full_time',
  shift: 'days',
  shiftPattern: '3x12',
  startDate: addDays(dayOf(new Date()), 30),
  signOnBonusCents: 0,
  signOnBonusTerms: null,
  unitName: null,
  benefits: null,
  contingencies: null,
  message: null,
  expiresAt: inHours(7 * 24),
  timeZone: 'America/Chicago',
  sentAt: inHours(-1),
  decidedAt: null,
  decisionReason: null,
  jobTitle: 'Registered Nurse',
  organizationName: 'Prairie Home Health',
  letterSha256: null,
  signatures: [],
  updatedAt: inHours(-1),
  ...differing,
});
