import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { offeredDifferential } from '#domains/jobs/contract/pay-words.ts';
import { dollars, exactPay, longDay, zonedMoment } from '#domains/hiring/contract/offers/offer-letter-text.ts';
import { complete, type OfferView } from '#domains/hiring/contract/offers/offers.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS, SHIFT_PATTERN_LABELS } from '#kernel/vocabulary.ts';
import { presentOffer, type OfferRow } from '../offers.repo.ts';
import type { Signed } from './draw-signature.ts';
import type { Letter } from './letter-pdf.ts';
import type { SignatureRow } from './signing.repo.ts';

/** A signature as it appears in the document, with the time at the workplace. */
export const signedOf = (row: SignatureRow, { job, organization }: OfferRow): Signed => ({
  name: row.name,
  drawing: row.drawing,
  lines: [
    ...(row.side === 'employer' ? [`For ${organization.name}`] : []),
    `Signed electronically on ${zonedMoment(row.signedAt, clockOf(job.zip))}`,
  ],
});

/** The letter of an offer, addressed to a person by name, in the workplace's own time. */
export function letterOf(
  row: OfferRow,
  { to, signature }: { to: string | null; signature: SignatureRow | null },
): Letter {
  const { offer, job, organization } = row;
  const view = complete(presentOffer(row));
  const zone = clockOf(job.zip);
  const by = zonedMoment(offer.expiresAt, zone);
  const paragraphs = [
    offer.message,
    `To accept this offer, sign it in Tallgrass by ${by}. After that time it is no longer open.`,
  ];
  return {
    title: `Offer: ${job.title}`,
    organization: organization.name,
    address: [
      organization.streetAddress,
      [organization.city, organization.state, organization.zip].filter(Boolean).join(' '),
    ].flatMap((line) => line || []),
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(offer.sentAt),
    addressee: to ?? 'To the candidate',
    greeting: to ? `Dear ${to},` : 'Good day,',
    opening: `We are pleased to offer you the position of ${job.title} at ${organization.name} in ${job.city}, ${job.state}, on these terms:`,
    terms: [...termsOf(view), ['Please answer by', by]],
    paragraphs: paragraphs.flatMap((paragraph) => paragraph ?? []),
    reference: `Offer ${offer.id}`,
    signed: signature && signedOf(signature, row),
  };
}

type Stated = ReturnType<typeof complete<OfferView>>;

function payOf(offer: Stated): string {
  const more = offeredDifferential(offer);
  return `${exactPay(offer.payUnit, offer.payCents)} (${dollars(offer.weeklyCents)} a week${more ? ` with ${more}` : ''})`;
}

const row = (label: string, value: string | null): [string, string][] => (value ? [[label, value]] : []);

const termsOf = (offer: Stated): [string, string][] => [
  ['Pay', payOf(offer)],
  ...row('About the pay', offer.payReason),
  ...row('Unit', offer.unitName),
  ['Employment', EMPLOYMENT_TYPE_LABELS[offer.employmentType]],
  ['Shift', `${SHIFT_LABELS[offer.shift]}, ${SHIFT_PATTERN_LABELS[offer.shiftPattern]}`],
  ['Start', longDay(offer.startDate)],
  ...row(
    'Sign-on bonus',
    offer.signOnBonusCents > 0 ? `${dollars(offer.signOnBonusCents)}. ${offer.signOnBonusTerms ?? ''}` : null,
  ),
  ...row('Benefits', offer.benefits),
  ...row('This offer depends on', offer.contingencies),
];
