import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { PeerFailure, type PeerFault } from '../outgoing.ts';
import { isPublicAddress } from './public-address.ts';

type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

export interface PublicFetch {
  /** The media types that are wanted. */
  accept: string;
  maxBytes: number;
  /** For the whole exchange with all redirects, to the last byte. */
  timeoutMs: number;
  /** `host:port` that may be private all the same. */
  except: readonly string[];
  /** Replaces the name server. */
  resolve?: Resolve;
}

const MAX_REDIRECTS = 3;

/**
 * The one way to read a URL that a user gave. It reaches only the public internet: a name is resolved once, every address
 * must be public, and the connection goes to that address, so a name that changes in between changes nothing. Redirects
 * are followed by the same rules. Failures name only the host: the rest of the URL may be a secret.
 */
export async function fetchPublic(url: URL, options: PublicFetch): Promise<string> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await get(at, options, signal);
    if (typeof answer === 'string') return answer;
    at = answer;
  }
  throw new PeerFailure(at.host, 'refused');
}

/** The text of a URL, or where it redirects to. */
async function get(url: URL, options: PublicFetch, signal: AbortSignal): Promise<string | URL> {
  const fail = (fault: PeerFault, status?: number) => new PeerFailure(url.host, fault, status);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '') throw fail('refused_address');
  try {
    const address = await pinned(url, options, fail);
    const response = await request(url, address, options, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url.href)) {
      response.destroy();
      return new URL(headers.location, url);
    }
    if (statusCode !== 200) {
      response.destroy();
      throw fail('refused', statusCode);
    }
    return await textWithin(response, options.maxBytes, fail);
  } catch (error) {
    if (error instanceof PeerFailure) throw error;
    throw fail(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/** The address to connect to. The parser of URLs has already written decimal, octal and short IPv4 addresses out. */
async function pinned(url: URL, { except, resolve = resolveAll }: PublicFetch, fail: (fault: PeerFault) => Error) {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const family = isIP(host);
  const all = family === 0 ? await resolve(host) : [{ address: host, family }];
  const isExempt = except.includes(`${host}:${port}`);
  if (!isExempt && !all.every(({ address }) => isPublicAddress(address))) throw fail('refused_address');
  const [first] = all;
  if (!first) throw fail('unreachable');
  return first;
}

const resolveAll: Resolve = (host) => lookup(host, { all: true });

function request(
  url: URL,
  { address, family }: { address: string; family: number },
  { accept }: PublicFetch,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { get: send } = url.protocol === 'https:' ? https : http;
  const toPinned: LookupFunction = (_host, asked, done) =>
    asked.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((settle, reject) => {
    // Without an agent, so that no connection outlives its check.
    send(url, { agent: false, lookup: toPinned, signal, headers: { accept } }, settle).on('error', reject);
  });
}

async function textWithin(
  response: IncomingMessage,
  maxBytes: number,
  fail: (fault: PeerFault) => PeerFailure,
): Promise<string> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw fail('too_large');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw fail('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
