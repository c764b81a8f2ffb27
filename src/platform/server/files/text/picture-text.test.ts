import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aLicensePhoto } from '#tests/support/photos.ts';
import { fitForReading, readPictureText, textOf } from './picture-text.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg()
    .toBuffer();

test('reads the text of a photographed card', async () => {
  const text = await readPictureText(await aLicensePhoto('DANA M. WHITFIELD'));
  expect(text).toContain('Missouri State Board');
  expect(text).toContain('WHITFIELD');
});

test('noise, a blank page, a truncated file and a non-picture give no text', async () => {
  const sheet = sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } });
  for (const bytes of [
    await noise(400, 300),
    await sheet.png().toBuffer(),
    (await noise(400, 300)).subarray(0, 500),
    Buffer.from('no picture'),
  ]) {
    expect(await readPictureText(bytes)).toBeNull();
  }
});

test('gives up on a picture that takes too long', async () => {
  expect(await readPictureText(await aLicensePhoto('DANA M. WHITFIELD'), { timeoutMs: 20, memoryMb: 256 })).toBeNull();
});

test('a huge picture is scaled down before reading, and one over the limit is not opened', async () => {
  const sized = async (width: number, height: number) => {
    const fit = await fitForReading(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`),
    );
    if (!fit) return null;
    const shape = await sharp(fit).metadata();
    return [shape.width, shape.height];
  };
  expect(await sized(4000, 2000)).toEqual([2000, 1000]);
  expect(await sized(900, 600)).toEqual([900, 600]);
  expect(await sized(900, 150)).toBeNull();
  await expect(sized(8000, 8000)).rejects.toThrow('pixel limit');
});

test.each<[string, number, number, boolean]>([
  ['enough confident words', 8, 2, true],
  ['too few confident words', 7, 0, false],
  ['too many doubtful words', 8, 3, false],
])('%s', (_name, sure, doubtful, isRead) => {
  const words = (count: number, confidence: number) =>
    Array.from({ length: count }, (_, at) => ({ text: `word${at}`, confidence }));
  const scraps = Array.from({ length: 20 }, () => ({ text: '|.', confidence: 5 }));
  expect(textOf([...words(sure, 90), ...words(doubtful, 40), ...scraps]) !== null).toBe(isRead);
});
