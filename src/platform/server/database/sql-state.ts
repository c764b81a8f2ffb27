import { DrizzleQueryError } from 'drizzle-orm';

/** PostgreSQL's code for why a statement failed; null when the error is another one. */
export function sqlStateOf(error: unknown): string | null {
  const { cause } = error instanceof DrizzleQueryError ? error : { cause: null };
  return cause && 'code' in cause ? String(cause.code) : null;
}
