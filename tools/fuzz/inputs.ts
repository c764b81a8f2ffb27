import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Where the IDs of a request come from: some are the caller's own, some belong to others, some do not exist. */
export type PickId = (name: string) => fc.Arbitrary<string>;

/** Values by a field's name, where the schema alone would be refused long before anything happens. */
const BY_NAME: Readonly<Record<string, readonly unknown[]>> = {
  zip: ['64801', '66044', '63101'],
  phone: ['(417) 555-0100'],
  state: ['MO', 'KS'],
  timeZone: ['America/Chicago', 'America/Denver'],
  email: ['somebody@example.test'],
  npi: ['1234567893'],
  cursor: ['', 'x', 'eyJhIjoxfQ', "1' or '1'='1"],
};

const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  'a\0b',
  '\uD800',
  '\u202Egnirts',
  'x'.repeat(12_000),
  "' or 1=1; --",
  '%_%',
  '{{7*7}}',
  '=cmd|"/c calc"!A1',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '0000-01-01',
  '+275760-09-13T00:00:00Z',
  '9999-12-31',
  [],
  {},
  [[[[[[1]]]]]],
  { $gt: '' },
  true,
];

const EXTRA: readonly [name: string, value: unknown][] = [
  ['isAdmin', true],
  ['role', 'admin'],
  ['userId', '00000000-0000-4000-8000-000000000001'],
  ['organizationId', '00000000-0000-4000-8000-000000000001'],
  ['constructor', { prototype: { isAdmin: true } }],
  ['verificationStatus', 'approved'],
];

const DAY_MS = 86_400_000;
const MOST_ITEMS = 3;
const MOST_TEXT = 200;

/** Mostly what the schema takes, sometimes with one part replaced, left out or added. */
export function requestOf(schema: Schema, ids: PickId): fc.Arbitrary<unknown> {
  const fits = valueOf(schema, '', ids);
  return fc.oneof(
    { weight: 6, arbitrary: fits },
    { weight: 3, arbitrary: fc.tuple(fits, fc.nat(), fc.constantFrom(...HOSTILE)).map(replaceOne) },
    { weight: 1, arbitrary: fc.tuple(fits, fc.constantFrom(...EXTRA)).map(addOne) },
    { weight: 1, arbitrary: fc.tuple(fits, fc.nat()).map(leaveOneOut) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  );
}

/** A parameter in an address: what its schema takes, or what no form sends. */
export const parameterOf = (schema: Schema, name: string, ids: PickId): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: valueOf(schema, name, ids).map(wordOf) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE).map((value) => wordOf(value).slice(0, 2_000)) },
  );

/** A value as an address or a form holds it. */
export const wordOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function valueOf(schema: Schema, name: string, ids: PickId): fc.Arbitrary<unknown> {
  const known = BY_NAME[name];
  if (known && schema.enum === undefined) return fc.constantFrom(...known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, name, ids)));
  const [both] = schema.allOf ?? [];
  if (both) return valueOf(both, name, ids);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, ids);
  if (type === 'array') {
    const least = schema.minItems ?? 0;
    return fc.array(valueOf(schema.items ?? {}, name, ids), {
      minLength: least,
      maxLength: Math.min(schema.maxItems ?? Infinity, least + MOST_ITEMS),
    });
  }
  if (type === 'integer' || type === 'number') return numberOf(schema, type);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return textOf(schema, name, ids);
  return fc.constantFrom(...HOSTILE);
}

function objectOf(schema: Schema, ids: PickId): fc.Arbitrary<unknown> {
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, valueOf(part, name, ids)] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: schema.required ?? [] });
}

function numberOf(schema: Schema, type: 'integer' | 'number'): fc.Arbitrary<number> {
  const min = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? -1_000_000, -(2 ** 53));
  const max = Math.min(schema.maximum ?? Math.max(min, 1_000_000), 2 ** 53);
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function textOf(schema: Schema, name: string, ids: PickId): fc.Arbitrary<string> {
  if (schema.format === 'uuid') return ids(name);
  if (schema.format === 'email') return fc.constant('somebody@example.test');
  if (schema.format === 'date') return daysAround().map((day) => day.toISOString().slice(0, 10));
  if (schema.format === 'date-time') return daysAround().map((day) => day.toISOString());
  const least = schema.minLength ?? 0;
  const words = fc.string({ unit: 'grapheme', minLength: least, maxLength: maxText(schema, least) });
  return schema.pattern ? fc.oneof(words, fc.stringMatching(asExpression(schema.pattern))) : words;
}

const maxText = (schema: Schema, least: number): number =>
  Math.max(least, Math.min(schema.maxLength ?? MOST_TEXT, MOST_TEXT));

/** What the generator can't read of a pattern stands for any text. */
function asExpression(pattern: string): RegExp {
  try {
    const expression = new RegExp(pattern);
    fc.stringMatching(expression);
    return expression;
  } catch {
    return /^.*$/;
  }
}

const daysAround = (): fc.Arbitrary<Date> => {
  const today = Math.floor(Date.now() / DAY_MS);
  return fc.integer({ min: today - 4_000, max: today + 400 }).map((day) => new Date(day * DAY_MS));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const replaceOne = ([value, which, hostile]: [unknown, number, unknown]): unknown => {
  if (!isRecord(value) || Object.keys(value).length === 0) return hostile;
  const names = Object.keys(value);
  const name = names[which % names.length] ?? '';
  const part = value[name];
  return { ...value, [name]: isRecord(part) ? replaceOne([part, which, hostile]) : hostile };
};

const addOne = ([value, [name, extra]]: [unknown, readonly [string, unknown]]): unknown =>
  isRecord(value) ? { ...value, [name]: extra } : value;

const leaveOneOut = ([value, which]: [unknown, number]): unknown => {
  if (!isRecord(value)) return undefined;
  const names = Object.keys(value);
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== names[which % names.length]));
};
