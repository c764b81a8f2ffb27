import { expect, test } from '@playwright/test';
import { bytesOf } from './public.support.ts';

/** What pages ask for at once: their scripts, compressed, and how many files. The aim is 200 kB for each screen. */

const AIM = 200_000;
/** Of screens above the aim: what they have now, and a little room. They may shrink. */
const LIMITS: readonly [path: string, bytes: number, files: number][] = [
  ['/candidate-signup', AIM, 42],
  ['/employer/signup', AIM, 42],
  ['/candidate/signin', AIM, 42],
  ['/employer/signin', AIM, 42],
  ['/login', AIM, 45],
  ['/auth', 206_000, 48],
  ['/choose-role', 217_000, 30],
  ['/get-started', 217_000, 30],
  ['/job-seeker/onboarding', 323_000, 105],
  ['/job-seeker/dashboard', 305_000, 115],
  ['/job-seeker/matches/7', 342_000, 112],
  ['/employer/dashboard', 300_000, 108],
  ['/employer/jobs/7', 332_000, 118],
  ['/admin/pending-approval', 282_000, 85],
];

for (const [path, bytes, files] of LIMITS) {
  test(`${path} asks for its scripts at once, at most ${bytes / 1000} kB in ${files} files`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set([...html.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([script]) => script));
    expect(scripts.size).toBeGreaterThan(5);
    expect(scripts.size).toBeLessThanOrEqual(files);
    expect(await bytesOf(request, scripts)).toBeLessThanOrEqual(bytes);
  });
}
