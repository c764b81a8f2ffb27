import type { Contract, RequestOf, ResponseOf } from '#platform/contract/contract.ts';
import type { ErrorBody, ErrorCode } from '#kernel/errors.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { actingHeaders } from '#platform/web/session/auth-storage.ts';
import { presenceHeaders } from '#platform/web/session/presence.ts';
import { reportNetworkError, reportResponse } from '#platform/web/monitoring/error-reports.ts';
import { setSessionEnd } from '#platform/web/session/session-end.ts';

/** An error answer of the API, or a lost connection (`NETWORK`, status 0). The message is written for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'NETWORK';
  readonly fields: Readonly<Record<string, string>>;
  readonly current: string | undefined;

  constructor(
    status: number,
    code: ErrorCode | 'NETWORK',
    message: string,
    rest: Pick<ErrorBody, 'fields' | 'current'> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = rest.fields ?? {};
    this.current = rest.current;
  }
}

/** The server was unreachable or failed: the same request may succeed in a moment, and nothing was used up. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

interface LooseRequest {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface CallOptions {
  headers?: Record<string, string>;
}

type Arguments<C extends Contract> = keyof RequestOf<C> extends never
  ? [request?: RequestOf<C>, options?: CallOptions]
  : [request: RequestOf<C>, options?: CallOptions];

/** Milliseconds until an unanswered call is treated as a lost connection. */
const TIMEOUT_MS = 60_000;

/**
 * The idempotency keys of POSTs whose answer was lost, by request. The same request sent again reuses its key, so the
 * server executes it once, whether or not the first one arrived. The next answer to any POST clears them, because after
 * another action the same request may be a new intention.
 */
const unanswered = new Map<string, string>();

/** Calls the API by its contract and returns the contract's response. Throws `ApiError`. */
export const call = <C extends Contract>(contract: C, ...rest: Arguments<C>): Promise<ResponseOf<C>> =>
  callAt<C>(contract, ...rest);

/**
 * The same for pages that must stay small: they state method and path themselves, checked against the contract's type,
 * and so do not load the schemas and Zod.
 */
export async function callAt<C extends Contract>(
  contract: Pick<C, 'method' | 'path'> & Pick<Contract, 'asksOnly'>,
  ...[request, options]: Arguments<C>
): Promise<ResponseOf<C>> {
  const { params, query, body } = (request ?? {}) as LooseRequest;
  const url = urlOf(contract.path, params, query);
  const content = body === undefined ? undefined : JSON.stringify(body);
  const requestKey = `${url}\n${content}`;
  const isWrite = contract.method === 'post' && !contract.asksOnly;
  const key = isWrite ? (unanswered.get(requestKey) ?? crypto.randomUUID()) : undefined;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('No answer came.', 'TimeoutError')), TIMEOUT_MS);
  try {
    const response = await send(url, {
      method: contract.method.toUpperCase(),
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...options?.headers,
      },
      ...(content === undefined ? {} : { body: content }),
      signal: timeout.signal,
    });
    const answer = (await response.json().catch((error: unknown) => throwNetworkError(url, error))) as ResponseOf<C>;
    if (key !== undefined) unanswered.clear();
    return answer;
  } catch (error) {
    if (key !== undefined && error instanceof ApiError) {
      if (error.code === 'NETWORK') unanswered.set(requestKey, key);
      else unanswered.clear();
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Headers as a plain object, so that they can be merged with others. */
interface SendInit extends RequestInit {
  headers?: Record<string, string>;
}

/** `fetch` that throws API errors as `ApiError` and reports each of them once (specification, section 7). */
export async function send(url: string, init: SendInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers: { ...actingHeaders(), ...presenceHeaders(), ...init.headers } });
  } catch (error) {
    throwNetworkError(url, error);
  }
  if (response.ok) return response;
  reportResponse(url, response);
  const error = await readError(response);
  if (error.code === 'UNAUTHENTICATED') setSessionEnd(error.current ?? 'signed-out');
  throw error;
}

/** Reports and throws a lost connection, unless the request was aborted or the answer was not JSON. */
function throwNetworkError(url: string, error: unknown): never {
  if ((error instanceof DOMException && error.name === 'AbortError') || error instanceof SyntaxError) throw error;
  reportNetworkError(url, error);
  throw new ApiError(0, 'NETWORK', errors.network);
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError(response.status, 'INTERNAL', errors.unexpected);
  return new ApiError(response.status, body.error, body.message, body);
}

/** A code of a newer server than this page counts too: its message says what to do. */
const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  'message' in body &&
  /^[A-Z_]+$/.test(String(body.error));

export function urlOf(path: string, params: Record<string, string> = {}, query: Record<string, unknown> = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
