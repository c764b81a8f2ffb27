import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { startCaddy } from '#tools/lib/caddy.ts';
import { CADDY } from '#tools/lib/optional-programs.ts';
import { GOOD, offer, REFUSED, WEAK } from '#tests/support/tls-offers.ts';

describe.skipIf(CADDY === null)('Caddy with the configuration of deploy/compose', () => {
  const product = createServer((request, response) => response.end(String(request.headers['x-forwarded-proto'])));
  const ports = { http: 0, https: 0 };
  let stopCaddy: () => Promise<void>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    ports.http = await freePort(0);
    ports.https = await freePort(0);
    stopCaddy = await startCaddy(`127.0.0.1:${(product.address() as AddressInfo).port}`, ports);
  });
  afterAll(async () => {
    await stopCaddy();
    product.close();
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
