const LONGEST_SIDE = 2400;
const SMALL_ENOUGH_BYTES = 1_500_000;
const QUALITY = 0.86;

/**
 * A phone picture made small enough for a weak signal, still sharp enough to read. Gives the file back as it is when it
 * is small already, is no picture, or this browser cannot open it (HEIC outside Safari): the server takes those too.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(file.name)) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= SMALL_ENOUGH_BYTES) {
    picture.close();
    return file;
  }
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!smaller || smaller.size >= file.size) return file;
  return new File([smaller], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
}
