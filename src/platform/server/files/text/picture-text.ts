import sharp from 'sharp';
import type { TextBox } from './page-boxes.ts';
import { runInWorker, READING_LIMITS } from '../file-worker.ts';

export interface ReadWord {
  text: string;
  /** 0 to 100, as the engine reports it. */
  confidence: number;
  /** Words of one printed line share it. */
  line: string;
  /** In pixels of the picture that was read. */
  box: Omit<TextBox, 'text' | 'confidence'>;
}

/** Stored pictures were scaled down on upload; a larger one is not ours. */
const MOST_PIXELS = 60_000_000;
/** Keeps a letter page at 180 dpi, so reading takes a few seconds at most. */
const LONGEST_SIDE = 2000;
/** A smaller picture holds no readable document. */
const SHORTEST_SIDE = 200;
/** The engine finds shorter fragments in any pattern. */
const FEWEST_LETTERS = 3;
const SURE = 80;
const FEWEST_SURE_WORDS = 8;
/** With a larger share of doubtful words, the one that matters may be among them. */
const SURE_SHARE = 0.8;

/**
 * The text of a photographed or scanned document; null when it is not reliable: too few words, too many doubtful ones,
 * no document, a timeout, or an unreadable picture.
 */
export async function readPictureText(bytes: Buffer, limits = READING_LIMITS): Promise<string | null> {
  try {
    const picture = await fitForReading(bytes);
    if (!picture) return null;
    const program = new URL('./picture-text.worker.ts', import.meta.url);
    const { words } = await runInWorker<{ words: ReadWord[] }>(program, picture, limits);
    return textOf(words);
  } catch {
    return null;
  }
}

/** Converts to gray and scales down to reading size; null when the picture is too small to read. */
export async function fitForReading(bytes: Buffer): Promise<Buffer | null> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return Math.min(info.width, info.height) < SHORTEST_SIDE ? null : data;
}

export function textOf(words: readonly Pick<ReadWord, 'text' | 'confidence'>[]): string | null {
  const telling = words.filter(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_LETTERS);
  const sure = telling.filter(({ confidence }) => confidence >= SURE);
  if (sure.length < FEWEST_SURE_WORDS || sure.length < telling.length * SURE_SHARE) return null;
  return words.map(({ text }) => text).join(' ');
}
