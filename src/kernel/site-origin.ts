/**
 * Placeholder for the public origin in prerendered pages, unknown at build time. The server replaces it when it reads a
 * page.
 */
export const ORIGIN_MARK = 'https://origin.invalid';

/** Placeholder for the current year: a built site may be served for longer than a year. */
export const YEAR_MARK = '%YEAR%';

/** The picture of shared links, made by `tools/pictures.ts`. */
export const SHARE_PICTURE = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Tallgrass: healthcare hiring for Missouri and Kansas. A prairie horizon at dawn.',
} as const;
