import type { TextBox, TextLine } from './page-boxes.ts';
import { linesOfPage } from './page-columns.ts';
import { readDocxLines } from './docx-lines.ts';
import { readPdfPages } from './pdf-pages.ts';
import { readPictureBoxes } from './picture-boxes.ts';

export type ReadingProblem = 'encrypted' | 'too_many_pages' | 'damaged' | 'macros' | 'unreadable';

/** The file can't be read; `problem` says why. */
export class UnreadableFile extends Error {
  readonly problem: ReadingProblem;

  constructor(problem: ReadingProblem) {
    super(problem);
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}

/** What a file shows: the pieces of text on its pages, or the lines of a Word file, which has no pages. */
export interface ReadText {
  pages: TextBox[][];
  lines: TextLine[];
  /** It shows a picture beside its text, such as a portrait. */
  hasPhoto: boolean;
}

export interface ReadLines {
  lines: TextLine[];
  hasPhoto: boolean;
}

/** Called before each page that is recognized from its picture, which takes seconds. */
type OnPage = (page: number, pages: number) => Promise<void>;

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The text of a document: PDF, Word, or a picture. */
export async function readText(bytes: Buffer, contentType: string, onPage?: OnPage): Promise<ReadText> {
  if (contentType === DOCX_TYPE) return readDocx(bytes);
  if (contentType === 'application/pdf') return readPdf(bytes, onPage);
  await onPage?.(1, 1);
  const boxes = await readPictureBoxes(bytes).catch(() => null);
  if (!boxes) throw new UnreadableFile('unreadable');
  return { pages: [boxes], lines: [], hasPhoto: false };
}

async function readDocx(bytes: Buffer): Promise<ReadText> {
  const answer = await readDocxLines(bytes);
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  const lines = answer.lines.map((text) => ({ text, confidence: 100 }));
  return { pages: [], lines, hasPhoto: answer.hasPhoto };
}

async function readPdf(bytes: Buffer, onPage?: OnPage): Promise<ReadText> {
  const answer = await readPdfPages(bytes);
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  const pages: TextBox[][] = [];
  for (const [at, page] of answer.pages.entries()) {
    if (page.scan) await onPage?.(at + 1, answer.pages.length);
    const boxes = page.scan ? await readPictureBoxes(Buffer.from(page.scan)).catch(() => null) : page.boxes;
    pages.push(boxes ?? []);
  }
  if (pages.every(({ length }) => length === 0)) throw new UnreadableFile('unreadable');
  return { pages, lines: [], hasPhoto: answer.pages.some(({ hasPhoto }) => hasPhoto) };
}

/**
 * The lines of a text in reading order. Headings begin a section, and tell columns from tables. A hostile file can
 * make this take very long, so it runs in a thread with a time limit.
 */
export const linesOf = ({ pages, lines, hasPhoto }: ReadText, isHeading: (text: string) => boolean): ReadLines => ({
  lines: [...lines, ...pages.flatMap((boxes) => linesOfPage(boxes, isHeading))],
  hasPhoto,
});
