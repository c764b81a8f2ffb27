/**
 * A body of 1 MB can name thousands of wrong fields by names of any length, and answer and log repeat them: together they
 * would take gigabytes.
 */
export const MOST_PATHS = 20;
/** Longer than the name of any field of a contract. */
const MOST_LETTERS = 60;

/** The dotted path of a field, each of its names cut. */
export const pathOf = (names: readonly PropertyKey[]): string =>
  names.map((name) => String(name).slice(0, MOST_LETTERS)).join('.');

/** The same paths for the log, where each is cut as a whole. */
export const pathsToLog = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields)
    .slice(0, MOST_PATHS)
    .map((path) => path.slice(0, MOST_LETTERS));
