import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';

const app = sharedApp({
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  SECRET_KEY: 'k'.repeat(40),
  APP_URL: 'https://people.example.test',
});
let ana: HttpClient;
let documentPath: string;
beforeAll(async () => {
  ana = (await join(app, someone(ANA))).http;
  documentPath = `/api/documents/${(await uploadDocument(ana, aPdf())).body.id}/content`;
});

const PAGES = ['/jobs', '/pay', '/nowhere', '/api/docs'];
const CALLS = ['/api/session', '/api/me/sessions-of-nobody', '/api/admin/audit', '/api/faq', '/api/me/export'];
const FILES = ['/robots.txt', '/sitemap.xml'];

test('every response, whatever it is, says how a browser may use it', async () => {
  for (const path of [...PAGES, ...CALLS, ...FILES, documentPath]) {
    const { headers } = await ana.get(path, { accept: 'text/html', origin: 'https://evil.example' });
    const header = (name: string) => headers.get(name) ?? '';
    expect(header('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
    expect(header('x-content-type-options'), path).toBe('nosniff');
    expect(header('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(header('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect(header('content-security-policy'), path).toMatch(/^default-src 'none'/);
    expect(header('content-type'), path).toMatch(/^(text\/\w+; ?charset=utf-8|application\/)/i);
    expect(headers.has('access-control-allow-origin'), path).toBe(false);
  }
});

test('what a person sees, and their files, are kept nowhere', async () => {
  for (const path of [...CALLS, documentPath])
    expect((await ana.get(path)).headers.get('cache-control'), path).toMatch(/no-store/);
});

test('a file can run nothing in the browser, even opened by itself', async () => {
  const { status, headers } = await ana.get(documentPath);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^inline; filename\*=UTF-8''/);
});

test('what came over HTTP: a page leads on to HTTPS, and a call is refused, whatever it asks', async () => {
  const open = { 'x-forwarded-proto': 'http' };
  const page = await ana.get('/jobs?q=icu', open);
  expect([page.status, page.headers.get('location')]).toEqual([308, 'https://people.example.test/jobs?q=icu']);
  const spoofed = await ana.get('/jobs', { ...open, 'x-forwarded-host': 'evil.example' });
  expect(spoofed.headers.get('location')).toBe('https://people.example.test/jobs');
  for (const path of ['/api/session', '/api/faq', '/api/me/export', documentPath]) {
    const refused = await ana.get(path, open);
    expect([refused.status, refused.headers.get('location')], path).toEqual([403, null]);
  }
  const asked = { question: 'Do you hire aides?', submitter_name: '', submitter_contact: '' };
  expect((await ana.post('/api/faq', asked, open)).status).toBe(403);
  expect(await app.asOwner('select 1 from faq_questions where question = $1', [asked.question])).toEqual([]);
  expect((await ana.get('/api/session', { 'x-forwarded-proto': 'https' })).status).toBe(200);
  expect((await ana.get('/api/health', open)).status).toBe(200);
});

test('TRACE echoes nothing', async () => {
  for (const path of ['/', '/api/session']) {
    const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const asked = request(
        new URL(path, ana.origin),
        { method: 'TRACE', headers: { 'x-secret': 'prairie' } },
        (from) => {
          let body = '';
          from.on('data', (part: Buffer) => (body += part.toString()));
          from.on('end', () => resolve({ status: from.statusCode, body }));
        },
      );
      asked.on('error', reject).end();
    });
    expect(answer.status, path).toBe(404);
    expect(answer.body).not.toContain('prairie');
  }
});
