import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';

export interface SmtpPeer {
  /** For `SMTP_URL`. */
  url: string;
  /** Messages accepted by the server, in order, repetitions included. */
  readonly received: readonly Received[];
  /** Answers coming messages like this, until called with null. */
  refuseWith(answer: { code: number; text: string } | null): void;
  /** Runs between accepting a message and confirming it to the sender. */
  beforeAnswer(work: (received: Received) => Promise<void>): void;
  /** Runs once, before the next client is greeted. */
  onConnect(work: () => Promise<void>): void;
  /** Waits until this many messages were accepted. */
  until(count: number): Promise<void>;
}

export interface Received {
  messageId: string;
  recipients: string[];
  raw: string;
  parsed: Email;
}

/** A real SMTP server on a free port, until the test ends. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const { close, ...peer } = await openSmtpPeer();
  onTestFinished(close);
  return peer;
}

/** One for all tests of a file or enclosing `describe`, reset for each test. */
export function sharedSmtpPeer(): SmtpPeer {
  let opened: OpenPeer | undefined;
  const peer = () => opened ?? expect.fail('the mail server is there while tests run');
  beforeAll(async () => {
    opened = await openSmtpPeer();
    return opened.close;
  });
  beforeEach(() => peer().forget());
  return {
    get url() {
      return peer().url;
    },
    get received() {
      return peer().received;
    },
    refuseWith: (answer) => peer().refuseWith(answer),
    beforeAnswer: (work) => peer().beforeAnswer(work),
    onConnect: (work) => peer().onConnect(work),
    until: (count) => peer().until(count),
  };
}

type OpenPeer = SmtpPeer & { close(): Promise<void>; forget(): void };

async function openSmtpPeer(): Promise<OpenPeer> {
  const nothing = async () => undefined;
  const received: Received[] = [];
  let refusal: { code: number; text: string } | null = null;
  let beforeAnswer: (received: Received) => Promise<void> = nothing;
  let beforeGreeting: () => Promise<void> = nothing;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      const work = beforeGreeting;
      beforeGreeting = nothing;
      work().then(() => done(), done);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal) {
          done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
          return;
        }
        const take = async () => {
          const raw = Buffer.concat(chunks);
          const parsed = await PostalMime.parse(raw);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const message = { messageId: parsed.messageId ?? '', recipients, raw: raw.toString('utf8'), parsed };
          received.push(message);
          await beforeAnswer(message);
        };
        take().then(() => done(), done);
      });
    },
  });
  // A peer killed in the middle of a message breaks its connection; that is the point of this test server.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    forget() {
      received.length = 0;
      refusal = null;
      beforeAnswer = nothing;
      beforeGreeting = nothing;
    },
    refuseWith: (answer) => {
      refusal = answer;
    },
    beforeAnswer: (work) => {
      beforeAnswer = work;
    },
    onConnect: (work) => {
      beforeGreeting = work;
    },
    until: (count) =>
      vi.waitFor(
        () => {
          if (received.length < count) throw new Error(`${received.length} of ${count} messages have arrived`);
        },
        { timeout: 20_000, interval: 20 },
      ),
  };
}
