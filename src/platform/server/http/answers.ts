import { z } from 'zod';
import type { Contract } from '#platform/contract/contract.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

/** The fields already logged per route, so that a busy route does not flood the log. */
const logged = new WeakMap<z.ZodType, Set<string>>();
const MAX_LOGGED = 50;

interface ResponseSchema {
  /** `GET /api/jobs`, for the log. */
  route: string;
  schema: z.ZodType;
}

/**
 * Returns the part of `data` that the schema declares, at every depth. An undeclared field never leaves the server: in
 * production it is stripped and its name logged once; elsewhere the call fails, so a test fails.
 */
export function declared(deps: Pick<Deps, 'env' | 'log'>, { route, schema }: ResponseSchema, data: unknown): unknown {
  const result = schema.safeParse(data);
  if (!result.success) throw broken(`${route} broke its contract: ${z.prettifyError(result.error)}`);
  const fields = undeclaredIn(data, result.data);
  if (fields.length > 0) {
    if (!deps.env.isProduction) throw broken(`${route} does not declare ${fields.join(', ')}`, true);
    const known = logged.get(schema) ?? new Set<string>();
    logged.set(schema, known);
    const news = fields.filter((field) => !known.has(field)).slice(0, MAX_LOGGED - known.size);
    for (const field of news) known.add(field);
    if (news.length > 0) deps.log.error({ route, fields: news }, 'undeclared fields were stripped');
  }
  return result.data;
}

export const routeOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

/** Outside production the caller is a developer or a test, and gets the details. */
const broken = (logDetail: string, isShownToCaller = false) =>
  new AppError('INTERNAL', isShownToCaller ? logDetail : 'Something went wrong on our side. Please try again.', {
    logDetail,
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of fields that `given` has and `kept` lacks: field names only, with `[]` for a list index. */
function undeclaredIn(given: unknown, kept: unknown, at = '', found: string[] = []): string[] {
  if (given === kept || !isObject(given) || !isObject(kept)) return found;
  if (Array.isArray(given)) {
    if (Array.isArray(kept)) for (let i = 0; i < given.length; i++) undeclaredIn(given[i], kept[i], `${at}[]`, found);
    return found;
  }
  for (const name in given) {
    const value = given[name];
    if (value === undefined) continue;
    if (!(name in kept)) {
      const path = nameOf(at, name);
      if (!found.includes(path)) found.push(path);
    } else if (isObject(value)) {
      undeclaredIn(value, kept[name], nameOf(at, name), found);
    }
  }
  return found;
}

/** A record's keys may be personal data, so only keys that look like field names are logged. */
const nameOf = (at: string, name: string) => `${at}${at && '.'}${/^[a-zA-Z_]\w{0,40}$/.test(name) ? name : '*'}`;
