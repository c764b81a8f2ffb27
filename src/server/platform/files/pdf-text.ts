import { inOwnThread } from './own-thread.ts';

const LIMITS = { timeoutMs: 20_000, memoryMb: 256 };
const MOST_CHARACTERS = 8000;

/** The words of a PDF that carries them; null of one that is a picture, or that cannot be read. */
export async function readPdfText(bytes: Buffer): Promise<string | null> {
  const program = new URL('./pdf-text.worker.ts', import.meta.url);
  const result = await inOwnThread<{ text: string }>(program, bytes, LIMITS).catch(() => null);
  return result?.text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS) || null;
}
