import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';

/** What PostgreSQL said, which Drizzle wraps; null when the error is another one. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof DatabaseError ? cause : null;
}

/** PostgreSQL's code for why a statement failed; null when the error is another one. */
export function sqlStateOf(error: unknown): string | null {
  const { cause } = error instanceof DrizzleQueryError ? error : { cause: null };
  return cause && 'code' in cause ? String(cause.code) : null;
}
