const LONGEST_SIDE = 2400;
const SMALL_ENOUGH_BYTES = 1_500_000;
const QUALITY = 0.86;

/**
 * Shrinks a phone photo for a slow connection while keeping it legible. Returns the file unchanged when it is already
 * small, not an image, or unreadable in this browser (HEIC outside Safari): the server accepts those too.
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
