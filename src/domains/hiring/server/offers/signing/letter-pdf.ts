import PDFDocument from 'pdfkit';
import { bytesOf, PDF_COLORS as COLORS, printable, registerFonts } from '#platform/server/pdf/pdf.ts';
import { drawSignature, type Signed } from './draw-signature.ts';

const MARGIN = 64;
const LABEL_WIDTH = 130;
const FOOT = 46;

/** What the letter says. */
export interface Letter {
  title: string;
  organization: string;
  /** Address lines under the name. */
  address: readonly string[];
  date: string;
  addressee: string;
  greeting: string;
  opening: string;
  terms: readonly (readonly [label: string, value: string])[];
  paragraphs: readonly string[];
  /** At the foot of each page. */
  reference: string;
  signed: Signed | null;
}

/** The offer as a letter of the employer, to print and to sign. */
export function letterPdf(letter: Letter): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    lang: 'en-US',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: letter.title, Author: letter.organization },
  });
  registerFonts(pdf);
  return bytesOf(pdf, () => draw(pdf, letter));
}

function draw(pdf: PDFKit.PDFDocument, letter: Letter): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tagged = (type: string, content: () => void) => root.add(pdf.struct(type, {}, content));
  const width = pdf.page.width - 2 * MARGIN;
  const text = (words: string, { font = 'regular', size = 10.5, color = COLORS.ink as string } = {}) =>
    tagged('P', () =>
      pdf.font(font).fontSize(size).fillColor(color).text(printable(words), MARGIN, pdf.y, { width, lineGap: 2 }),
    );

  tagged('H1', () =>
    pdf
      .font('bold')
      .fontSize(18)
      .fillColor(COLORS.night)
      .text(printable(letter.organization), MARGIN, MARGIN - 14, { width }),
  );
  for (const line of letter.address) text(line, { size: 9, color: COLORS.soft });
  pdf.moveDown(0.6);
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + width, pdf.y)
    .lineWidth(1.5)
    .strokeColor(COLORS.wheat)
    .stroke();
  pdf.moveDown(1.4);
  text(letter.date, { color: COLORS.soft });
  pdf.moveDown(0.8);
  text(letter.addressee, { font: 'bold' });
  pdf.moveDown(1);
  text(letter.greeting);
  pdf.moveDown(0.6);
  text(letter.opening);
  pdf.moveDown(0.8);
  for (const [label, value] of letter.terms) {
    const words = printable(value);
    const valueWidth = width - LABEL_WIDTH;
    const height = pdf.font('regular').fontSize(10.5).heightOfString(words, { width: valueWidth, lineGap: 2 });
    if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
    const { y } = pdf;
    tagged('P', () => {
      pdf
        .font('bold')
        .fontSize(10.5)
        .fillColor(COLORS.soft)
        .text(label, MARGIN, y, { width: LABEL_WIDTH - 12 });
      pdf
        .font('regular')
        .fillColor(COLORS.ink)
        .text(words, MARGIN + LABEL_WIDTH, y, { width: valueWidth, lineGap: 2 });
    });
    pdf.y = y + height + 5;
  }
  for (const paragraph of letter.paragraphs) {
    pdf.moveDown(0.6);
    text(paragraph);
  }
  pdf.moveDown(1);
  // The closing and the signature stay together.
  if (pdf.y + 130 > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  text('Sincerely,');
  if (letter.signed) drawSignature(pdf, letter.signed, { x: MARGIN, y: pdf.y + 6, width: 300 }, tagged);
  else text(letter.organization, { font: 'bold' });
  root.end();
  drawFeet(pdf, letter.reference, width);
}

function drawFeet(pdf: PDFKit.PDFDocument, reference: string, width: number): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the bottom margin, where a line would begin a new page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - FOOT;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(COLORS.soft)
      .text(printable(`${reference}  ·  Page ${page - start + 1} of ${count}`), MARGIN, y, { width, lineBreak: false });
    pdf.endMarkedContent();
  }
}
