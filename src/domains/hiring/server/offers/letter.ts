import { once } from 'node:events';
import PDFDocument from 'pdfkit';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { OfferView } from '#domains/hiring/contract/offers.ts';
import { offeredDifferential } from '#domains/jobs/contract/pay-words.ts';
import { EMPLOYMENT_TYPE_LABELS, SHIFT_LABELS } from '#kernel/vocabulary.ts';
import { findOffer, presentOffer, type OfferRow } from './offers.repo.ts';

const MARGIN = 64;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const moment = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Chicago' }).format(
    new Date(iso),
  );

/** The offer as a letter (PDF, one page). Both sides can download it; it names no person. */
export async function letterOf(deps: Deps, userId: string, offerId: string): Promise<Buffer> {
  const row = await deps.db.as(user(userId), (tx) => findOffer(tx, offerId));
  return render(row, presentOffer(row));
}

async function render({ job, organization }: OfferRow, offer: OfferView): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: `Offer: ${offer.jobTitle}`, Author: offer.organizationName },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');

  pdf.font('Helvetica').fontSize(11).fillColor('#4A5750').text(organization.name);
  const address = [
    organization.streetAddress,
    [organization.city, organization.state, organization.zip].filter(Boolean).join(' '),
  ];
  for (const line of address.filter(Boolean)) pdf.text(line ?? '');
  pdf.moveDown(2).font('Helvetica-Bold').fontSize(20).fillColor('#123524').text('Offer of employment');
  pdf
    .moveDown(0.3)
    .font('Helvetica')
    .fontSize(12)
    .fillColor('#17211C')
    .text(`${offer.jobTitle}, ${job.city}, ${job.state}`);
  pdf.moveDown(1.5).fontSize(11);
  for (const [label, value] of termsOf(offer)) {
    const { y } = pdf;
    pdf.font('Helvetica-Bold').text(label, MARGIN, y, { width: 140 });
    pdf.font('Helvetica').text(value, MARGIN + 150, y, { width: 330 });
    pdf.moveDown(0.6);
  }
  if (offer.message) pdf.moveDown(1).text(offer.message, MARGIN, pdf.y, { width: 480 });
  pdf
    .moveDown(2)
    .fontSize(9)
    .fillColor('#4A5750')
    .text(
      `Sent through Tallgrass on ${moment(offer.sentAt)} Central time. Accept or decline it in Tallgrass.`,
      MARGIN,
      pdf.y,
      { width: 480 },
    );
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function payOf(offer: OfferView): string {
  const more = offeredDifferential(offer);
  return `${dollars(offer.payCents)} an hour (${dollars(offer.weeklyCents)} a week at ${offer.shiftPattern}${more ? ` with ${more}` : ''})`;
}

const termsOf = (offer: OfferView): [string, string][] => [
  ['Pay', payOf(offer)],
  ['Employment', EMPLOYMENT_TYPE_LABELS[offer.employmentType]],
  ['Shift', `${SHIFT_LABELS[offer.shift]}, ${offer.shiftPattern}`],
  ['Start', longDay(offer.startDate)],
  ...(offer.signOnBonusCents > 0
    ? ([['Sign-on bonus', `${dollars(offer.signOnBonusCents)}. ${offer.signOnBonusTerms ?? ''}`]] satisfies [
        string,
        string,
      ][])
    : []),
  ['Please answer by', `${moment(offer.expiresAt)} Central time`],
];
