import { Worker } from 'node:worker_threads';

const TIMEOUT_MS = 20_000;
const MOST_CHARACTERS = 8000;

/**
 * The words of a PDF that carries them; null of one that is a picture, or that cannot be read. Strangers' files are
 * taken apart in a thread of its own, with little memory and an end.
 */
export function readPdfText(bytes: Buffer): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-text.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS);
    worker.once('message', (result: { text?: string }) => {
      const text = result.text?.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS);
      resolve(text || null);
    });
    worker.once('error', () => resolve(null));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}
