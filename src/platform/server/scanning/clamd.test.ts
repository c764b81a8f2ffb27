import { createServer, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CLAMD, INFECTED, startClamd, type ClamdPeer } from '#tests/support/peers/clamd.ts';
import { clamd } from './clamd.ts';

async function* parts(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe('the protocol, against a scripted peer', () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  /** Reads one whole INSTREAM conversation and replies. */
  const listen = (answer: (content: string) => string) =>
    new Promise<string>((resolve) => {
      server = createServer((socket) => {
        let received = Buffer.alloc(0);
        socket.on('data', (part) => {
          received = Buffer.concat([received, part]);
          const content = contentOf(received);
          if (content !== null) socket.end(answer(content));
        });
      }).listen(0, '127.0.0.1', () => {
        const address = server?.address();
        resolve(`tcp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
      });
    });

  const contentOf = (bytes: Buffer): string | null => {
    const greeting = Buffer.from('zINSTREAM\0');
    if (!bytes.subarray(0, greeting.length).equals(greeting)) return null;
    let at = greeting.length;
    let content = '';
    while (at + 4 <= bytes.length) {
      const length = bytes.readUInt32BE(at);
      if (length === 0) return content;
      content += bytes.subarray(at + 4, at + 4 + length).toString();
      at += 4 + length;
    }
    return null;
  };

  test('every chunk arrives, and OK means clean', async () => {
    let seen = '';
    const url = await listen((content) => {
      seen = content;
      return 'stream: OK\0';
    });
    expect(await clamd(url).scan(parts('one ', '', 'two'))).toEqual({ verdict: 'clean' });
    expect(seen).toBe('one two');
  });

  test('FOUND means infected and names the virus', async () => {
    const url = await listen(() => 'stream: Eicar-Test FOUND\0');
    expect(await clamd(url).scan(parts('x'))).toEqual({ verdict: 'infected', name: 'Eicar-Test' });
  });

  test('an error, silence and a refused connection are never clean', async () => {
    const url = await listen(() => 'INSTREAM size limit exceeded. ERROR\0');
    expect(await clamd(url).scan(parts('x'))).toMatchObject({ verdict: 'unavailable' });
    expect(await clamd('tcp://127.0.0.1:1').scan(parts('x'))).toMatchObject({ verdict: 'unavailable' });
    expect(await clamd('tcp://127.0.0.1:1').probe()).toEqual({ reason: expect.stringContaining('ECONNREFUSED') });
  });

  test('a daemon that does not answer within three seconds counts as unavailable', async () => {
    const url = await listen(() => '');
    expect(await clamd(url).probe()).toEqual({ reason: 'clamd did not answer in time' });
  });
});

describe.runIf(CLAMD)('a real clamd', () => {
  let daemon: ClamdPeer;
  beforeAll(async () => {
    daemon = await startClamd();
  });
  afterAll(() => daemon.stop());

  test('passes a clean file and names the virus in an infected one', async () => {
    expect(await clamd(daemon.url).scan(parts('a resume'))).toEqual({ verdict: 'clean' });
    const [head, tail] = [INFECTED.slice(0, 14), INFECTED.slice(14)];
    expect(await clamd(daemon.url).scan(parts(`xx ${head}`, `${tail} xx`))).toEqual({
      verdict: 'infected',
      name: 'Tallgrass.Test.UNOFFICIAL',
    });
  });

  test('reports its version', async () => {
    expect(await clamd(daemon.url).probe()).toEqual({ version: expect.stringMatching(/^ClamAV \d/) });
  });
});
