import { z } from 'zod';
import type { Contract } from '#platform/contract/contract.ts';
import type { Deps } from './deps.ts';
import { AppError } from './errors.ts';

/** What each route has already told the log, so that a busy one does not fill it. */
const told = new WeakMap<z.ZodType, Set<string>>();
const MOST_TOLD = 50;

interface Promised {
  /** `GET /api/jobs`, for the log. */
  route: string;
  schema: z.ZodType;
}

/**
 * What a schema lets through of `data`, at every depth. A field that the schema does not declare never leaves the
 * server: in production it is stripped and named in the log once, elsewhere the call fails, so that a test fails.
 */
export function declared(deps: Pick<Deps, 'env' | 'log'>, { route, schema }: Promised, data: unknown): unknown {
  const result = schema.safeParse(data);
  if (!result.success) throw broken(`${route} broke its contract: ${z.prettifyError(result.error)}`);
  const fields = undeclaredIn(data, result.data);
  if (fields.length > 0) {
    if (!deps.env.isProduction) throw broken(`${route} does not declare ${fields.join(', ')}`, true);
    const known = told.get(schema) ?? new Set<string>();
    told.set(schema, known);
    const news = fields.filter((field) => !known.has(field)).slice(0, MOST_TOLD - known.size);
    for (const field of news) known.add(field);
    if (news.length > 0) deps.log.error({ route, fields: news }, 'undeclared fields were stripped');
  }
  return result.data;
}

export const routeOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

/** Outside production the caller, who is a developer or a test, reads what is wrong. */
const broken = (logDetail: string, isToldToCaller = false) =>
  new AppError('INTERNAL', isToldToCaller ? logDetail : 'Something went wrong on our side. Please try again.', {
    logDetail,
  });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The paths of what `given` has beyond `kept`: names of fields only, with `[]` for a place in a list. */
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

/** A key of a record can be anything, also something about a person: only what looks like a field is named. */
const nameOf = (at: string, name: string) => `${at}${at && '.'}${/^[a-zA-Z_]\w{0,40}$/.test(name) ? name : '*'}`;
