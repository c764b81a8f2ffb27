/**
 * Stands in prerendered pages for the site's public origin, which is not known when they are built. The server puts the
 * real one in its place when it reads a page.
 */
export const ORIGIN_MARK = 'https://origin.invalid';

/** Stands in prerendered pages for the year in which somebody reads them: a built site is served for longer than one. */
export const YEAR_MARK = '%YEAR%';

/** The picture that shared links show, made by `tools/pictures.ts`. */
export const SHARE_PICTURE = {
  path: '/og.png',
  width: 1200,
  height: 630,
  alt: 'Tallgrass: healthcare hiring for Missouri and Kansas. A prairie horizon at dawn.',
} as const;
