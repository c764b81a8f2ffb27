import { createTransport } from 'nodemailer';
import { LOOPBACK } from '../encrypted-only.ts';
import type { Env } from '../env.ts';

export interface OutgoingMail {
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
  /** A calendar entry that mail programs show with buttons; its method is repeated in the MIME part. */
  calendar: { method: string; content: string } | null;
}

/** The result of a delivery attempt: accepted, permanently refused, or worth a retry. */
export type Delivery = { kind: 'accepted' } | { kind: 'refused' | 'deferred'; error: string };

export interface MailTransport {
  deliver(mail: OutgoingMail): Promise<Delivery>;
  close(): void;
}

const CONNECT_MS = 10_000;
/** Well below the time after which another process claims a mail. */
const SOCKET_MS = 45_000;

/**
 * Sends over SMTP to the server in `smtpUrl`, over a few pooled connections. A server on another machine must offer TLS:
 * otherwise anyone on the network between could read mails and the password.
 */
export function openSmtp(smtpUrl: string): MailTransport {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    requireTLS: !LOOPBACK.has(url.hostname),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async deliver({ calendar, attachments, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          attachments: attachments.map(({ filename, contentType, contentBase64 }) => ({
            filename,
            contentType,
            content: Buffer.from(contentBase64, 'base64'),
          })),
          ...(calendar
            ? { icalEvent: { method: calendar.method, filename: 'interview.ics', content: calendar.content } }
            : {}),
        });
        return { kind: 'accepted' };
      } catch (failure) {
        return deliveryOf(failure);
      }
    },
  };
}

/** Faults of the connection to the server, not of a mail: no TLS, a wrong password. */
const CONNECTION_FAULTS: ReadonlySet<unknown> = new Set(['ETLS', 'EAUTH']);

/** A 5xx reply to the message itself is final; anything else (no connection, no TLS, 4xx, sign-in) may pass. */
function deliveryOf(failure: unknown): Delivery {
  const error = failure instanceof Error ? failure.message : 'unknown failure';
  const code = failure instanceof Error && 'responseCode' in failure ? Number(failure.responseCode) : 0;
  const isConnection = failure instanceof Error && 'code' in failure && CONNECTION_FAULTS.has(failure.code);
  return { kind: code >= 500 && !isConnection ? 'refused' : 'deferred', error: error.slice(0, 300) };
}

const opened = new WeakMap<Env, MailTransport>();

/** The process's mail transport, or null when none is configured. */
export function transportOf(env: Env): MailTransport | null {
  if (!env.smtpUrl) return null;
  const known = opened.get(env);
  if (known) return known;
  const transport = openSmtp(env.smtpUrl);
  opened.set(env, transport);
  return transport;
}

export function closeTransport(env: Env): void {
  opened.get(env)?.close();
  opened.delete(env);
}
