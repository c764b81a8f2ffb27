import { inOwnThread, READING_LIMITS } from './own-thread.ts';

/** The words of a PDF that carries them; null of one that is a picture, or that cannot be read. */
export async function readPdfText(bytes: Buffer): Promise<string | null> {
  const program = new URL('./pdf-text.worker.ts', import.meta.url);
  const result = await inOwnThread<{ text: string }>(program, bytes, READING_LIMITS).catch(() => null);
  return result?.text.replaceAll(/\s+/g, ' ').trim() || null;
}
