import { Hono } from 'hono';
import type { Deps } from '#platform/server/deps.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { AppEnv } from '#platform/server/http/http.ts';
import { limitAddress } from '#platform/server/http/limit.ts';
import { API_DOCS_POLICY, apiDocs } from './api-docs.ts';
import { fixedAnswer } from './fixed-answer.ts';
import { openApiDocument } from './openapi.ts';

/** The API as a document and as a page. Both are public and long, so each is built once and rate-limited. */
export function apiDocsRoutes(deps: Deps, features: readonly Feature[]): Hono<AppEnv> {
  const document = () =>
    openApiDocument(
      features.flatMap((feature) => feature.contracts ?? []),
      deps.env.appUrl,
    );
  const json = fixedAnswer('application/json', () => JSON.stringify(document()));
  const page = fixedAnswer('text/html; charset=UTF-8', () => apiDocs(document()));
  const limited = limitAddress(deps, 'api-docs', 60, '10m');
  return new Hono<AppEnv>().get('/api/openapi.json', limited, json).get('/api/docs', limited, (c) => {
    c.header('Content-Security-Policy', API_DOCS_POLICY);
    return page(c);
  });
}
