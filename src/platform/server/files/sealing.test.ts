import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { FILE_KEY_BYTES, seal, sealedSize, unseal } from './sealing.ts';

const KEY = randomBytes(FILE_KEY_BYTES);
const CHUNK = 64 * 1024;
const SEALED_CHUNK = CHUNK + 16;
const HEADER = 11;

const collect = (parts: AsyncIterable<Uint8Array>) => buffer(Readable.from(parts));
const sealed = (bytes: Buffer, storageKey = 'ab/file') => collect(seal(Readable.from([bytes]), KEY, storageKey));
const opened = (bytes: Buffer, { key = KEY, storageKey = 'ab/file', parts = [bytes] } = {}) =>
  collect(unseal(Readable.from(parts), key, storageKey));

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])('%i bytes come back, in the announced size', async (size) => {
  const plain = randomBytes(size);
  const bytes = await sealed(plain);
  expect(bytes).toHaveLength(sealedSize(size));
  expect(await opened(bytes)).toEqual(plain);
});

test('how the bytes arrive makes no difference', async () => {
  const plain = randomBytes(CHUNK + 100);
  const bytes = await sealed(plain);
  const parts = Array.from({ length: Math.ceil(bytes.length / 7777) }, (_, i) =>
    bytes.subarray(i * 7777, (i + 1) * 7777),
  );
  expect(await opened(bytes, { parts })).toEqual(plain);
});

test('another key, another storage key and another file are refused', async () => {
  const bytes = await sealed(randomBytes(100));
  await expect(opened(bytes, { key: randomBytes(FILE_KEY_BYTES) })).rejects.toThrow();
  await expect(opened(bytes, { storageKey: 'cd/other' })).rejects.toThrow();
  await expect(opened(randomBytes(bytes.length))).rejects.toThrow('this is not a sealed file');
  await expect(opened(Buffer.alloc(0))).rejects.toThrow('the stored file has no header');
});

test('swapped, dropped, repeated and truncated chunks are refused', async () => {
  const bytes = await sealed(randomBytes(3 * CHUNK));
  const header = bytes.subarray(0, HEADER);
  const [a, b, c] = [0, 1, 2].map((i) =>
    bytes.subarray(HEADER + i * SEALED_CHUNK, HEADER + (i + 1) * SEALED_CHUNK),
  ) as [Buffer, Buffer, Buffer];
  const damaged = { swapped: [b, a, c], dropped: [a, c], repeated: [a, a, b, c], 'without an end': [a, b] };
  for (const [what, chunks] of Object.entries(damaged)) {
    await expect(opened(Buffer.concat([header, ...chunks])), what).rejects.toThrow();
  }
  await expect(opened(bytes.subarray(0, -1))).rejects.toThrow();
  await expect(opened(bytes.subarray(0, HEADER + 5))).rejects.toThrow('the stored file is truncated');
});
