import sharp from 'sharp';
import { runInWorker } from '../file-worker.ts';
import { median, middle, type TextBox } from './page-boxes.ts';
import { fitForReading, textOf, type ReadWord } from './picture-text.ts';

/** A full page takes five seconds of a core; a phone's photo of one in bad light takes more. */
const LIMITS = { timeoutMs: 45_000, memoryMb: 384 };
/** An upright picture first; the engine itself turns pages lying on their side, but not reliably. */
const TURNS = [0, 180, 90, 270];
/** Words of a line that tell its slope. */
const FEWEST_WORDS = 4;

/**
 * The words of a picture with their positions, turned upright and straightened; null when it can't be read well enough
 * to suggest anything from it.
 */
export async function readPictureBoxes(bytes: Buffer): Promise<TextBox[] | null> {
  const program = new URL('./picture-text.worker.ts', import.meta.url);
  for (const angle of TURNS) {
    const turned = angle === 0 ? bytes : await sharp(bytes).rotate(angle).toBuffer();
    const picture = await fitForReading(turned);
    if (!picture) return null;
    const { words } = await runInWorker<{ words: ReadWord[] }>(program, picture, LIMITS);
    if (textOf(words)) return straightened(words);
  }
  return null;
}

/** Undoes the slope of a photographed page, so that the parts of a row share a height again. */
function straightened(words: readonly ReadWord[]): TextBox[] {
  const slopes = [...Map.groupBy(words, ({ line }) => line).values()].flatMap((row) => {
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last || row.length < FEWEST_WORDS) return [];
    return [(middle(last.box) - middle(first.box)) / (last.box.left - first.box.left || 1)];
  });
  const slope = median(slopes);
  const height = median(words.map(({ box }) => box.height));
  return words.map(({ text, confidence, box }) => ({
    ...box,
    text,
    confidence,
    // Letters differ in height; a row's words are compared at the height of the usual one.
    top: middle(box) - slope * box.left - height / 2,
    height,
  }));
}
