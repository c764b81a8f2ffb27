import { DRAWING, type Drawing } from '#domains/hiring/contract/offers/offer-signatures.ts';
import { PDF_COLORS as COLORS, printable } from '#platform/server/pdf/pdf.ts';

const HEIGHT = 54;

/** A signature with its name and time in words. */
export interface Signed {
  name: string;
  drawing: Drawing | null;
  /** Under the line, e.g. for whom and when. */
  lines: readonly string[];
}

/** Draws a signature above a line, with the signer's name below it. */
export function drawSignature(
  pdf: PDFKit.PDFDocument,
  { name, drawing, lines }: Signed,
  { x, y, width }: { x: number; y: number; width: number },
  tagged: (type: string, content: () => void) => void,
): void {
  tagged('P', () => {
    if (drawing) drawStrokes(pdf, drawing, x, y);
    else {
      pdf.font('Times-Italic').fontSize(26).fillColor(COLORS.night);
      pdf.text(printable(name), x, y + HEIGHT - 32, { width, height: 30, ellipsis: true });
    }
  });
  pdf
    .moveTo(x, y + HEIGHT)
    .lineTo(x + width, y + HEIGHT)
    .lineWidth(0.75)
    .strokeColor(COLORS.soft)
    .stroke();
  pdf.y = y + HEIGHT + 5;
  tagged('P', () => pdf.font('bold').fontSize(10).fillColor(COLORS.ink).text(printable(name), x, pdf.y, { width }));
  for (const line of lines) {
    tagged('P', () =>
      pdf.font('regular').fontSize(9).fillColor(COLORS.soft).text(printable(line), x, pdf.y, { width }),
    );
  }
}

function drawStrokes(pdf: PDFKit.PDFDocument, drawing: Drawing, x: number, y: number): void {
  const scale = HEIGHT / DRAWING.height;
  pdf.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(COLORS.night);
  for (const [first, ...rest] of drawing) {
    if (!first) continue;
    const at = ([left, top]: readonly [number, number]) => [x + left * scale, y + top * scale] as const;
    pdf.moveTo(...at(first));
    // A stroke of one point is a dot.
    for (const point of rest.length > 0 ? rest : [first]) pdf.lineTo(...at(point));
    pdf.stroke();
  }
}
