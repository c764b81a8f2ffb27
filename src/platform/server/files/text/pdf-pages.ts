import { runInWorker } from '../file-worker.ts';
import type { TextBox } from './page-boxes.ts';

/** A résumé has one to four pages; longer files are portfolios and books. */
export const MOST_PAGES = 10;
const LIMITS = { timeoutMs: 30_000, memoryMb: 384 };

export interface PdfPage {
  boxes: TextBox[];
  /** A page without text: its picture, in gray. */
  scan: Uint8Array | null;
  /** It shows a picture beside its text. */
  hasPhoto: boolean;
}

export type PdfAnswer = { pages: PdfPage[] } | { problem: 'encrypted' | 'too_many_pages' | 'damaged' };

/** The pages of a PDF with the position of each piece of text. */
export const readPdfPages = (bytes: Buffer): Promise<PdfAnswer> =>
  runInWorker<PdfAnswer>(new URL('./pdf-pages.worker.ts', import.meta.url), bytes, LIMITS).catch(
    () => ({ problem: 'damaged' }) as const,
  );
