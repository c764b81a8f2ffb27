import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { dayOf } from '#kernel/days.ts';
import { day } from '#kernel/format.ts';
import type { PassportFact } from '#domains/profiles/contract/passport/passport.ts';
import { bytesOf, PDF_COLORS as COLORS, printable, registerFonts } from '#platform/server/pdf/pdf.ts';
import type { Portfolio } from '../portfolio.ts';
import { pdfCopy as copy } from './passport-pdf.copy.ts';

const MARGIN = 54;
const HEAD = 150;
const QR = 96;
const KINDS = ['license', 'certification', 'work', 'education'] as const;

/**
 * The verified facts as a tagged document to print, without contact details or date of birth. `link`: a share link that
 * its owner chose to show as a QR code.
 */
export function passportPdf(portfolio: Portfolio, link: string | null): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    info: { Title: copy.title(portfolio.name), Author: 'Tallgrass', CreationDate: portfolio.madeAt },
  });
  registerFonts(pdf);
  return bytesOf(pdf, () => draw(pdf, portfolio, link));
}

function draw(pdf: PDFKit.PDFDocument, portfolio: Portfolio, link: string | null): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tagged = (type: string, draw: () => void) => root.add(pdf.struct(type, {}, draw));

  const width = pdf.page.width - 2 * MARGIN - (link ? QR + 24 : 0);
  pdf.rect(0, 0, pdf.page.width, HEAD).fill(COLORS.night);
  tagged('P', () => pdf.font('bold').fontSize(10).fillColor(COLORS.wheat).text(copy.kicker, MARGIN, 36, { width }));
  tagged('H1', () =>
    pdf
      .font('bold')
      .fontSize(24)
      .fillColor(COLORS.white)
      .text(printable(portfolio.name), { width, height: 60, ellipsis: true }),
  );
  const { position } = portfolio;
  if (position) tagged('P', () => pdf.font('regular').fontSize(13).text(position, { width }));
  if (link) drawCode(pdf, link, tagged);

  pdf.y = HEAD + 20;
  const body = (text: string, font = 'regular', size = 10, color = COLORS.soft) => {
    pdf
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(printable(text), MARGIN, pdf.y, { width: pdf.page.width - 2 * MARGIN });
  };
  if (portfolio.isDemo) tagged('P', () => body(copy.demo, 'bold'));
  tagged('P', () => body(copy.asOf(day(dayOf(portfolio.madeAt)), portfolio.verified.length)));
  for (const kind of KINDS) {
    const facts = portfolio.verified.flatMap(({ shown }) => (shown.kind === kind ? [shown] : []));
    if (facts.length === 0) continue;
    pdf.moveDown(1);
    tagged('H2', () => body(copy.kinds[kind], 'bold', 14, COLORS.night));
    for (const fact of facts) {
      pdf.moveDown(0.5);
      tagged('H3', () => body(fact.title, 'bold', 11, COLORS.ink));
      for (const line of linesOf(fact)) tagged('P', () => body(line));
    }
  }
  root.end();
}

const linesOf = (fact: PassportFact): string[] => [
  ...(fact.fields.length > 0 ? [fact.fields.map(({ name, value }) => `${name}: ${value}`).join('  ·  ')] : []),
  copy.reviewed(fact.checkedBy, fact.source, day(fact.checkedOn)),
  ...(fact.validUntil ? [copy.until(day(fact.validUntil))] : []),
];

/** The link as squares, black on white for cameras, with its address as a click target. */
function drawCode(pdf: PDFKit.PDFDocument, link: string, tagged: (type: string, draw: () => void) => void): void {
  const { data, size } = encode(link, { border: 2 });
  const [left, top, cell] = [pdf.page.width - MARGIN - QR, (HEAD - QR) / 2, QR / size];
  pdf.rect(left, top, QR, QR).fill(COLORS.white);
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(left + x * cell, top + y * cell, cell, cell);
  }
  pdf.fill('#000000');
  pdf.link(left, top, QR, QR, link);
  tagged('P', () =>
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(COLORS.white)
      .text(copy.scan, left, top + QR + 4, { width: QR, align: 'center' }),
  );
}
