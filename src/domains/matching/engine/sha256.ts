/** SHA-256 (FIPS 180-4) over text, in plain TypeScript: the engine imports nothing, and a receipt needs a digest. */

const fractionBits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

const PRIMES = primes(64);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (p) => fractionBits(Math.cbrt(p)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (p) => fractionBits(Math.sqrt(p)));

const rotate = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const at = (words: Uint32Array, index: number) => words[index] as number;

function padded(bytes: Uint8Array): DataView {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const buffer = new Uint8Array(length);
  buffer.set(bytes);
  buffer[bytes.length] = 0x80;
  const view = new DataView(buffer.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + at(ROUND_CONSTANTS, t) + at(schedule, t)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (at(state, i) + word) | 0));
}

/** The digest as 64 hexadecimal characters. */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const state = INITIAL.slice();
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getUint32(offset + t * 4);
    for (let t = 16; t < 64; t++) {
      const w15 = at(schedule, t - 15);
      const w2 = at(schedule, t - 2);
      const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
      const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
      schedule[t] = (at(schedule, t - 16) + s0 + at(schedule, t - 7) + s1) | 0;
    }
    compress(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}
