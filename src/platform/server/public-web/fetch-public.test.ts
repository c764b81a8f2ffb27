import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { PeerFailure } from '../outgoing.ts';
import { fetchPublic, type PublicFetch } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

/** A server on the loopback address: its URL, its `host:port`, and how often it was asked. */
async function peer(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/feed`, host: `127.0.0.1:${port}`, port, asked: () => asked };
}

const read = (url: string, options: Partial<PublicFetch> = {}) =>
  fetchPublic(new URL(url), { accept: 'text/calendar', maxBytes: 1000, timeoutMs: 2000, except: [], ...options });
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => expect.fail('it was read'),
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(PeerFailure);
  return (error as PeerFailure).fault;
};

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '2001:0:a00:1::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  'localhost',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '193.0.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test('private addresses are refused however they are written, before anything is sent', async () => {
  const { port, asked } = await peer((_request, response) => response.end('secret'));
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
  ];
  for (const host of hosts) expect(await faultOf(read(`http://${host}:${port}/`)), host).toBe('refused_address');
  expect(asked()).toBe(0);
});

test('a name is refused when any of its addresses is private, and is resolved only once', async () => {
  const { port, asked } = await peer((_request, response) => response.end('secret'));
  const mixed = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ];
  expect(await faultOf(read(`http://rebind.example:${port}/`, { resolve: mixed }))).toBe('refused_address');
  // The first answer is public, later ones would not be: the connection goes where the check looked.
  const answers: string[] = [];
  const changing = async () => {
    answers.push(answers.length === 0 ? '192.0.0.9' : '127.0.0.1');
    return [{ address: answers.at(-1) ?? '', family: 4 }];
  };
  expect(await faultOf(read(`http://rebind.example:${port}/`, { resolve: changing }))).toBe('refused_address');
  expect(answers).toHaveLength(1);
  expect(asked()).toBe(0);
});

test('the connection goes to the address that was checked, not to a second look at the name', async () => {
  const { port, asked } = await peer((request, response) => response.end(request.headers.host));
  let looks = 0;
  const resolve = async () => {
    looks += 1;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  // The tests let no other name be connected to.
  const host = `127.no-such-name.invalid:${port}`;
  expect(await read(`http://${host}/`, { resolve, except: [host] })).toBe(host);
  expect([looks, asked()]).toEqual([1, 1]);
});

test('redirects follow the same rules, a few of them', async () => {
  const inside = await peer((_request, response) => response.end('secret'));
  const outside = await peer((_request, response) => response.writeHead(302, { location: inside.url }).end());
  expect(await faultOf(read(outside.url, { except: [outside.host] }))).toBe('refused_address');
  expect(inside.asked()).toBe(0);
  expect(await read(outside.url, { except: [outside.host, inside.host] })).toBe('secret');
  const scheme = await peer((_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
  expect(await faultOf(read(scheme.url, { except: [scheme.host] }))).toBe('refused_address');
  const loop = await peer((request, response) => response.writeHead(302, { location: request.url ?? '/' }).end());
  expect(await faultOf(read(loop.url, { except: [loop.host] }))).toBe('refused');
  expect(loop.asked()).toBe(4);
});

test('too much, announced or not, too slow, and a refusal', async () => {
  const announced = await peer((_request, response) => response.end('x'.repeat(1001)));
  const streamed = await peer((_request, response) => {
    response.write('x'.repeat(600));
    response.write('x'.repeat(600));
    response.end();
  });
  for (const big of [announced, streamed])
    expect(await faultOf(read(big.url, { except: [big.host] }))).toBe('too_large');
  const slow = await peer((_request, response) => void response.write('BEGIN:VCALENDAR\r\n'));
  expect(await faultOf(read(slow.url, { except: [slow.host], timeoutMs: 200 }))).toBe('timeout');
  const gone = await peer((_request, response) => response.writeHead(404).end());
  expect(await faultOf(read(gone.url, { except: [gone.host] }))).toBe('refused');
});

test('a failure names the host and nothing else of the URL', async () => {
  const { url, host } = await peer((_request, response) => response.writeHead(403).end());
  const error = await read(`${url}?token=very-secret`, { except: [host] }).catch((failure: unknown) => String(failure));
  expect(error).toContain(host);
  expect(error).not.toContain('very-secret');
  expect(await faultOf(read('http://name:word@example.org/'))).toBe('refused_address');
});
