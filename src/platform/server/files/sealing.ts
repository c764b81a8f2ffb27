import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * A file at rest: `TGF1`, a random 7-byte prefix, then chunks of up to 64 KiB, each sealed with AES-256-GCM under the
 * file's own key. The nonce is prefix, chunk number and a last-chunk flag, so chunks can't be swapped, dropped or
 * truncated; the storage key is authenticated too, so an object can't replace another.
 */
const MAGIC = Buffer.from('TGF1');
const PREFIX_BYTES = 7;
const HEADER_BYTES = MAGIC.length + PREFIX_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;

export const FILE_KEY_BYTES = 32;

/** The sealed size of a file of `size` bytes. */
export const sealedSize = (size: number): number =>
  HEADER_BYTES + size + Math.max(1, Math.ceil(size / CHUNK_BYTES)) * TAG_BYTES;

const nonceOf = (prefix: Buffer, chunk: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(chunk, PREFIX_BYTES);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

/** Cuts a stream into pieces of exactly `size` bytes (the last may be shorter) and marks the last. */
async function* inPieces(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<[Buffer, boolean]> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    held.push(Buffer.from(part));
    length += part.length;
    // A full piece waits for one more byte, which proves that it isn't the last.
    if (length > size) {
      let all = Buffer.concat(held, length);
      while (all.length > size) {
        yield [all.subarray(0, size), false];
        all = all.subarray(size);
      }
      held = [all];
      length = all.length;
    }
  }
  yield [Buffer.concat(held, length), true];
}

export async function* seal(
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
  storageKey: string,
): AsyncGenerator<Buffer> {
  const prefix = randomBytes(PREFIX_BYTES);
  yield Buffer.concat([MAGIC, prefix]);
  let chunk = 0;
  for await (const [piece, isLast] of inPieces(source, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, chunk, isLast));
    cipher.setAAD(Buffer.from(storageKey));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    chunk += 1;
  }
}

/** Yields the file's bytes; throws before yielding an altered chunk, and at the end when the file was truncated. */
export async function* unseal(
  source: AsyncIterable<Uint8Array>,
  key: Buffer,
  storageKey: string,
): AsyncGenerator<Buffer> {
  const parts = afterHeader(source);
  const { value: prefix } = await parts.next();
  if (!prefix) throw new Error('the stored file has no header');
  let chunk = 0;
  for await (const [piece, isLast] of inPieces(parts, CHUNK_BYTES + TAG_BYTES)) {
    if (piece.length < TAG_BYTES) throw new Error('the stored file is truncated');
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, chunk, isLast), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(storageKey));
    decipher.setAuthTag(piece.subarray(-TAG_BYTES));
    yield Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()]);
    chunk += 1;
  }
}

/** Yields the nonce prefix from the header, then the remaining bytes as they arrive. */
async function* afterHeader(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const part of source) {
    if (!head) {
      yield Buffer.from(part);
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < HEADER_BYTES) continue;
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('this is not a sealed file');
    yield head.subarray(MAGIC.length, HEADER_BYTES);
    if (head.length > HEADER_BYTES) yield head.subarray(HEADER_BYTES);
    head = null;
  }
}
