/**
 * Whether something else uses the core that is measured on. A rented core is often half of one: while its other half is
 * busy, whatever fills a core's arithmetic units is slower by half or more, though the system counts it as running all
 * the time. A short loop of eight sums side by side, which waits for nothing and reads no memory, shows it.
 */
const STEPS = 12_000;
/** Runs after which the compiler is done with the loop. */
const WARM_RUNS = 500;
/** Milliseconds between two runs: it is to say much and cost little. */
const EVERY_MS = 1;
/** A run this many times as long as the shortest was not alone. */
const SHARED = 1.25;

const runs: number[] = [];
let lastRun = 0;
let sum = 0;

function run(): number {
  const began = performance.now();
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  let e = 5;
  let f = 6;
  let g = 7;
  let h = 8;
  for (let i = 0; i < STEPS; i++) {
    a = (a * 3 + i) | 0;
    b = ((b ^ a) + i) | 0;
    c = (c + i * 5) | 0;
    d = ((d ^ i) + c) | 0;
    e = (e + (i << 2)) | 0;
    f = (f ^ e) | 0;
    g = (g + i) | 0;
    h = ((h ^ g) + 1) | 0;
  }
  // Kept, so that the loop is not left out.
  sum = (sum + a + b + c + d + e + f + g + h) | 0;
  return performance.now() - began;
}

/** To be called between what is measured, as often as one likes. */
export function watchCore(): void {
  const now = performance.now();
  if (now - lastRun < EVERY_MS) return;
  if (runs.length === 0) for (let i = 0; i < WARM_RUNS; i++) run();
  runs.push(run());
  lastRun = performance.now();
}

/** Of all times since the start: the share in which the core was not alone, and how many times as long the loop took then. */
export function coreShare(): { shared: number; slower: number } {
  const least = runs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const slow = runs.filter((ms) => ms > least * SHARED).sort((a, b) => a - b);
  return { shared: slow.length / Math.max(1, runs.length), slower: (slow[slow.length >> 1] ?? least) / least };
}
