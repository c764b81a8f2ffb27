import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { fetchJson } from './outgoing.ts';

test('a redirect is not followed: the credentials in the headers stay with the host they are for', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.writeHead(302, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(
    fetchJson(new URL(`http://127.0.0.1:${port}/ask`), { headers: { authorization: 'secret' } }),
  ).rejects.toMatchObject({ name: 'PeerFailure', message: `127.0.0.1:${port}: unreachable` });
  expect(seen).toEqual(['/ask']);
});
