import fc from 'fast-check';
import { tablesNamed } from './belongings.ts';
import { parameterOf, requestOf, wordOf, type PickId } from './inputs.ts';
import type { Operation } from './operations.ts';

export interface Request {
  operation: Operation;
  address: string;
  /** JSON, a form, or nothing. */
  body: unknown;
}

interface KnownIds {
  /** By table. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** Those of the caller and their organization. */
  own: ReadonlyMap<string, readonly string[]>;
}

const UNKNOWN_ID = '00000000-0000-4000-8000-0000000000ff';

/** The same requests for the same seed and the same IDs. */
export function requestsFor(
  operations: readonly Operation[],
  known: KnownIds,
  { seed, count }: { seed: number; count: number },
): Request[] {
  const each = Math.ceil(count / operations.length);
  const all = operations.flatMap((operation, index) =>
    fc.sample(requestTo(operation, known), { seed: seed + index, numRuns: each }),
  );
  return fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), { seed, numRuns: 1 })[0]?.slice(0, count) ?? [];
}

function requestTo(operation: Operation, { ids, own }: KnownIds): fc.Arbitrary<Request> {
  const everything = [...ids.values()].flat();
  const pick = (name: string): fc.Arbitrary<string> => {
    const among = (known: KnownIds['ids']) =>
      tablesNamed(name, known.keys()).flatMap((table) => known.get(table) ?? []);
    const [fitting, mine] = [among(ids), among(own)];
    return fc.oneof(
      ...(mine.length > 0 ? [{ weight: 8, arbitrary: fc.constantFrom(...mine) }] : []),
      ...(fitting.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...fitting) }] : []),
      { weight: 1, arbitrary: fc.constantFrom(UNKNOWN_ID, ...everything) },
    );
  };
  const inPath = operation.parameters.filter((one) => one.in === 'path');
  const inQuery = operation.parameters.filter((one) => one.in === 'query');
  const segments = operation.path.split('/');
  /** What the address speaks of before `{id}`: `jobs` in `/api/jobs/{id}`. */
  const about = (name: string): string => (name === 'id' ? (segments[segments.indexOf('{id}') - 1] ?? name) : name);
  const path = fc.tuple(
    ...inPath.map(({ name, schema }) =>
      parameterOf(name === 'id' ? { type: 'string', format: 'uuid' } : schema, about(name), pick),
    ),
  );
  const query = fc.tuple(
    ...inQuery.map(({ name, schema }) => fc.option(parameterOf(schema, name, pick), { nil: undefined })),
  );
  return fc.tuple(path, query, bodyOf(operation, pick)).map(([places, answers, body]) => ({
    operation,
    address: addressOf(operation.path, { inPath, places }, { inQuery, answers }),
    body,
  }));
}

function addressOf(
  template: string,
  { inPath, places }: { inPath: Operation['parameters']; places: readonly string[] },
  { inQuery, answers }: { inQuery: Operation['parameters']; answers: readonly (string | undefined)[] },
): string {
  const path = inPath.reduce(
    (text, { name }, index) => text.replace(`{${name}}`, encoded(places[index] ?? '')),
    template,
  );
  const query = inQuery
    .map(({ name }, index) => (answers[index] === undefined ? '' : `${name}=${encoded(answers[index])}`))
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}

/** Half a surrogate pair has no encoding. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

function bodyOf({ body, form }: Operation, pick: PickId): fc.Arbitrary<unknown> {
  if (body) return requestOf(body, pick);
  if (!form) return fc.constant(undefined);
  return fc.tuple(requestOf(form, pick), fc.uint8Array({ maxLength: 2_000 })).map(([fields, bytes]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields ?? {}))
      data.set(name.toWellFormed(), wordOf(value).toWellFormed());
    data.set('file', new File([new Uint8Array(bytes)], 'card.pdf', { type: 'application/pdf' }));
    return data;
  });
}
