import { runInWorker, READING_LIMITS } from '../file-worker.ts';

/** The text layer of a PDF; null when it has none (a scan) or can't be read. */
export async function readPdfText(bytes: Buffer): Promise<string | null> {
  const program = new URL('./pdf-text.worker.ts', import.meta.url);
  const result = await runInWorker<{ text: string }>(program, bytes, READING_LIMITS).catch(() => null);
  return result?.text.replaceAll(/\s+/g, ' ').trim() || null;
}
