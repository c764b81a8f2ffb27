import { expect, it } from 'vitest';
import * as renderer from '#app/web/server-pages/index.tsx';
import type { SiteFrame } from './page-frame.ts';
import { rememberPages } from './remember-pages.ts';

const VISITOR = { home: null, isCandidate: false };

/** A search that finds this many jobs, all of them on other pages. */
const search = (total: number, reader: SiteFrame['reader'] = VISITOR) => ({
  site: { origin: 'https://jobs.example.test', styles: [], year: 2026, reader },
  isIndexed: false,
  page: {
    typed: {},
    filters: {},
    errors: {},
    placeName: null,
    total,
    jobs: [],
    towns: [],
    ownPath: '/jobs',
    nextPath: null,
    before: 0,
    isFirst: true,
    suggestion: null,
    hasRealJobs: false,
    own: null,
    isSignedIn: reader.home !== null,
  },
});

it('a page is rendered once while its data are the same, and again when they change', async () => {
  const pages = rememberPages(renderer);
  const first = pages.renderJobsPage(search(7));
  expect(pages.renderJobsPage(search(7))).toBe(first);
  expect(await first).toBe(await renderer.renderJobsPage(search(7)));
  expect(await pages.renderJobsPage(search(8))).toBe(await renderer.renderJobsPage(search(8)));
  expect(await first).not.toBe(await renderer.renderJobsPage(search(8)));
});

it('the page that was asked for the longest time ago makes room for another', () => {
  const pages = rememberPages(renderer, 2);
  const [one, two] = [pages.renderJobsPage(search(1)), pages.renderJobsPage(search(2))];
  expect(pages.renderJobsPage(search(1))).toBe(one);
  void pages.renderJobsPage(search(3));
  expect(pages.renderJobsPage(search(1))).toBe(one);
  expect(pages.renderJobsPage(search(2))).not.toBe(two);
});

it('keeps no page of a signed-in person', () => {
  const pages = rememberPages(renderer);
  const own = search(7, { home: '/job-seeker/dashboard', isCandidate: true });
  expect(pages.renderJobsPage(own)).not.toBe(pages.renderJobsPage(own));
});

it('a page that could not be rendered is tried again', async () => {
  const pages = rememberPages(renderer);
  const wrong = { ...search(7), page: null as never };
  const failed = pages.renderJobsPage(wrong);
  await expect(failed).rejects.toThrow();
  const again = pages.renderJobsPage(wrong);
  expect(again).not.toBe(failed);
  await expect(again).rejects.toThrow();
});
