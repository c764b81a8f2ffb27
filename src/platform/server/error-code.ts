/** The code of an error of Node.js or PostgreSQL, such as `ENOENT` or `28P01`; undefined when it has none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
