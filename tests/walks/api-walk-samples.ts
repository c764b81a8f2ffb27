import { z } from 'zod';
import type { Contract } from '#platform/contract/contract.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const DAY = 86_400_000;
const ahead = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const NOWHERE = '00000000-0000-4000-8000-0000000000ff';

/** What no schema tells: values that are checked by more than their form. */
const SPECIAL: Record<string, Json> = {
  email: 'somebody@example.test',
  newEmail: 'somebody.else@example.test',
  password: 'prairie-grass-9',
  newPassword: 'prairie-grass-9',
  zip: '64801',
  phone: '(417) 555-0100',
  timeZone: 'America/Chicago',
  npi: '1234567893',
  website: 'example.org',
  // Refused before anything is sent.
  url: 'https://127.0.0.1/calendar.ics',
  licenseNumber: '2019123456',
  opens: '08:00',
  closes: '17:00',
  startDate: ahead(30).slice(0, 10),
  validThrough: ahead(60).slice(0, 10),
  expiresOn: ahead(400).slice(0, 10),
  issuedOn: '2019-06-01',
  startedOn: '2020-01-06',
  graduatedOn: '2019-05-01',
  dateOfBirth: '1990-03-14',
  payFloorCents: 3600,
  payTargetCents: 4200,
  payMinCents: 3200,
  payMaxCents: 3600,
  source: 'state_board',
  message: 'Please look again.',
  reason: 'other',
  // What is revoked is not accepted, which is the first outcome.
  isRevoked: false,
};

const takes = (schema: Schema, value: Json) =>
  schema.enum === undefined &&
  schema.const === undefined &&
  (schema.type === typeof value || (schema.type === 'integer' && typeof value === 'number'));

function sample(schema: Schema, name: string, all: boolean): Json {
  const special = SPECIAL[name];
  if (special !== undefined && [schema, ...(schema.anyOf ?? [])].some((one) => takes(one, special))) return special;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sample(first, name, all);
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return schema.enum[0] as Json;
  if (schema.type === 'object') {
    const wanted = Object.entries(schema.properties ?? {}).filter(([key]) => all || schema.required?.includes(key));
    return Object.fromEntries(wanted.map(([key, part]) => [key, sample(part, key, all)]));
  }
  if (schema.type === 'array') {
    const item = schema.items ?? {};
    return Array.from({ length: Math.max(schema.minItems ?? 0, all ? 1 : 0) }, () => sample(item, name, all));
  }
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'null') return null;
  if (schema.format === 'uuid') return NOWHERE;
  if (schema.format === 'email') return 'somebody@example.test';
  if (schema.format === 'date') return ahead(30).slice(0, 10);
  if (schema.format === 'date-time') return ahead(3);
  return 'word'.repeat(Math.max(1, Math.ceil((schema.minLength ?? 1) / 4)));
}

export const routeOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;

/** A body that the contract takes. With everything optional where that is valid too, else with what is required. */
export function validBody(contract: Omit<Contract, 'summary' | 'response'>): Json {
  if (!contract.body) return null;
  const schema = z.toJSONSchema(contract.body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const tries = [sample(schema, '', true), sample(schema, '', false)];
  const found = tries.find((one) => contract.body?.safeParse(one).success);
  if (found === undefined) {
    const issues = contract.body.safeParse(tries[0]).error?.issues;
    throw new Error(
      `no valid body is known for ${routeOf(contract)}: ${JSON.stringify(tries[0])} ${JSON.stringify(issues)}`,
    );
  }
  return found;
}

/** NUL and far too much: what no field of text takes. (Halves of surrogate pairs are held off with NUL.) */
/** A pasted posting may have 50,000 characters, more than any other text. */
const UNFIT_TEXTS = ['a\0b', 'x'.repeat(50_001)];
export const UNFIT: ReadonlySet<unknown> = new Set(UNFIT_TEXTS);

type Kind = 'string' | 'date' | 'number' | 'boolean' | 'other';
const HOSTILE: Record<Kind, readonly unknown[]> = {
  string: [...UNFIT_TEXTS, '', 7],
  date: ['0000-01-01', '9999-12-31', 'a\0b', ''],
  number: [1e308, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, '12', null],
  boolean: ['true'],
  other: [7, { a: 1 }],
};
function kindOf(value: Json): Kind {
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}/.test(value) ? 'date' : 'string';
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as 'number' | 'boolean') : 'other';
}

export interface Attack {
  /** The field, by its path. */
  at: string;
  value: unknown;
  body: unknown;
}

/** The body with one leaf at a time replaced by something that no form sends. */
export function attacksOn(body: Json, replaced: (part: unknown) => unknown = (part) => part, at = ''): Attack[] {
  if (Array.isArray(body)) {
    return [
      ...HOSTILE.other.map((value) => ({ at, value, body: replaced(value) })),
      ...body.flatMap((item, index) =>
        attacksOn(item, (part) => replaced(body.with(index, part as Json)), `${at}[${index}]`),
      ),
    ];
  }
  if (body !== null && typeof body === 'object') {
    return Object.entries(body).flatMap(([name, item]) =>
      attacksOn(item, (part) => replaced({ ...body, [name]: part }), at ? `${at}.${name}` : name),
    );
  }
  return HOSTILE[kindOf(body)].map((value) => ({ at, value, body: replaced(value) }));
}
