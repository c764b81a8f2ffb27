import { Hono } from 'hono';
import type { AnswerOf, Contract, InputOf } from '#platform/contract/contract.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Actor } from '../database/db.ts';
import type { Deps } from '../deps.ts';
import { inSpan } from '../telemetry/spans.ts';
import {
  actorOf,
  adminActorOf,
  answer,
  inputOf,
  requireRole,
  viewerOf,
  type AppContext,
  type AppEnv,
  type Routes,
  type Viewer,
} from './http.ts';
import { addressKey, callerKey, secondsOf, type Window } from './limit.ts';

type Limit = readonly [name: string, points: number, window: Window];

interface Limits {
  /** Calls allowed per window and person, or per address when the caller has no session. */
  limit?: Limit;
  /** Calls allowed per window and address, signed in or not. */
  limitAddress?: Limit;
}

/**
 * Who may make a call and how often. `admit` throws for everyone else and returns what the handler knows of the caller.
 */
export interface Guard<Caller> extends Limits {
  admit(c: AppContext): Caller;
}

interface SignedIn {
  viewer: Viewer;
  /** The viewer's id. */
  me: string;
  actor: Actor;
}

const asSignedIn = (c: AppContext): SignedIn => {
  const viewer = viewerOf(c);
  return { viewer, me: viewer.userId, actor: actorOf(c) };
};

/** Everyone, with or without a session. */
export const anyone = (limits: Limits = {}): Guard<{ viewer: Viewer | null; actor: Actor }> => ({
  ...limits,
  admit: (c) => ({ viewer: c.get('viewer'), actor: actorOf(c) }),
});

/** Everyone with a session, or 401. */
export const signedIn = (limits: Limits = {}): Guard<SignedIn> => ({ ...limits, admit: asSignedIn });

/** People of one role, administrators excluded. */
export const signedInAs = (role: Role, limits: Limits = {}): Guard<SignedIn> => ({
  ...limits,
  admit(c) {
    requireRole(viewerOf(c), role);
    return asSignedIn(c);
  },
});

/** Administrators who have set up their required second factor; `actor` has their rights. */
export const administrator = (limits: Limits = {}): Guard<SignedIn> => ({
  ...limits,
  admit: (c) => ({ ...asSignedIn(c), actor: adminActorOf(c) }),
});

/** What a handler receives: the validated input, the caller as the guard admitted them, and the server's parts. */
export type Call<C extends Contract, Caller = unknown> = InputOf<C> &
  Caller & {
    deps: Deps;
    /** The raw request, for a header or a cookie. */
    c: AppContext;
  };

export interface Route {
  mount(app: Hono<AppEnv>, deps: Deps): void;
}

/** The response of a call that returns no data. */
export const done = { ok: true } as const;

/**
 * One API call: its contract, who may make it, and the service that does it. Guard and limits run before validation, so
 * a caller without rights learns nothing about the input. The response is parsed by the contract.
 */
export const route = <C extends Contract, Caller extends object>(
  contract: C,
  guard: Guard<Caller>,
  handle: (call: Call<C, Caller>) => Promise<AnswerOf<C>>,
): Route => ({
  mount: (app, deps) =>
    void app.on(contract.method.toUpperCase(), [contract.path], async (c) => {
      const caller = guard.admit(c);
      await takeLimits(c, deps, guard);
      const input = await inputOf(c, contract);
      const data = await inSpan(`service ${contract.path}`, {}, () => handle({ ...input, ...caller, deps, c }));
      return answer(c, deps, contract, data);
    }),
});

/** A GET that returns a file or a stream instead of JSON; `answers.test.ts` lists them all. */
export const rawRoute = <Caller extends object>(
  path: string,
  guard: Guard<Caller>,
  handle: (call: Caller & { deps: Deps; c: AppContext }) => Response | Promise<Response>,
): Route => ({
  mount: (app, deps) =>
    void app.get(path, async (c) => {
      const caller = guard.admit(c);
      await takeLimits(c, deps, guard);
      return handle({ ...caller, deps, c });
    }),
});

async function takeLimits(c: AppContext, { limiter }: Deps, { limit, limitAddress }: Limits): Promise<void> {
  const take = ([name, points, window]: Limit, key: string) => limiter.take(name, key, points, secondsOf(window));
  if (limit) await take(limit, callerKey(c));
  if (limitAddress) await take(limitAddress, addressKey(c));
}

/** Mounts routes in the given order. */
export const routes =
  (...list: readonly Route[]) =>
  (deps: Deps): Routes => {
    const app = new Hono<AppEnv>();
    for (const { mount } of list) mount(app, deps);
    return app;
  };
