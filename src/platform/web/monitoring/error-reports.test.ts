import { expect, onTestFinished, test, vi } from 'vitest';
import { send } from '#platform/web/api/api.ts';
import { installErrorReports } from './error-reports.ts';

interface Report {
  stack?: string;
  context?: object;
}

/** Replaces what is outside our code: the page's URL and the network's answers. */
function openPage(reply: () => Promise<Response>) {
  const reports: Report[] = [];
  const page = Object.assign(new EventTarget(), { location: { pathname: '/review' } });
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/api/error-log') return reply();
    reports.push(JSON.parse(String(init.body)) as Report);
    return Response.json({ id: 'x' }, { status: 202 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { page, reports };
}

const FETCH_ERROR = { level: 'warn', source: 'web', code: 'fetch_error', route: '/review' };

test('each answer with status 400 or above is reported once, without the query of its URL', async () => {
  const { reports } = openPage(async () => Response.json({}, { status: 503, statusText: 'Service Unavailable' }));
  await expect(send('/api/jobs?email=ana@example.com', { method: 'GET' })).rejects.toMatchObject({ status: 503 });
  expect(reports).toEqual([
    { ...FETCH_ERROR, message: 'HTTP 503: Service Unavailable', context: { url: '/api/jobs', status: 503 } },
  ]);
});

test('an answer below 400 is not reported', async () => {
  const { reports } = openPage(async () => Response.json({}, { status: 202 }));
  await send('/api/jobs', { method: 'GET' });
  expect(reports).toEqual([]);
});

test('a lost connection is reported and rethrown; an aborted request is not reported', async () => {
  const { reports } = openPage(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send('/api/jobs', { method: 'GET' })).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  expect(reports).toEqual([
    { ...FETCH_ERROR, message: 'Network error: Failed to fetch', context: { url: '/api/jobs', status: 0 } },
  ]);
  const called = openPage(() => Promise.reject(new DOMException('x', 'AbortError')));
  await expect(send('/api/jobs', { method: 'GET' })).rejects.toThrow('x');
  expect(called.reports).toEqual([]);
});

test('errors of the reporting endpoint itself are not reported', async () => {
  const reports: unknown[] = [];
  openPage(async () => Response.json({}));
  vi.stubGlobal('fetch', async (url: string) => {
    reports.push(url);
    return Response.json({}, { status: 500 });
  });
  await expect(send('/api/error-log', { method: 'POST' })).rejects.toMatchObject({ status: 500 });
  expect(reports).toEqual(['/api/error-log']);
});

test('uncaught errors and rejections are reported with 500 characters of stack until reporting stops', () => {
  const { page, reports } = openPage(async () => Response.json({}));
  const stop = installErrorReports();
  const error = Object.assign(new Error('Prairie fire'), { stack: 's'.repeat(900) });
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'Uncaught Prairie fire', error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'just words' }));
  stop();
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'after' }));
  const common = { level: 'error', source: 'web', route: '/review' };
  const stack = 's'.repeat(500);
  expect(reports).toEqual([
    { ...common, code: 'window_error', message: 'Uncaught Prairie fire', stack },
    { ...common, code: 'unhandled_rejection', message: 'Prairie fire', stack },
    { ...common, code: 'unhandled_rejection', message: 'just words' },
  ]);
});
