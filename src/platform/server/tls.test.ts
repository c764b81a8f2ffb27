import { writeFileSync } from 'node:fs';
import { connect as open, type AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '#tests/support/peers/certificate.ts';
import { GOOD, offer, REFUSED, WEAK } from '#tests/support/tls-offers.ts';
import { createLogger } from './log.ts';
import { followRenewals, serverTlsOf } from './tls.ts';

/** A server that follows its files, and which certificate it shows. */
async function aServer() {
  const files = selfSigned('first.example');
  const server = createServer(serverTlsOf(files));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let refusals = 0;
  let taken = 0;
  const takeUp = (options: ReturnType<typeof serverTlsOf>) => {
    taken += 1;
    server.setSecureContext(options);
  };
  const log = Object.assign(createLogger('silent'), { warn: () => (refusals += 1) });
  const stop = followRenewals(files, takeUp, { log, everyMs: 10 });
  onTestFinished(() => {
    stop();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const shown = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false });
      socket.once('error', reject).once('secureConnect', () => {
        resolve(String(socket.getPeerCertificate().subject.CN));
        socket.destroy();
      });
    });
  return { files, port, shown, count: () => ({ refusals, taken }) };
}

test('a renewed certificate is shown without a restart, and half of one is left alone', async () => {
  const { files, shown, count } = await aServer();
  expect(await shown()).toBe('first.example');
  const renewed = selfSigned('second.example');
  writeFileSync(files.certificateFile, renewed.certificate);
  await expect.poll(() => count().refusals).toBeGreaterThan(0);
  expect(count().taken).toBe(0);
  expect(await shown()).toBe('first.example');
  writeFileSync(files.keyFile, renewed.key);
  await expect.poll(shown).toBe('second.example');
  expect(count().taken).toBe(1);
});

test.each(Object.entries(GOOD))('takes %s', async (_name, options) => {
  const { port } = await aServer();
  expect(await offer(open(port, '127.0.0.1'), options)).toMatch(/^TLSv1\.[23]$/);
});

test.each(Object.entries(WEAK))('refuses %s', async (_name, options) => {
  const { port } = await aServer();
  expect(await offer(open(port, '127.0.0.1'), options)).toMatch(REFUSED);
});
