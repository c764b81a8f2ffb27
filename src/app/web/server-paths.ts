/**
 * The paths, as patterns, of the pages that the server renders per request. The router of the application does not know
 * them, and Vite leaves them to the server.
 */
export const SERVER_PAGES = ['/jobs(/|\\?|$)', '/pay(/|\\?|$)', '/passport/.', '/employers/.'] as const;

/** Whether the server renders the page at a path. */
export const isServerPage = (path: string): boolean =>
  SERVER_PAGES.some((pattern) => new RegExp(`^${pattern}`).test(path));
