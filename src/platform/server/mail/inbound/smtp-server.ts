import { once } from 'node:events';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server';
import type { InboundSettings } from '../../env.ts';
import { networkOf, type Limiter } from '../../http/limit.ts';
import type { Logger } from '../../log.ts';
import { followRenewals, serverTlsOf } from '../../tls.ts';

/** Larger mails are refused with 552. */
export const MAIL_MAX_BYTES = 20 * 1_048_576;
/** Each may hold one mail in memory. */
const MOST_CLIENTS = 20;
const SILENT_MS = 60_000;
const HOUR = 3600;
const CONNECTIONS_AN_HOUR = 300;
const UNKNOWN_AN_HOUR = 30;

/** An answer other than "accepted"; the sender's mail server passes the text of a 5xx on to its sender. */
export class SmtpRefusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.name = 'SmtpRefusal';
    this.responseCode = responseCode;
  }
}

export interface IncomingMail {
  recipient: string;
  /** The address after MAIL FROM; empty for a bounce. */
  sender: string;
  ip: string;
  helo: string;
  raw: Buffer;
}

export interface InboundHandlers {
  /** Whether mail for this address is taken; throws an `SmtpRefusal` when not. Everything else is refused: no relay. */
  admit(recipient: string): Promise<void>;
  /** Returns once the mail is stored: only then is it accepted. */
  take(mail: IncomingMail): Promise<void>;
}

interface Options {
  settings: InboundSettings;
  host: string;
  limiter: Limiter;
  log: Logger;
}

/** A mail server that takes mail for admitted addresses only. Nothing of a mail is logged. */
export async function openInboundSmtp(
  { settings, host, limiter, log }: Options,
  { admit, take }: InboundHandlers,
): Promise<{ port: number; close(): Promise<void> }> {
  const answer = (work: () => Promise<void>, done: (error?: Error | null) => void) =>
    void work().then(
      () => done(),
      (error: unknown) => done(refusalOf(error, log)),
    );
  const perNetwork = async (name: string, ip: string, points: number) => {
    if (await limiter.allows(name, networkOf(ip), points, HOUR)) return;
    throw new SmtpRefusal(421, '4.7.0 Too many attempts. Please try again later.');
  };
  const server = new SMTPServer({
    ...tlsOf(settings),
    name: settings.domain,
    banner: 'Tallgrass',
    size: MAIL_MAX_BYTES,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENT_MS,
    onConnect: ({ remoteAddress }, done) =>
      answer(() => perNetwork('mail-in-connection', remoteAddress, CONNECTIONS_AN_HOUR), done),
    onRcptTo: ({ address }, { envelope, remoteAddress }, done) =>
      answer(async () => {
        if (envelope.rcptTo.length > 0) throw new SmtpRefusal(452, '4.5.3 One recipient at a time, please.');
        try {
          await admit(address);
        } catch (error) {
          if (error instanceof SmtpRefusal) await perNetwork('mail-in-unknown', remoteAddress, UNKNOWN_AN_HOUR);
          throw error;
        }
      }, done),
    onData: (stream, { envelope, remoteAddress, hostNameAppearsAs }, done) =>
      answer(async () => {
        const raw = await read(stream);
        await take({
          recipient: envelope.rcptTo[0]?.address ?? '',
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          ip: remoteAddress,
          helo: hostNameAppearsAs,
          raw,
        });
      }, done),
  });
  // A sender who hangs up is no fault of ours.
  server.on('error', (error) => log.debug({ code: 'code' in error ? error.code : null }, 'a mail connection broke'));
  server.listen(settings.port, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = address && typeof address === 'object' ? address.port : settings.port;
  const stop = settings.tls && followRenewals(settings.tls, (options) => server.updateSecureContext(options), { log });
  return {
    port,
    close() {
      stop?.();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function tlsOf({ tls }: InboundSettings): SMTPServerOptions {
  if (!tls) return { disabledCommands: ['AUTH', 'STARTTLS'] };
  return { ...serverTlsOf(tls), disabledCommands: ['AUTH'] };
}

/** Reads to the end even when it is too large, because a sender expects the answer only then; keeps no more than allowed. */
async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk as Buffer);
  }
  if (stream.sizeExceeded) throw new SmtpRefusal(552, '5.3.4 The email is larger than 20 MB.');
  return Buffer.concat(chunks);
}

/** Any other failure is ours: the sender's mail server keeps the mail and tries again. */
function refusalOf(error: unknown, log: Logger): Error {
  if (error instanceof SmtpRefusal) return error;
  log.error({ err: error }, 'a mail that came in could not be stored');
  return new SmtpRefusal(451, '4.3.0 Something went wrong here. Please try again later.');
}
