/**
 * `wrong_subject`: the peer's response is about another person or thing than requested. `refused_address`: it is not on
 * the public internet.
 */
export type PeerFault =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'malformed'
  | 'too_large'
  | 'wrong_subject'
  | 'refused_address';

/**
 * Why another service's response can't be used. It carries only the host and the fault: URL, headers and body may name
 * a person or hold a password, so they never reach a message.
 */
export class PeerFailure extends Error {
  readonly fault: PeerFault;
  /** The HTTP status, if there was a response. */
  readonly status: number | null;

  constructor(host: string, fault: PeerFault, status: number | null = null) {
    super(`${host}: ${fault}${status === null ? '' : ` (${status})`}`);
    this.name = 'PeerFailure';
    this.fault = fault;
    this.status = status;
  }
}

interface Options {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** For the whole exchange, to the last byte of the response. */
  timeoutMs?: number;
  maxBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

/** Requests JSON from another service. Follows no redirects: they would carry the headers to an unknown host. */
export async function fetchJson(url: URL, options: Options = {}): Promise<unknown> {
  const { method = 'GET', headers = {}, body, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES } = options;
  const fail = (fault: PeerFault, status?: number) => new PeerFailure(url.host, fault, status);
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw fail('refused', response.status);
    }
    return parse(await readWithin(response, maxBytes, fail), fail);
  } catch (error) {
    if (error instanceof PeerFailure) throw error;
    throw fail(signal.aborted ? 'timeout' : 'unreachable');
  }
}

async function readWithin(response: Response, maxBytes: number, fail: (fault: PeerFault) => PeerFailure) {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels the rest of the stream.
    if (size > maxBytes) throw fail('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string, fail: (fault: PeerFault) => PeerFailure): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw fail('malformed');
  }
}
