import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Embedded, so that a document prints everywhere as it looks here. `tools/fonts.ts` makes them. */
const REGULAR = readFileSync(new URL('./inter-regular.ttf', import.meta.url));
const BOLD = readFileSync(new URL('./inter-bold.ttf', import.meta.url));

/** The colors of printed documents. */
export const PDF_COLORS: Readonly<Record<'night' | 'wheat' | 'ink' | 'soft' | 'line' | 'white', string>> = {
  night: '#123524',
  wheat: '#E0A526',
  ink: '#17211C',
  soft: '#4A5750',
  line: '#E3DED2',
  white: '#FFFFFF',
};

/** Letters that the embedded fonts lack lose their accents instead of printing as boxes. */
export const printable = (text: string): string =>
  text.replaceAll(/[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…]/g, (letter) =>
    letter.normalize('NFD').replaceAll(/[^\u0020-\u007e]/g, ''),
  );

/** Names the fonts `regular` and `bold` in a document. */
export function registerFonts(pdf: PDFKit.PDFDocument): void {
  pdf.registerFont('regular', REGULAR);
  pdf.registerFont('bold', BOLD);
}

/** Draws into the document, ends it and returns its bytes. */
export async function bytesOf(pdf: PDFKit.PDFDocument, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(pdf, 'end');
  draw();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
