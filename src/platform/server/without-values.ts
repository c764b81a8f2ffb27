import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's class of values that do not fit: its messages repeat them. */
const DATA_EXCEPTION = '22';

/**
 * The same error without what people typed: a failed query carries its parameters in its message, and the database
 * tells of rows and values. The statement, the code and the names of table and constraint stay.
 */
export function withoutValues<E>(error: E): E {
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
