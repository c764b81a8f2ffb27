import { runInWorker } from '../file-worker.ts';

const LIMITS = { timeoutMs: 15_000, memoryMb: 256 };

export type DocxAnswer = { lines: string[]; hasPhoto: boolean } | { problem: 'macros' | 'damaged' };

/** The paragraphs of a Word file. Links, macros and embedded objects in it are not opened. */
export const readDocxLines = (bytes: Buffer): Promise<DocxAnswer> =>
  runInWorker<DocxAnswer>(new URL('./docx-lines.worker.ts', import.meta.url), bytes, LIMITS).catch(
    () => ({ problem: 'damaged' }) as const,
  );
