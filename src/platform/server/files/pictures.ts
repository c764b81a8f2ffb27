import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { runInWorker } from './file-worker.ts';

/** Enough to read a license card with a magnifying glass, small enough for a slow connection. */
const LONGEST_SIDE = 3000;
/**
 * Checked in the file header before decoding: a phone's highest resolution, and a letter page scanned at 600 dpi. A PNG
 * packs far more pixels into an upload's bytes, and each pixel costs the same.
 */
const MOST_PIXELS = { 'image/jpeg': 51_000_000, 'image/heic': 51_000_000, 'image/png': 36_000_000 } as const;
const HEIC_LIMITS = { timeoutMs: 30_000, memoryMb: 512 };

export class UnreadablePicture extends Error {}
export class OversizedPicture extends Error {}

/**
 * Decodes and re-encodes a picture: upright, without EXIF (location, device) and without data hidden behind the pixels.
 * HEIC becomes JPEG.
 */
export async function cleanPicture(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/heic',
): Promise<{ bytes: Buffer; type: 'image/jpeg' | 'image/png' }> {
  try {
    await refuseOversized(bytes, MOST_PIXELS[type]);
    const options = { limitInputPixels: MOST_PIXELS[type], failOn: 'error' } as const;
    const source = type === 'image/heic' ? await decodeHeic(bytes, options) : sharp(bytes, options).rotate();
    const picture = source.resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return type === 'image/png'
      ? { bytes: await picture.png().toBuffer(), type: 'image/png' }
      : {
          bytes: await picture.jpeg({ quality: 88, mozjpeg: true }).toBuffer(),
          type: 'image/jpeg',
        };
  } catch (error) {
    if (error instanceof OversizedPicture) throw error;
    throw new UnreadablePicture(error instanceof Error ? error.message : 'unknown', {
      cause: error,
    });
  }
}

async function refuseOversized(bytes: Buffer, most: number): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > most) throw new OversizedPicture(`${width} × ${height} pixels`);
}

/** sharp ships no HEIC decoder. The WebAssembly one takes seconds, so it runs in a thread, and returns upright pixels. */
async function decodeHeic(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const program = new URL('./heic.worker.ts', import.meta.url);
  const { width, height, data } = await runInWorker<Pixels>(program, bytes, HEIC_LIMITS);
  return sharp(data, { ...options, raw: { width, height, channels: 4 } }).removeAlpha();
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}
