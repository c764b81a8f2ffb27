import { parentPort, workerData } from 'node:worker_threads';
import { extractImages, extractTextItems, getDocumentProxy } from 'unpdf';
import sharp from 'sharp';
import type { TextBox } from './page-boxes.ts';
import { MOST_PAGES, type PdfAnswer, type PdfPage } from './pdf-pages.ts';

/** A page with fewer letters is a scan with a stray page number. */
const FEWEST_LETTERS = 40;
const LONGEST_SIDE = 2200;
/** Smaller pictures are logos and lines. */
const PHOTO_SIDE = 80;

type Items = Awaited<ReturnType<typeof extractTextItems>>['items'][number];

const boxesOf = (items: Items, height: number): TextBox[] =>
  items
    .filter(({ str }) => str.trim())
    .map((item) => ({
      text: item.str,
      left: item.x,
      // What the letters of a row have in common is the baseline.
      top: height - item.y - item.fontSize,
      width: item.width,
      height: item.fontSize || item.height,
      confidence: 100,
    }));

async function readPages(bytes: Uint8Array): Promise<PdfAnswer> {
  const document = await getDocumentProxy(bytes, { verbosity: 0 });
  if (document.numPages > MOST_PAGES) return { problem: 'too_many_pages' };
  const { items } = await extractTextItems(document);
  const pages: PdfPage[] = [];
  for (const [at, found] of items.entries()) {
    const page = await document.getPage(at + 1);
    const boxes = boxesOf(found, page.getViewport({ scale: 1 }).height);
    const pictures = (await extractImages(document, at + 1)).filter(
      ({ width, height }) => Math.min(width, height) >= PHOTO_SIDE,
    );
    const isScan = boxes.reduce((sum, { text }) => sum + text.length, 0) < FEWEST_LETTERS;
    const [largest] = pictures.toSorted((a, b) => b.data.length - a.data.length);
    pages.push({
      boxes,
      hasPhoto: !isScan && pictures.length > 0,
      scan: isScan && largest ? await grayPicture(largest) : null,
    });
  }
  return { pages };
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
}

/** A page is held as a small gray picture: raw pixels of ten pages would not fit into memory. */
const grayPicture = ({ data, width, height, channels }: Pixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels } })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();

try {
  parentPort?.postMessage(await readPages(workerData as Uint8Array));
} catch (error) {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  parentPort?.postMessage({ problem: isLocked ? 'encrypted' : 'damaged' } satisfies PdfAnswer);
}
