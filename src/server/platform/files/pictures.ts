import sharp from 'sharp';
import { inOwnThread } from './own-thread.ts';

/** Enough to read a license card with a magnifying glass, small enough for a slow connection. */
const LONGEST_SIDE = 3000;
/** A bomb that unpacks to gigabytes is refused before it is decoded. */
export const MOST_PIXELS = 60_000_000;
const HEIC_LIMITS = { timeoutMs: 30_000, memoryMb: 512 };

export class UnreadablePicture extends Error {}

/**
 * The same picture, decoded and encoded anew: upright, without EXIF (no place, no device), without anything that hid
 * behind the pixels. HEIC becomes JPEG.
 */
export async function cleanPicture(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/heic',
): Promise<{ bytes: Buffer; type: 'image/jpeg' | 'image/png' }> {
  try {
    const readable = type === 'image/heic' ? await heicToJpeg(bytes) : bytes;
    const picture = sharp(readable, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).rotate().resize({
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
    throw new UnreadablePicture(error instanceof Error ? error.message : 'unknown', {
      cause: error,
    });
  }
}

/** HEIC has no native decoder here; its WebAssembly one takes seconds, so it runs off the event loop, one file a thread. */
async function heicToJpeg(bytes: Buffer): Promise<Buffer> {
  const program = new URL('./heic.worker.ts', import.meta.url);
  return Buffer.from((await inOwnThread<{ jpeg: Uint8Array }>(program, bytes, HEIC_LIMITS)).jpeg);
}
