import type { Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { AnswerOf, Contract, InputOf } from '#platform/contract/contract.ts';
import type { SessionEnd } from '#platform/contract/session-limits.ts';
import type { Role } from '#kernel/vocabulary.ts';
import { declared, routeOf } from './answers.ts';
import type { Deps } from '../deps.ts';
import { anonymous, user, type Actor } from '../database/db.ts';
import { AppError } from '../errors.ts';
import { MOST_PATHS, pathOf } from './field-paths.ts';
import { holdsTooMany, nestsTooDeep } from './nesting.ts';
import { unstorablePaths } from './storable.ts';

/** The caller according to the session, read once per request. */
export interface Viewer {
  userId: string;
  sessionId: string;
  sessionExpiresAt: Date;
  signedInAt: Date;
  email: string;
  fullName: string | null;
  role: Role | null;
  onboardingCompleted: boolean;
  verificationStatus: 'pending' | 'needs_fix' | 'approved' | 'rejected';
  socialAuthOnly: boolean;
  isAdmin: boolean;
  /** An administrator who has not yet set up the second factor required in production. */
  mustSecureAccount: boolean;
}

export interface AppEnv {
  Variables: {
    requestId: string;
    viewer: Viewer | null;
    /** Why the administrator session of this request's cookie ended. */
    sessionEnd: SessionEnd | null;
    /** Whether this request's session still counts, for a connection that stays open. */
    isSessionLive: () => Promise<boolean>;
    /** An administrator is viewing as this person. */
    isActedFor: boolean;
    /** The client address for limits, after trusted proxies. */
    address: string;
    /** The patterns of all routes, used to name an address. */
    servedRoutes: () => readonly string[];
    /** Set by `answer`: this response must not be stored anywhere. */
    bearsSecret: boolean;
  };
}

export type AppContext = Context<AppEnv>;
/** A request whose viewer has been read, whatever other middleware ran. */
interface HasViewer {
  get(key: 'viewer'): Viewer | null;
}
export type Routes = Hono<AppEnv>;

/** The signed-in person, or 401. */
export function viewerOf(c: HasViewer): Viewer {
  const viewer = c.get('viewer');
  if (!viewer) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  return viewer;
}

/** Whom this request's transactions act for; row-level security follows from it. */
export const actorOf = (c: HasViewer): Actor => {
  const viewer = c.get('viewer');
  return viewer ? user(viewer.userId) : anonymous;
};

type AdminActor = Extract<Actor, { kind: 'admin' }>;

/**
 * An administrator's actor, or 403. Only this and `administratorOf` turn the role into rights; `tools/structure.ts`
 * rejects every other use of the role.
 */
export function requireAdministrator(viewer: Viewer): AdminActor {
  if (!viewer.isAdmin) throw new AppError('FORBIDDEN', 'Only administrators can do this.');
  if (viewer.mustSecureAccount) {
    throw new AppError('SECOND_FACTOR_NEEDED', 'Please set up two-step sign-in under Security first.');
  }
  return { kind: 'admin', userId: viewer.userId };
}

/** The same for routes that are open to others too: null for a caller without administrator rights. */
export const administratorOf = (viewer: Viewer | null): AdminActor | null =>
  viewer?.isAdmin && !viewer.mustSecureAccount ? { kind: 'admin', userId: viewer.userId } : null;

/** The role alone, for what administrators may not do or must do in addition. It never grants anything. */
export const hasAdminRole = (viewer: Viewer): boolean => viewer.isAdmin;

export const adminActorOf = (c: HasViewer): AdminActor => requireAdministrator(viewerOf(c));

/** Refuses callers of any other role, administrators included. */
export function requireRole(viewer: Viewer, role: Role): void {
  if (viewer.role === role) return;
  throw new AppError('FORBIDDEN', `This is for ${role === 'job_seeker' ? 'candidates' : `${role}s`}.`);
}

export const onlyAdmin = createMiddleware<AppEnv>(async (c, next) => {
  adminActorOf(c);
  await next();
});

type WithInput<C extends Contract> = { Variables: AppEnv['Variables'] & { input: InputOf<C> } };

/** Validates params, query and body by the contract; `c.get('input')` returns them typed. */
export const input = <C extends Contract>(contract: C) =>
  createMiddleware<WithInput<C>>(async (c, next) => {
    c.set('input', await inputOf(c, contract));
    await next();
  });

/** A call's params, query and body as the contract parses them, or 422; a malformed id is a 404. */
export async function inputOf<C extends Contract>(c: Context, contract: C): Promise<InputOf<C>> {
  const raw = {
    ...(contract.params ? { params: c.req.param() } : {}),
    ...(contract.query ? { query: c.req.query() } : {}),
    ...(contract.body ? { body: await readJson(c) } : {}),
  };
  const isMalformed = contract.params && !contract.params.safeParse(raw.params).success;
  if (isMalformed || unstorablePaths(raw.params).length > 0) {
    throw new AppError('NOT_FOUND', "We can't find this page.");
  }
  return {
    params: contract.params?.parse(raw.params),
    query: check(contract.query, raw.query),
    body: check(contract.body, raw.body),
  } as InputOf<C>;
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === '') return {};
  const body = parseJson(text);
  if (body === undefined || nestsTooDeep(body)) {
    throw new AppError('MALFORMED_JSON', 'The request could not be read. Please try again.');
  }
  if (holdsTooMany(body)) throw new AppError('BODY_TOO_LARGE', 'That is too much at once. Please send less.');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const unstorable = unstorablePaths(value);
  if (unstorable.length > 0) {
    const message = 'This contains a character that we cannot store. Please type it again.';
    throw new AppError('INVALID_INPUT', message, {
      fields: Object.fromEntries(unstorable.map((at) => [at, message])),
      isUnfit: true,
    });
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  // A map: an object already has a `constructor`.
  const fields = new Map<string, string>();
  for (const [path, message] of faultsIn(result.error.issues)) {
    if (fields.size >= MOST_PATHS) break;
    const name = pathOf(path);
    if (!fields.has(name)) fields.set(name, message);
  }
  const [first = 'Please check what you entered.'] = fields.values();
  throw new AppError('INVALID_INPUT', first, { fields: Object.fromEntries(fields), isUnfit: true });
}

/** Each invalid or unknown field with its message. */
function* faultsIn(issues: readonly z.core.$ZodIssue[]): Generator<[path: PropertyKey[], message: string]> {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') yield [issue.path, issue.message];
    else for (const key of issue.keys) yield [[...issue.path, key], issue.message];
  }
}

/**
 * Sends exactly what the contract declares. Every JSON response of the API goes through here; `answers.test.ts` lists
 * the exceptions.
 */
export function answer<C extends Contract>(
  c: Context,
  deps: Pick<Deps, 'env' | 'log'>,
  contract: C,
  data: AnswerOf<C>,
  status: ContentfulStatusCode = contract.status ?? 200,
) {
  if (contract.secret) c.set('bearsSecret', true);
  const declaredData = declared(deps, { route: routeOf(contract), schema: contract.response }, data) as object;
  if (!contract.file) return c.json(declaredData, status);
  const { name, type } = contract.file;
  return c.body(JSON.stringify(declaredData), status, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  });
}
