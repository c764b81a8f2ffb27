import type { TextLine } from './page-boxes.ts';
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

export interface ReadLines {
  lines: TextLine[];
  /** It shows a picture beside its text, such as a portrait. */
  hasPhoto: boolean;
}

interface Options {
  /** Headings begin a section, and tell columns from tables. */
  isHeading: (text: string) => boolean;
  /** Called before each page that is recognized from its picture, which takes seconds. */
  onPage?: (page: number, pages: number) => Promise<void>;
}

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The lines of a document in reading order: PDF, Word, or a picture. */
export async function readLines(bytes: Buffer, contentType: string, options: Options): Promise<ReadLines> {
  if (contentType === DOCX_TYPE) return readDocx(bytes);
  if (contentType === 'application/pdf') return readPdf(bytes, options);
  await options.onPage?.(1, 1);
  const boxes = await readPictureBoxes(bytes).catch(() => null);
  if (!boxes) throw new UnreadableFile('unreadable');
  return { lines: linesOfPage(boxes, options.isHeading), hasPhoto: false };
}

async function readDocx(bytes: Buffer): Promise<ReadLines> {
  const answer = await readDocxLines(bytes);
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  return { lines: answer.lines.map((text) => ({ text, confidence: 100 })), hasPhoto: answer.hasPhoto };
}

async function readPdf(bytes: Buffer, { isHeading, onPage }: Options): Promise<ReadLines> {
  const answer = await readPdfPages(bytes);
  if ('problem' in answer) throw new UnreadableFile(answer.problem);
  const lines: TextLine[] = [];
  for (const [at, page] of answer.pages.entries()) {
    if (page.scan) await onPage?.(at + 1, answer.pages.length);
    const boxes = page.scan ? await readPictureBoxes(Buffer.from(page.scan)).catch(() => null) : page.boxes;
    lines.push(...linesOfPage(boxes ?? [], isHeading));
  }
  if (lines.length === 0) throw new UnreadableFile('unreadable');
  return { lines, hasPhoto: answer.pages.some(({ hasPhoto }) => hasPhoto) };
}
