import { expect, test } from 'vitest';
import { matchRoutePattern } from '#platform/server/http/route-pattern.ts';
import { earlyReadsOf, PATTERNS_READ_EARLY } from './early-reads.ts';
import { FEATURES } from '../features.ts';

const JOB = '5ab1cc77-95af-4bf0-bb28-e2b657e0e2ca';

test('a screen reads the session first, and what its address names', () => {
  expect(earlyReadsOf(`/employer/jobs/${JOB}`, '')).toEqual([
    '/api/session',
    '/api/notifications/unread-count',
    '/api/conversations/unread-count',
    '/api/employer/organization',
    `/api/jobs/${JOB}`,
  ]);
});

test('where the address chooses what a list shows, the usual list is not read', () => {
  expect(earlyReadsOf('/admin/pending-approval', '')).toContain(
    '/api/admin/cases?status=pending&subject=all&claim=all&due=all&order=age',
  );
  expect(earlyReadsOf('/admin/pending-approval', '?subject=person')).toEqual([
    '/api/session',
    '/api/notifications/unread-count',
    '/api/admin/case-counts',
    '/api/admin/planned-decisions',
  ]);
});

test.each(['"><script>', '%22%3E', '..', 'a?b'])('%s in the place of an ID is not read', (part) => {
  const reads = earlyReadsOf(`/employer/jobs/${part}`, '');
  expect(reads).toContain('/api/employer/organization');
  expect(reads.filter((read) => read.startsWith('/api/jobs'))).toEqual([]);
});

test('other pages read nothing early', () => {
  for (const path of ['/', '/login', '/unsubscribe', '/employer/signin']) expect(earlyReadsOf(path, '')).toEqual([]);
});

test('each is a call that reads, and names every parameter by what the address has', () => {
  const contracts = FEATURES.flatMap((feature) => feature.contracts ?? []);
  const wrong = PATTERNS_READ_EARLY.flatMap((pattern) => earlyReadsOf(pattern.replaceAll(/:\w+/g, JOB), '')).filter(
    (read) =>
      !contracts.some(
        ({ method, path }) =>
          method === 'get' && matchRoutePattern(path, read.split('?')[0] ?? '') && !read.endsWith('/'),
      ),
  );
  expect(wrong).toEqual([]);
});
