import type { ValidateFunction } from 'ajv/dist/2020.js';

/** What a caller got, and whose IDs it may hold. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

export interface Expected {
  /** Null where an answer of success is no JSON, or the call was refused. */
  declares: ValidateFunction | null;
  declaresError: ValidateFunction;
  /** IDs that were sent, which an answer may repeat. */
  sent: string;
  /** IDs in the address. */
  address: string;
  /** The table of a row that the caller may know nothing of; null for all others. */
  foreign(id: string): string | null;
}

type FaultKind =
  | 'failed'
  | 'undeclared'
  | 'undeclared refusal'
  | 'words of the server'
  | 'an ID of others'
  | 'a row of others';

export interface Fault {
  kind: FaultKind;
  detail: string;
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Traces of code, statements and files. */
const SERVER_WORDS = /node_modules|\bat [\w.]+ \(|\.ts:\d|drizzle|insert into "|select "|violates|ECONN/i;
/** These calls have a form of their own for refusals, as the specification says. */
const OWN_FORM = '/api/functions/';

const firstOf = (validate: ValidateFunction): string =>
  (validate.errors ?? [])
    .slice(0, 2)
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ');

/** Everything that is wrong with an answer; an empty list for a good one. */
export function faultsOf({ status, type, text }: Answer, expected: Expected): Fault[] {
  const faults: Fault[] = [];
  if (status >= 500) faults.push({ kind: 'failed', detail: `${status} ${text.slice(0, 300)}` });
  const isRefusal = status >= 400;
  if (isRefusal && SERVER_WORDS.test(text)) faults.push({ kind: 'words of the server', detail: text.slice(0, 300) });
  if (type.includes('application/json') && status < 500) {
    const body: unknown = JSON.parse(text);
    const validate = isRefusal ? expected.declaresError : expected.declares;
    if (validate && !(isRefusal && expected.address.includes(OWN_FORM)) && !validate(body)) {
      faults.push({ kind: isRefusal ? 'undeclared refusal' : 'undeclared', detail: firstOf(validate) });
    }
  }
  for (const id of new Set(text.match(UUID))) {
    const table = expected.sent.includes(id) ? null : expected.foreign(id);
    if (table) faults.push({ kind: 'an ID of others', detail: `${table} ${id}` });
  }
  for (const id of isRefusal ? [] : new Set(expected.address.match(UUID))) {
    const table = expected.foreign(id);
    if (table) faults.push({ kind: 'a row of others', detail: `${status} for ${table} ${id}: ${text.slice(0, 120)}` });
  }
  return faults;
}
