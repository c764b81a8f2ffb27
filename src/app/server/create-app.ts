import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FEATURES } from './features.ts';
import { actAs, externalProviders, readOwnSession } from '#domains/accounts/server/identity/index.ts';
import { meterCalls } from '#domains/operations/server/health/index.ts';
import type { Deps } from '#platform/server/deps.ts';
import { databaseErrorOf } from '#platform/server/database/sql-state.ts';
import type { Feature } from '#platform/server/feature.ts';
import { AppError } from '#platform/server/errors.ts';
import type { AppContext, AppEnv } from '#platform/server/http/http.ts';
import { contractsByRoute } from '#platform/server/http/called-contract.ts';
import { limitCalls } from '#platform/server/http/limit-calls.ts';
import { observeRequests } from '#platform/server/http/observe-requests.ts';
import type { ErrorBody } from '#kernel/errors.ts';
import { apiDocsRoutes } from './api-docs.routes.ts';
import { limitBodies } from './body-limits.ts';
import { STATUS_OF } from './error-table.ts';
import { healthRoutes, type HealthCheck } from './health.ts';
import { idempotency } from './idempotency.ts';
import { clientAddress, onlyHttps, originCheck, securityHeaders } from './security.ts';
import { openSecurityLog } from './security-log.ts';
import { employerPages } from './public-pages/employer-pages.ts';
import { failurePage } from './public-pages/failure-page.ts';
import { jobPages } from './public-pages/job-pages.ts';
import { jobsPages } from './public-pages/jobs-pages.ts';
import type { PageRenderer } from './public-pages/page-renderer.ts';
import { payPages } from './public-pages/pay-pages.ts';
import { passportPages } from './public-pages/passport-pages.ts';
import { rememberPages } from './public-pages/remember-pages.ts';
import { savedPages } from './public-pages/saved-pages.ts';
import { searchEngineRoutes } from './search-engines.ts';
import { DEVELOPMENT_STYLES, pagesOf, siteRoutes, stylesOf } from './site/site.ts';

/** Puts the whole server together. `siteRoot` is the built site; without it and `renderer`, the server is the API alone. */
export async function createApp(
  deps: Deps,
  options: { siteRoot?: string; renderer?: PageRenderer; features?: readonly Feature[]; health: HealthCheck },
): Promise<Hono<AppEnv>> {
  const app = new Hono<AppEnv>();
  const { siteRoot } = options;
  const features = (options.features ?? FEATURES).filter(({ isOn }) => isOn?.(deps.env) ?? true);
  const contractOf = contractsByRoute(features.flatMap(({ contracts = [] }) => contracts));
  const renderer = options.renderer && rememberPages(options.renderer);
  const styles = siteRoot ? await stylesOf(siteRoot) : [DEVELOPMENT_STYLES];
  const logRefusal = openSecurityLog(deps);
  const answerFailure = async (error: unknown, c: AppContext) => {
    const known = error instanceof AppError ? error : fromDatabase(error, c.get('isActedFor'));
    if (known) logRefusal(known, c);
    const { body, status } = failure(deps, known, error, c);
    const page = renderer && (await failurePage(deps, c, { status, body, renderer, styles }));
    return page ?? c.json(body, status);
  };
  app.onError(answerFailure);
  app.notFound((c) => answerFailure(new AppError('NOT_FOUND', "We can't find this page."), c));

  let served: string[] | undefined;
  const servedRoutes = () =>
    (served ??= [...new Set(app.routes.map(({ path }) => path))].filter((path) => !path.includes('*')));
  app.use(observeRequests(deps));
  app.use(async (c, next) => {
    c.set('viewer', null);
    c.set('sessionEnd', null);
    c.set('isActedFor', false);
    c.set('bearsSecret', false);
    c.set('servedRoutes', servedRoutes);
    await next();
  });
  app.use(securityHeaders(deps));
  app.use(clientAddress(deps));
  app.route('/', healthRoutes(options.health));
  app.use(onlyHttps(deps));

  app.use('/api/*', meterCalls(deps));
  app.use('/api/*', originCheck(deps));
  app.use('/api/*', limitBodies(contractOf));
  app.use('/api/*', async (c, next) => {
    const { viewer, ended } = await readOwnSession(deps, c.req.raw.headers);
    c.set('viewer', viewer);
    c.set('sessionEnd', ended);
    c.set('isSessionLive', async () => {
      const { viewer: now } = await readOwnSession(deps, c.req.raw.headers);
      return now !== null && now.sessionId === viewer?.sessionId;
    });
    await next();
  });
  app.use('/api/*', limitCalls(deps));
  app.use('/api/*', actAs(deps));
  app.use('/api/*', idempotency(deps, contractOf));

  app.route('/', apiDocsRoutes(deps, features));
  for (const feature of features) if (feature.routes) app.route('/', feature.routes(deps));
  app.all('/api/*', (c) => c.notFound());

  app.route('/', searchEngineRoutes(deps, siteRoot ? await pagesOf(siteRoot) : []));
  if (renderer) {
    app.route('/', savedPages(deps, renderer, styles));
    app.route('/', jobsPages(deps, renderer, styles));
    app.route('/', jobPages(deps, renderer, styles));
    app.route('/', employerPages(deps, renderer, styles));
    app.route('/', payPages(deps, renderer, styles));
    app.route('/', passportPages(deps, renderer, styles));
  }
  if (siteRoot) {
    const providers = [...externalProviders(deps).keys()];
    app.route('/', await siteRoutes(siteRoot, { ...deps.env, providers }, deps.clock));
  }
  return app;
}

/** The one place that turns a failure into an answer: expected ones by the table, all others a bare 500. */
function failure(
  deps: Deps,
  known: AppError | null,
  error: unknown,
  c: AppContext,
): { body: ErrorBody; status: ContentfulStatusCode } {
  if (!known || known.code === 'INTERNAL') {
    deps.log.error(
      {
        requestId: c.get('requestId'),
        path: c.req.routePath,
        err: error,
        detail: known?.extra.logDetail,
      },
      'request failed',
    );
  }
  if (known && !(error instanceof AppError)) {
    deps.log.warn(
      { code: known.code, requestId: c.get('requestId'), path: c.req.routePath },
      'refused by the database',
    );
  }
  const { code, message, extra } =
    known ?? new AppError('INTERNAL', 'Something went wrong on our side. Please try again.');
  const current = code === 'UNAUTHENTICATED' ? c.get('sessionEnd') : extra.current;
  const body: ErrorBody = {
    error: code,
    message,
    ...(extra.fields ? { fields: extra.fields } : {}),
    ...(current ? { current } : {}),
  };
  if (extra.retryAfter) c.header('Retry-After', String(extra.retryAfter));
  return { body, status: STATUS_OF[code] };
}

/** Numeric, date and text values that PostgreSQL rejects (class 22), and an oversized index row. */
const UNFIT_VALUES: ReadonlySet<unknown> = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05', '54000']);

/** Refusals by the database, when a request slips past the service's check of the same rule. */
function fromDatabase(error: unknown, isActedFor: boolean): AppError | null {
  const { code, routine } = databaseErrorOf(error) ?? { code: undefined, routine: undefined };
  if (code === 'TG409') return new AppError('WRONG_STATE', 'This has changed in the meantime. Please look again.');
  if (code === 'TG429') return new AppError('CONFLICT', 'You have reached the limit for these. End one first.');
  if (code === 'TG403' || (code === '42501' && isActedFor))
    return new AppError('ONLY_THE_PERSON', 'Only the person can do this.');
  // Row-level security refused what the service's checks had allowed: a hold or withdrawal came in between.
  if (code === '42501' && routine === 'ExecWithCheckOptions')
    return new AppError('CONFLICT', 'This has changed in the meantime. Please try again.');
  // A value the column can't store: out of range, an invalid date, not representable. The contract should have caught
  // it.
  if (code !== undefined && UNFIT_VALUES.has(code))
    return new AppError('INVALID_INPUT', 'Please check what you entered: a value is out of range.');
  if (code === '23503') return new AppError('NOT_FOUND', 'Something that this needs no longer exists.');
  if (code === '40001' || code === '40P01')
    return new AppError('CONFLICT', 'Another change came first. Please try again.');
  return null;
}
