import type { Contract, RequestOf, ResponseOf } from '#platform/contract/contract.ts';
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '#kernel/errors.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { actingHeaders } from '#platform/web/session/auth-storage.ts';
import { presenceHeaders } from '#platform/web/session/presence.ts';
import { reportNetworkError, reportResponse } from '#platform/web/monitoring/error-reports.ts';
import { noteSessionEnd } from '#platform/web/session/session-end.ts';

/** A refusal of the API, or a lost connection (`NETWORK`, status 0). Its message is a sentence for people. */
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

/** The server was not reached or had a fault: the same may work in a moment, and nothing was used up. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

interface Loose {
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

/** Milliseconds until a call that nobody answers is given up, like one whose connection was lost. */
const PATIENCE = 60_000;

/**
 * The keys of POSTs whose answer was lost, by what they ask: sent once more, the very same request is done once, whether
 * or not it had arrived. Whoever does something else meanwhile may want the same anew, so the next answer ends them.
 */
const unanswered = new Map<string, string>();

/** Calls the API as a contract says, and answers what the contract promises. Throws `ApiError`. */
export const call = <C extends Contract>(contract: C, ...rest: Arguments<C>): Promise<ResponseOf<C>> =>
  callAt<C>(contract, ...rest);

/**
 * The same for a page that must stay light: it names method and path itself, checked against the contract's type, and
 * so comes without the schemas and their library.
 */
export async function callAt<C extends Contract>(
  contract: Pick<C, 'method' | 'path'> & Pick<Contract, 'asksOnly'>,
  ...[request, options]: Arguments<C>
): Promise<ResponseOf<C>> {
  const { params, query, body } = (request ?? {}) as Loose;
  const url = urlOf(contract.path, params, query);
  const content = body === undefined ? undefined : JSON.stringify(body);
  const asked = `${url}\n${content}`;
  const isDone = contract.method === 'post' && !contract.asksOnly;
  const key = isDone ? (unanswered.get(asked) ?? crypto.randomUUID()) : undefined;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException('No answer came.', 'TimeoutError')), PATIENCE);
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
      signal: patience.signal,
    });
    const answer = (await response.json().catch((error: unknown) => lose(url, error))) as ResponseOf<C>;
    if (key !== undefined) unanswered.clear();
    return answer;
  } catch (error) {
    if (key !== undefined && error instanceof ApiError) {
      if (error.code === 'NETWORK') unanswered.set(asked, key);
      else unanswered.clear();
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Headers as a plain object, so that more can be put beside them. */
interface SendInit extends RequestInit {
  headers?: Record<string, string>;
}

/** `fetch` with the errors of the API as `ApiError`, each reported once (specification, section 7). */
export async function send(url: string, init: SendInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers: { ...actingHeaders(), ...presenceHeaders(), ...init.headers } });
  } catch (error) {
    lose(url, error);
  }
  if (response.ok) return response;
  reportResponse(url, response);
  const refusal = await refusalOf(response);
  if (refusal.code === 'UNAUTHENTICATED') noteSessionEnd(refusal.current ?? 'signed-out');
  throw refusal;
}

/**
 * What a fetch that brought no whole answer throws: unless somebody stopped it, or what came is no JSON, the connection
 * was lost.
 */
function lose(url: string, error: unknown): never {
  if ((error instanceof DOMException && error.name === 'AbortError') || error instanceof SyntaxError) throw error;
  reportNetworkError(url, error);
  throw new ApiError(0, 'NETWORK', errors.network);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ApiError(response.status, 'INTERNAL', errors.unexpected);
  return new ApiError(response.status, body.error, body.message, body);
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  'message' in body &&
  ERROR_CODES.some((code) => code === body.error);

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
