import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { InboundSettings } from '#platform/server/env.ts';
import { createLogger } from '#platform/server/log.ts';
import { sharedApp } from '#tests/support/app.ts';
import { selfSigned } from '#tests/support/peers/certificate.ts';
import { deliverTo } from '#tests/support/peers/mail-sender.ts';
import { GOOD, offer, WEAK } from '#tests/support/tls-offers.ts';
import { openInboundSmtp, SmtpRefusal, type IncomingMail } from './smtp-server.ts';

const HOST = 'reply.tallgrass.test';
const KNOWN = `reply-known@${HOST}`;
const MAIL = { from: 'dana@mail.example', to: KNOWN, subject: 'Re', text: 'Yes, in June.' };
const CONNECTIONS_AN_HOUR = 300;
const UNKNOWN_AN_HOUR = 30;
/** Fewer than the server serves at a time. */
const AT_ONCE = 10;

/** The limits are counted in its database, by the address of the sender's network. */
const app = sharedApp({ RATE_LIMITS: 'on' });

/** A mail server that takes mail for one address, and what it has taken. */
async function aServer(tls: InboundSettings['tls'] = null) {
  const taken: IncomingMail[] = [];
  await app.asOwner('delete from rate_limits');
  const server = await openInboundSmtp(
    {
      settings: { port: 0, domain: HOST, dnsServers: [], tls },
      host: '127.0.0.1',
      limiter: app.deps.limiter,
      log: createLogger('silent'),
    },
    {
      admit: async (recipient) => {
        if (recipient !== KNOWN) throw new SmtpRefusal(550, '5.1.1 There is no such address here.');
      },
      take: async (mail) => void taken.push(mail),
    },
  );
  onTestFinished(() => server.close());
  return { port: server.port, taken };
}

/** Says each line once the server has answered the one before, and returns the answers, the greeting first. */
const talk = (port: number, lines: readonly string[]): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const answers: string[] = [];
    const left = [...lines, 'QUIT'];
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      // The last line of an answer has a space after its code.
      if (!/^\d{3} .*\r\n$/m.test(text)) return;
      answers.push(text);
      text = '';
      const next = left.shift();
      if (next) socket.write(`${next}\r\n`);
    });
    socket.on('close', () => resolve(answers));
    socket.on('error', reject);
  });

const askFor = async (port: number, address: string): Promise<string> =>
  (await talk(port, ['EHLO mail.example', 'MAIL FROM:<dana@mail.example>', `RCPT TO:<${address}>`]))[3] ?? '';

test('a network may connect three hundred times an hour; then it is asked to come back later', async () => {
  const { port } = await aServer();
  for (let count = 0; count < CONNECTIONS_AN_HOUR; count += AT_ONCE) {
    const greetings = await Promise.all(Array.from({ length: AT_ONCE }, async () => (await talk(port, []))[0]));
    for (const greeting of greetings) expect(greeting).toMatch(/^220 /);
  }
  expect(await talk(port, [])).toEqual([expect.stringMatching(/^421 4\.7\.0 Too many attempts/)]);
});

test('a network may ask for thirty unknown addresses an hour; a known one is still taken after that', async () => {
  const { port, taken } = await aServer();
  for (let count = 0; count < UNKNOWN_AN_HOUR; count += 1) {
    expect(await askFor(port, `reply-${count}@${HOST}`)).toMatch(/^550 5\.1\.1 /);
  }
  expect(await askFor(port, `reply-more@${HOST}`)).toMatch(/^421 4\.7\.0 Too many attempts/);
  expect(await deliverTo(port, MAIL)).toMatchObject({ code: 250 });
  expect(taken).toHaveLength(1);
});

test('a mail can come in encrypted, under the certificate that the operator set', async () => {
  const { certificate, ...tls } = selfSigned(HOST);
  const { port, taken } = await aServer(tls);
  expect((await talk(port, ['EHLO mail.example']))[1]).toContain('STARTTLS');
  expect(await deliverTo(port, MAIL, { certificate, host: HOST })).toMatchObject({ code: 250 });
  expect(taken.map(({ recipient, raw }) => [recipient, raw.includes('Yes, in June.')])).toEqual([[KNOWN, true]]);
  // A sender who expects another server hands nothing over, and one without encryption is still served.
  await expect(deliverTo(port, MAIL, { certificate, host: 'other.tallgrass.test' })).rejects.toThrow(/altnames/i);
  expect(await deliverTo(port, MAIL)).toMatchObject({ code: 250 });
  expect(taken).toHaveLength(2);
});

/** A connection that the server expects to go on with TLS. */
const startTls = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const left = ['EHLO mail.example', 'STARTTLS'];
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      if (!/^\d{3} .*\r\n$/m.test(text)) return;
      text = '';
      const next = left.shift();
      if (next) return void socket.write(`${next}\r\n`);
      socket.off('data', hear);
      resolve(socket);
    };
    socket.on('data', hear);
    socket.once('error', reject);
  });

test('mail comes in under TLS 1.2 and 1.3 with strong ciphers, and under nothing weaker', async () => {
  const { certificate: _, ...tls } = selfSigned(HOST);
  const { port } = await aServer(tls);
  for (const [name, options] of Object.entries(GOOD)) {
    expect(await offer(await startTls(port), options), name).toMatch(/^TLSv1\.[23]$/);
  }
  for (const [name, options] of Object.entries(WEAK)) {
    expect(await offer(await startTls(port), options), name).not.toMatch(/^TLSv/);
  }
});

test('without a certificate no encryption is offered, and a sender that requires it keeps its mail', async () => {
  const { port, taken } = await aServer();
  expect((await talk(port, ['EHLO mail.example']))[1]).not.toContain('STARTTLS');
  const { certificate } = selfSigned(HOST);
  await deliverTo(port, MAIL, { certificate, host: HOST }).catch(() => null);
  expect(taken).toEqual([]);
});
