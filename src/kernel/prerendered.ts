/** The public pages whose whole content is in the HTML; every other route starts from the empty shell. */
export const PRERENDERED: readonly string[] = [
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

/** No path of the route table: prerenders the page that the server answers every unlisted path with. */
export const NOT_FOUND_PATH = '/not-found';

/**
 * Where a prerendered page asks for the routes of the application, which it does without at first, and the file of the
 * built site that holds them: `{ version, routes }`.
 */
export const LATER_ROUTES_PATH = '/__manifest';
export const LATER_ROUTES = 'later-routes.json';
