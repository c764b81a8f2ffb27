import sharp from 'sharp';
import { inOwnThread, READING_LIMITS } from './own-thread.ts';

export interface ReadWord {
  text: string;
  /** 0 to 100, as the reader puts it. */
  confidence: number;
}

/** What is stored was brought down before; anything larger is none of ours. */
const MOST_PIXELS = 60_000_000;
/** A letter page keeps 180 dots an inch, and reading takes seconds at most. */
const LONGEST_SIDE = 2000;
/** Smaller ones hold no paper that could be read. */
const SHORTEST_SIDE = 200;
/** Shorter scraps are read into every pattern. */
const FEWEST_LETTERS = 3;
const SURE = 80;
const FEWEST_SURE_WORDS = 8;
/** Where more words than this are doubtful, the one that matters may be among them. */
const SURE_SHARE = 0.8;

/**
 * The words of a photographed or scanned paper; null where nothing can be built on them: too few, too doubtful, no
 * paper at all, too slow, or unreadable.
 */
export async function readPictureText(bytes: Buffer, limits = READING_LIMITS): Promise<string | null> {
  try {
    const picture = await fitForReading(bytes);
    if (!picture) return null;
    const program = new URL('./picture-text.worker.ts', import.meta.url);
    const { words } = await inOwnThread<{ words: ReadWord[] }>(program, picture, limits);
    return textOf(words);
  } catch {
    return null;
  }
}

/** Gray, and no larger than reading needs; null of one too small to read. */
export async function fitForReading(bytes: Buffer): Promise<Buffer | null> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return Math.min(info.width, info.height) < SHORTEST_SIDE ? null : data;
}

export function textOf(words: readonly ReadWord[]): string | null {
  const telling = words.filter(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= FEWEST_LETTERS);
  const sure = telling.filter(({ confidence }) => confidence >= SURE);
  if (sure.length < FEWEST_SURE_WORDS || sure.length < telling.length * SURE_SHARE) return null;
  return words.map(({ text }) => text).join(' ');
}
