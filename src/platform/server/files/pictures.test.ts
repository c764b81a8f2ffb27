import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { acceptedTypeOf } from './file-types.ts';
import { cleanPicture, OversizedPicture, UnreadablePicture } from './pictures.ts';

const halfGreen = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="96"><rect width="160" height="96" fill="#fff"/><rect width="80" height="96" fill="#1f5a3d"/></svg>',
);
const heic = () => readFile(new URL('../../../../tests/fixtures/license-photo.heic', import.meta.url));

test('a JPEG loses its location and is rotated upright', async () => {
  const taken = await sharp(halfGreen)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somewhere private' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();

  const clean = await cleanPicture(taken, 'image/jpeg');
  const { exif, orientation, width, height } = await sharp(clean.bytes).metadata();
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 96,
    height: 160,
  });
});

test('a PNG stays a PNG and loses trailing data', async () => {
  const png = Buffer.concat([await sharp(halfGreen).png().toBuffer(), Buffer.from('<script>hidden</script>')]);
  const clean = await cleanPicture(png, 'image/png');
  expect(clean.type).toBe('image/png');
  expect(clean.bytes.includes('hidden')).toBe(false);
});

test('a phone picture in HEIC becomes a JPEG that shows the same', async () => {
  const bytes = await heic();
  expect(await acceptedTypeOf(bytes)).toBe('image/heic');
  const clean = await cleanPicture(bytes, 'image/heic');
  expect(await acceptedTypeOf(clean.bytes)).toBe('image/jpeg');
  const { data, info } = await sharp(clean.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([160, 96]);
  const greenAt = (x: number) => data[(48 * info.width + x) * info.channels] ?? -1;
  expect(greenAt(20)).toBeLessThan(80);
  expect(greenAt(140)).toBeGreaterThan(200);
});

test('a large picture is scaled down to 3000 pixels', async () => {
  const wide = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp((await cleanPicture(wide, 'image/jpeg')).bytes).metadata();
  expect([width, height]).toEqual([3000, 750]);
});

test('a picture with more pixels than a phone or scanner makes is refused by its header, without decoding', async () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
  const scan = await blank(6001, 6000).png().toBuffer();
  await expect(cleanPicture(scan, 'image/png')).rejects.toBeInstanceOf(OversizedPicture);
  // Truncated after the header: decoding it would fail as unreadable.
  await expect(cleanPicture(scan.subarray(0, 100), 'image/png')).rejects.toBeInstanceOf(OversizedPicture);
  const photo = await blank(6001, 6000).jpeg().toBuffer();
  expect((await cleanPicture(photo, 'image/jpeg')).type).toBe('image/jpeg');
  const larger = await blank(8200, 6300).jpeg().toBuffer();
  await expect(cleanPicture(larger, 'image/jpeg')).rejects.toBeInstanceOf(OversizedPicture);

  const bytes = await heic();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(8200, size);
  bytes.writeUInt32BE(6300, size + 4);
  await expect(cleanPicture(bytes, 'image/heic')).rejects.toBeInstanceOf(OversizedPicture);
});

test('a file with only the header of a picture is refused', async () => {
  const half = (await sharp(halfGreen).jpeg().toBuffer()).subarray(0, 200);
  await expect(cleanPicture(half, 'image/jpeg')).rejects.toBeInstanceOf(UnreadablePicture);
  await expect(cleanPicture((await heic()).subarray(0, 300), 'image/heic')).rejects.toBeInstanceOf(UnreadablePicture);
});

test.each([
  ['an HTML page', '<!doctype html><script>alert(1)</script>'],
  ['a program', 'MZ\u0090\u0000\u0003\u0000\u0000\u0000'],
  ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['nothing', ''],
])('%s is not accepted', async (_what, content) => {
  expect(await acceptedTypeOf(Buffer.from(content))).toBeNull();
});
