import type { Client } from 'pg';
import { readBelongings, readIds } from './belongings.ts';
import { partyOf, signIn, type Caller } from './callers.ts';
import { faultsOf, type Answer, type Fault } from './faults.ts';
import { nameOf, type Api } from './operations.ts';
import { requestsFor, type Request } from './requests.ts';

/** What one caller's requests came to. */
export interface Turn {
  caller: string;
  requests: number;
  succeeded: number;
  refused: number;
  failed: number;
  /** Operations that answered with success at least once. */
  reached: ReadonlySet<string>;
  faults: ReadonlyMap<string, FoundFault>;
}

interface FoundFault extends Fault {
  operation: string;
  /** The first request that had it. */
  request: string;
  times: number;
}

interface Setting {
  origin: string;
  owner: Client;
  api: Api;
  seed: number;
}

const AT_A_TIME = 8;
const PATIENCE_MS = 60_000;
/** They end the session or the account, so they come last. */
const ENDS = new Set(['POST /api/auth/sign-out', 'POST /api/me/account/delete', 'POST /api/employer/cancel']);
const LAST_REQUESTS = 20;

/** Sends `requests` made-up requests as one caller and looks at every answer. */
export async function takeTurn(setting: Setting, caller: Caller, requests: number): Promise<Turn> {
  const { origin, owner, api } = setting;
  await caller.prepare?.(owner);
  const party = new Set(await partyOf(caller, owner));
  const belongings: Awaited<ReturnType<typeof readBelongings>> = caller.seesAll
    ? new Map()
    : await readBelongings(owner);
  const ids = await readIds(owner);
  const own = new Map<string, string[]>();
  for (const { table, id, owners } of belongings.values()) {
    if (!owners.some((one) => party.has(one))) continue;
    const name = table.slice(table.indexOf('.') + 1);
    own.set(name, [...(own.get(name) ?? []), id]);
  }
  const foreign = (id: string): string | null => {
    const row = belongings.get(id);
    return row && !row.owners.some((one) => party.has(one)) ? row.table : null;
  };
  const turn = { caller: caller.name, requests: 0, succeeded: 0, refused: 0, failed: 0 };
  const reached = new Set<string>();
  const faults = new Map<string, FoundFault>();
  let cookie = await signIn(origin, caller);
  if (cookie === null) throw new Error(`${caller.name} can't sign in.`);

  const deliver = async (request: Request): Promise<void> => {
    const { operation, address, body } = request;
    const answer = await ask(origin, request, cookie ?? '');
    turn.requests += 1;
    if (answer.status >= 500) turn.failed += 1;
    else if (answer.status >= 400) turn.refused += 1;
    else turn.succeeded += 1;
    if (answer.status < 400) reached.add(nameOf(operation));
    const sent = `${address} ${body instanceof FormData ? '' : JSON.stringify(body)}`;
    const found = faultsOf(answer, {
      declares: operation.declares,
      declaresError: api.declaresError,
      sent,
      address,
      foreign,
    });
    for (const fault of found) {
      const key = `${fault.kind} ${nameOf(operation)}`;
      const known = faults.get(key);
      if (known) known.times += 1;
      else faults.set(key, { ...fault, operation: nameOf(operation), request: sent.slice(0, 600), times: 1 });
    }
    // A request of its own may have ended the session.
    if (answer.status === 401 && caller.account && operation.path !== '/api/auth/sign-in') {
      cookie = (await signIn(origin, caller)) ?? cookie;
    }
  };

  const usual = api.operations.filter((operation) => !ENDS.has(nameOf(operation)));
  const waiting = [...requestsFor(usual, { ids, own }, { seed: setting.seed, count: requests })];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await deliver(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (caller.isSpare) {
    const last = api.operations.filter((operation) => ENDS.has(nameOf(operation)));
    const requestsLeft = requestsFor(last, { ids, own }, { seed: setting.seed + 1, count: LAST_REQUESTS });
    for (const request of requestsLeft) await deliver(request);
  }
  return { ...turn, reached, faults };
}

async function ask(origin: string, request: Request, cookie: string): Promise<Answer> {
  try {
    // The server may close a connection at the moment at which it is used again, so a request gets a second one.
    const response = await send(origin, request, cookie).catch(() => send(origin, request, cookie));
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    };
  } catch (error) {
    // No answer at all is as bad as a failed one.
    return { status: 599, type: 'text/plain', text: String(error) };
  }
}

function send(origin: string, { operation, address, body }: Request, cookie: string): Promise<Response> {
  const isForm = body instanceof FormData;
  const hasBody = body !== undefined && operation.method !== 'GET';
  return fetch(`${origin}${address}`, {
    method: operation.method,
    redirect: 'manual',
    headers: { cookie, ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: isForm ? body : JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
