/**
 * Detects whether something else uses the measured core. A rented core is often half of a physical one: while the
 * other half is busy, arithmetic slows by half or more, although the system counts the core as running. A short loop
 * of eight independent sums, without memory access, shows it.
 */
const STEPS = 12_000;
/** Warm-up runs for the compiler. */
const WARM_RUNS = 500;
/** Milliseconds between samples: informative but cheap. */
const EVERY_MS = 1;
/** A run this much longer than the shortest was disturbed. */
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
  // Kept so that the loop is not optimized away.
  sum = (sum + a + b + c + d + e + f + g + h) | 0;
  return performance.now() - began;
}

/** Call between measurements, as often as needed. */
export function watchCore(): void {
  const now = performance.now();
  if (now - lastRun < EVERY_MS) return;
  if (runs.length === 0) for (let i = 0; i < WARM_RUNS; i++) run();
  runs.push(run());
  lastRun = performance.now();
}

/** Since the start: share of samples in which the core was shared, and the slowdown then. */
export function coreShare(): { shared: number; slower: number } {
  const least = runs.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const slow = runs.filter((ms) => ms > least * SHARED).sort((a, b) => a - b);
  return { shared: slow.length / Math.max(1, runs.length), slower: (slow[slow.length >> 1] ?? least) / least };
}
