import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { CADDY } from '#tools/lib/optional-programs.ts';
import { caddyfileOn } from '#tests/support/caddyfile.ts';
import { GOOD, offer, REFUSED, WEAK } from '#tests/support/tls-offers.ts';

describe.skipIf(CADDY === null)('Caddy with the configuration of deploy/compose', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-caddy-'));
  const product = createServer((request, response) => response.end(String(request.headers['x-forwarded-proto'])));
  const ports = { http: 0, https: 0 };
  let caddy: ReturnType<typeof spawn>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    ports.http = await freePort(0);
    ports.https = await freePort(0);
    const address = `127.0.0.1:${(product.address() as AddressInfo).port}`;
    const config = caddyfileOn(ports).replace('web-1:3000 web-2:3000', address);
    writeFileSync(join(folder, 'Caddyfile'), config);
    caddy = spawn(CADDY ?? '', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
      stdio: 'ignore',
      // For this name Caddy makes the certificate itself.
      env: { APP_HOST: 'localhost', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    });
    await vi.waitFor(async () => expect(await offerTo(GOOD['TLS 1.3'] ?? {})).toBe('TLSv1.3'), 10_000);
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => caddy.once('exit', resolve));
    caddy.kill();
    await ended;
    product.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const offerTo = (options: object) => offer(connect(ports.https, '127.0.0.1'), options);

  test.each(Object.entries(GOOD))('takes %s', async (_name, options) => {
    expect(await offerTo(options)).toMatch(/^TLSv1\.[23]$/);
  });

  test.each(Object.entries(WEAK))('refuses %s', async (_name, options) => {
    expect(await offerTo(options)).toMatch(REFUSED);
  });

  test('tells the product what came over HTTP, and does not redirect it itself', async () => {
    const answer = await fetch(`http://localhost:${ports.http}/api/session`, { redirect: 'manual' });
    expect([answer.status, await answer.text()]).toEqual([200, 'http']);
  });
});
