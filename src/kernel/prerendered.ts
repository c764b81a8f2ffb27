/**
 * Public pages: their whole content is in the HTML, and search engines may list them. The entry pages of `accounts` are
 * prerendered too; every other route starts from the empty shell.
 */
export const PUBLIC_PAGES: readonly string[] = [
  '/',
  '/healthcare-professionals',
  '/employers',
  '/vision',
  '/privacy',
  '/terms',
  '/support',
  '/about',
  '/contact',
];

/** Not in the route table: prerenders the page served for every unlisted path. */
export const NOT_FOUND_PATH = '/not-found';

/**
 * Where a prerendered page fetches the application's routes, which it doesn't load at first, and the file in the built
 * site that holds them: `{ version, routes }`.
 */
export const LATER_ROUTES_PATH = '/__manifest';
export const LATER_ROUTES = 'later-routes.json';

/** File in the built site: the modules of each screen, by its pattern. */
export const SCREEN_MODULES = 'screen-modules.json';
