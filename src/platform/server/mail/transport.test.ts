import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { openSmtp } from './transport.ts';

const MAIL = {
  messageId: '<1@people.example>',
  from: 'no-reply@people.example',
  to: ['ana@people.example'],
  subject: 'Your link',
  html: '<p>secret link</p>',
  text: 'secret link',
  headers: {},
  attachments: [],
  calendar: null,
};

const ANSWERS: Readonly<Record<string, string>> = {
  EHLO: '250-mail.example\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  STARTTLS: '502 not implemented',
  DATA: '354 go on',
};

/** A mail server that offers no TLS and takes everything. Returns its port and what it was told. */
async function withoutTls() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (part) => {
      const said = part.toString();
      told.push(said);
      socket.write(`${ANSWERS[said.split(/\s/)[0]?.toUpperCase() ?? ''] ?? '250 fine'}\r\n`);
    });
  }).listen(0, '0.0.0.0');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, told };
}

test('a server elsewhere that offers no TLS gets neither the mail nor the password, one on this machine does', async () => {
  const { port, told } = await withoutTls();
  const deliveredTo = async (host: string) => {
    const smtp = openSmtp(`smtp://mailer:prairie-grass@${host}:${port}`);
    onTestFinished(() => smtp.close());
    return (await smtp.deliver(MAIL)).kind;
  };
  // Stands for another machine: only the usual names of this one count as it.
  expect(await deliveredTo('127.0.0.2')).toBe('deferred');
  expect(told.join('')).toMatch(/EHLO/);
  expect(told.join('')).not.toMatch(/AUTH|ana@|secret/);
  expect(await deliveredTo('127.0.0.1')).toBe('accepted');
  expect(told.join('')).toMatch(/AUTH[^]*ana@[^]*secret/);
});
