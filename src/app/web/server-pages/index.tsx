import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router';
import { EmployerRoute, type EmployerPageInput } from './employer-route.tsx';
import { FailureRoute, type FailurePageInput } from './failure-route.tsx';
import { JobRoute, loadJobPage, type JobPageInput } from './job-route.tsx';
import { PayRoute, type PayPageInput } from './pay-route.tsx';
import { JobsRoute, type JobsPageInput } from './jobs-route.tsx';
import { PassportRoute, type PassportPageInput } from './passport-route.tsx';
import { SavedRoute, type SavedPageInput } from './saved-route.tsx';

/**
 * The pages that the server renders per request, because their facts change by the minute or depend on a secret. The
 * server reads the data, and these routes render it. `tools/lib/site/build-server-pages.ts` builds them into a bundle.
 */
export const renderJobPage = (input: JobPageInput) =>
  renderRoute(input.path, { path: '/jobs/:slug', Component: JobRoute, loader: () => loadJobPage(input) });

export const renderJobsPage = (input: JobsPageInput) =>
  renderRoute('/jobs', { path: '/jobs', Component: JobsRoute, loader: () => input });

export const renderSavedPage = (input: SavedPageInput) =>
  renderRoute(input.path, { path: input.path, Component: SavedRoute, loader: () => input });

export const renderPassportPage = (input: PassportPageInput) =>
  renderRoute(input.path, { path: '/passport/:token', Component: PassportRoute, loader: () => input });

export const renderFailurePage = (input: FailurePageInput) =>
  renderRoute(input.path, { path: input.path, Component: FailureRoute, loader: () => input });

export const renderEmployerPage = (input: EmployerPageInput) =>
  renderRoute(input.path, { path: '/employers/:slug', Component: EmployerRoute, loader: () => input });

export const renderPayPage = (input: PayPageInput) =>
  renderRoute(input.path, { path: '/pay', Component: PayRoute, loader: () => input });

/** Static markup without hydration data: the pages run no script of the application. */
async function renderRoute(path: string, route: RouteObject): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([route]);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error('A server-rendered page redirected.');
  for (const error of Object.values(context.errors ?? {})) throw error;
  const router = createStaticRouter(dataRoutes, context);
  const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
