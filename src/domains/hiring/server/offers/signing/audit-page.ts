import PDFDocument from 'pdfkit';
import { SIGNING_CONSENT } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { bytesOf, PDF_COLORS as COLORS, printable, registerFonts } from '#platform/server/pdf/pdf.ts';
import { drawSignature, type Signed } from './draw-signature.ts';

const MARGIN = 64;

interface AuditPage {
  title: string;
  /** The hash of the letter that both signed, in hex. */
  sha256: string;
  /** What happened, in order, with the time to the second. */
  events: readonly (readonly [at: Date, what: string])[];
  /** The candidate's signature. */
  signed: Signed;
  offerId: string;
  host: string;
}

/** The page after the letter: the second signature, and who did what when. */
export function auditPage({ title, sha256, events, signed, offerId, host }: AuditPage): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: MARGIN, lang: 'en-US', info: { Title: title } });
  registerFonts(pdf);
  const width = pdf.page.width - 2 * MARGIN;
  const text = (words: string, font = 'regular', size = 10, color: string = COLORS.ink) =>
    pdf.font(font).fontSize(size).fillColor(color).text(printable(words), MARGIN, pdf.y, { width, lineGap: 2 });
  return bytesOf(pdf, () => {
    text('Acceptance', 'bold', 18, COLORS.night);
    pdf.moveDown(0.4);
    text(`I accept this offer as the letter on the pages before states it. ${SIGNING_CONSENT.text}`);
    drawSignature(pdf, signed, { x: MARGIN, y: pdf.y + 12, width: 300 }, (_type, draw) => draw());
    pdf.moveDown(2);
    text('Record of the signatures', 'bold', 14, COLORS.night);
    pdf.moveDown(0.4);
    for (const [at, what] of events) {
      const { y } = pdf;
      pdf.font('regular').fontSize(9).fillColor(COLORS.soft);
      pdf.text(`${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`, MARGIN, y, { width: 130 });
      pdf.fillColor(COLORS.ink).text(printable(what), MARGIN + 140, y, { width: width - 140 });
      pdf.moveDown(0.4);
    }
    pdf.moveDown(0.8);
    text('SHA-256 of the letter as it was sent', 'bold');
    text(sha256, 'Courier', 9);
    pdf.moveDown(0.6);
    text('Offer', 'bold');
    text(offerId, 'Courier', 9);
    pdf.moveDown(0.8);
    text(
      `This document is sealed with the certificate of ${host}. A PDF reader shows the seal and whether the document was changed after it.`,
      'regular',
      9,
      COLORS.soft,
    );
  });
}
