import { parentPort, workerData } from 'node:worker_threads';
import { extractText, getDocumentProxy } from 'unpdf';

/** Licenses and certificates are one or two pages; later pages are small print. */
const MOST_PAGES = 4;

try {
  const document = await getDocumentProxy(workerData as Uint8Array, { verbosity: 0 });
  const { text } = await extractText(document);
  parentPort?.postMessage({ text: text.slice(0, MOST_PAGES).join(' ') });
} catch (error) {
  parentPort?.postMessage({ error: error instanceof Error ? error.message : 'unknown' });
}
