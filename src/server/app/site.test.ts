import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteRoutes } from './site.ts';

function builtSite(patterns: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-site-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'routes.json'), JSON.stringify(patterns));
  writeFileSync(join(root, 'csp.json'), '{}');
  writeFileSync(join(root, '__spa-fallback.html'), '<!doctype html>');
  return root;
}

test('a listed path answers 200, any other the same page with 404', async () => {
  const site = await siteRoutes(builtSite(['/login', '/employer/jobs/:id']), { diagnosticPages: true });
  const statusOf = async (path: string) => (await site.request(path)).status;
  expect(await statusOf('/login')).toBe(200);
  expect(await statusOf('/employer/jobs/7')).toBe(200);
  expect(await statusOf('/nowhere')).toBe(404);
  expect(await statusOf('/assets/gone.js')).toBe(404);
});

test('a prerendered page in a folder comes with the policy that lets its own scripts run', async () => {
  const root = builtSite(['/', '/employers']);
  mkdirSync(join(root, 'employers'));
  writeFileSync(join(root, 'employers/index.html'), '<!doctype html><title>Employers');
  const hashes = { 'employers/index.html': { script: ['sha256-of-it'], style: [] } };
  writeFileSync(join(root, 'csp.json'), JSON.stringify(hashes));
  const site = await siteRoutes(root, { diagnosticPages: true });
  for (const path of ['/employers', '/employers/']) {
    const answer = await site.request(path);
    expect(await answer.text()).toContain('Employers');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-of-it'");
  }
});

test('the test and debug pages answer 404 where they are off', async () => {
  const root = builtSite(['/auth', '/auth/test', '/test', '/supabase-test']);
  const off = await siteRoutes(root, { diagnosticPages: false });
  const on = await siteRoutes(root, { diagnosticPages: true });
  for (const path of ['/auth/test', '/test', '/supabase-test', '/test/']) {
    expect((await off.request(path)).status, path).toBe(404);
    expect((await on.request(path)).status, path).toBe(200);
  }
  expect((await off.request('/auth')).status).toBe(200);
});
