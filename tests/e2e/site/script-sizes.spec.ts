import { expect, test } from '@playwright/test';
import { bytesOf } from './public.support.ts';

/** What pages ask for at once: their scripts, compressed, and how many files. The aim is 200 kB for each screen. */

const AIM = 200_000;
/** Of screens above the aim: what they have now, and a little room. They may shrink. */
const LIMITS: readonly [path: string, bytes: number, files: number][] = [
  ['/candidate-signup', AIM, 24],
  ['/employer/signup', AIM, 24],
  ['/candidate/signin', AIM, 24],
  ['/employer/signin', AIM, 24],
  ['/login', AIM, 26],
  ['/auth', AIM, 26],
  ['/choose-role', AIM, 19],
  ['/get-started', AIM, 19],
  ['/job-seeker/onboarding', 334_000, 61],
  ['/job-seeker/dashboard', 321_000, 64],
  ['/job-seeker/matches/7', 343_000, 61],
  ['/employer/dashboard', 318_000, 63],
  ['/employer/jobs/7', 355_000, 75],
  ['/admin/pending-approval', 307_000, 54],
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
