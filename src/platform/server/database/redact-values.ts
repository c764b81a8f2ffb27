import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's data exception class: its messages repeat the values. */
const DATA_EXCEPTION = '22';

/**
 * Removes user input from an error: a failed query carries its parameters in its message, and the database quotes rows
 * and values. Statement, code, and the names of table and constraint stay.
 */
export function redactValues<E>(error: E): E {
  if (!(error instanceof DrizzleQueryError)) return error;
  error.params = [];
  say(error, `Failed query: ${error.query}`);
  const { cause } = error;
  if (!cause || !('code' in cause)) return error;
  Object.assign(cause, { detail: undefined, where: undefined });
  if (String(cause.code).startsWith(DATA_EXCEPTION)) say(cause, `a value that does not fit (${String(cause.code)})`);
  return error;
}

function say(error: Error, message: string): void {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  error.message = message;
  error.stack = [`${error.name}: ${message}`, ...frames].join('\n');
}
