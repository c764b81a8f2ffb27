import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { withoutAccents } from '#kernel/accents.ts';

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

/** Every letter that the embedded fonts and the standard ones do not have. */
const LACKED = /[^\n\u0020-\u007e\u00a0-\u00ff–—‘’“”•…]/gu;
const STAND_INS: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2212': '-',
  '\u2044': '/',
  '\u02bb': '‘',
  '\u02bc': '’',
  '€': 'EUR',
};
/** Printed for a letter of another script: a name is not shortened, or left out, without a trace. */
const UNKNOWN = '?';

/**
 * The text in letters that the fonts have. Others are printed as passports write them, without their accents; those of
 * other scripts as a mark each. Emoji and what is invisible are left out.
 */
export const printable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .replaceAll(LACKED, (letter) => {
      const plain = withoutAccents(letter.normalize('NFKD')).replaceAll(LACKED, (part) => STAND_INS[part] ?? part);
      if (plain !== '' && plain.search(LACKED) < 0) return plain;
      if (/\s/u.test(letter)) return ' ';
      return /[\p{C}\p{M}\p{So}\p{Sk}]/u.test(letter) ? '' : UNKNOWN;
    });

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
