/** The database cannot be brought to the current schema; the message says what to do. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}
