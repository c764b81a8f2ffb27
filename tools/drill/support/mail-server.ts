import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that counts what it accepted, by address. It can be down (no answer) or refuse for a while. */
export interface MailServer {
  readonly url: string;
  /** How often a mail to this address was accepted. */
  acceptedFor(address: string): number;
  readonly accepted: number;
  /** While true, every mail is refused for now (451). */
  isRefusing: boolean;
  /** How long it thinks before it accepts. */
  delayMs: number;
  close(): Promise<void>;
}

export async function openMailServer(): Promise<MailServer> {
  const counts = new Map<string, number>();
  const state = { isRefusing: false, delayMs: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      stream.resume();
      stream.on('end', () => {
        if (state.isRefusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        setTimeout(() => {
          for (const { address } of envelope.rcptTo) counts.set(address, (counts.get(address) ?? 0) + 1);
          done();
        }, state.delayMs);
      });
    },
  });
  // A product that is killed in the middle of a mail breaks its connection.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    acceptedFor: (address: string) => counts.get(address) ?? 0,
    get accepted() {
      return [...counts.values()].reduce((sum, count) => sum + count, 0);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
