import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routeOf } from '#platform/server/http/answers.ts';
import { FEATURES } from './features.ts';

/** Files that send a response without its contract. Each says why it may; `how` counts the places. */
const RAW: Readonly<Record<string, { how: readonly string[]; because: string }>> = {
  'app/server/create-app.ts': { how: ['c.json'], because: 'the body of every error' },
  'app/server/fixed-answer.ts': { how: ['c.body', 'c.body'], because: 'the OpenAPI document, and a page made from it' },
  'app/server/health.ts': { how: ['c.json', 'c.json', 'c.json'], because: 'names of parts of the server' },
  'app/server/idempotency.ts': { how: ['Response.json'], because: 'repeats an answer that went through its contract' },
  'app/server/public-pages/employer-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/failure-page.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/job-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/jobs-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/passport-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/pay-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/public-pages/saved-pages.ts': { how: ['c.html'], because: 'pages' },
  'app/server/search-engines.ts': { how: ['c.text', 'c.body'], because: 'robots.txt and the site map' },
  'app/server/site/site.ts': { how: ['c.body', 'c.json', 'c.html'], because: 'the built site' },
  'platform/server/http/csv-answer.ts': { how: ['c.body'], because: 'CSV files, column by column' },
  'domains/hiring/server/attachments/attachments.routes.ts': { how: ['c.body'], because: 'the file itself' },
  'domains/profiles/server/documents/documents.routes.ts': { how: ['c.body'], because: 'the file itself' },
  'domains/accounts/server/identity/external/dev-provider.routes.ts': {
    how: ['c.json', 'c.json', 'c.html', 'c.json', 'c.json'],
    because: 'an identity provider for development, mounted nowhere else',
  },
  'domains/hiring/server/calendar/calendar.routes.ts': {
    how: ['c.body', 'c.body'],
    because: 'calendar files',
  },
  'domains/hiring/server/interviews/interviews.routes.ts': { how: ['c.body'], because: 'a calendar file' },
  'domains/messaging/server/mail/dev-mailbox.routes.ts': {
    how: ['c.html'],
    because: 'a page, mounted in development alone',
  },
  'domains/messaging/server/mail/mail.routes.ts': {
    how: ['c.res =', 'c.json'],
    because: 'adds `success` to the body of an error',
  },
  'domains/messaging/server/notifications/notifications.routes.ts': {
    how: ['streamSSE('],
    because: 'a stream, whose notices go through their schema',
  },
  'domains/hiring/server/offers/offers.routes.ts': { how: ['c.body'], because: 'a PDF file' },
  'domains/hiring/server/starts/starts.routes.ts': { how: ['c.body'], because: 'a PDF or CSV file for an HR system' },
  'domains/profiles/server/passport/passport.routes.ts': {
    how: ['c.body', 'c.body', 'c.json'],
    because: 'a signed token, PDF files, and the key set, which goes through its schema',
  },
  'platform/server/http/http.ts': { how: ['c.json', 'c.body'], because: '`answer` itself, with a file of JSON' },
};
const WRITES =
  /\bc\.(?:json|body|text|html|newResponse)\b|\bc\.res = |\bResponse\.json\b|\bnew Response\b|\bstream\w*\(c?\b/g;

test('every JSON response goes through its contract, except those listed here', () => {
  const root = new URL('../../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => {
    const how = readFileSync(new URL(file, root), 'utf8')
      .replaceAll(/^import[^;]*;/gm, '')
      .match(WRITES);
    return how ? [[file, how.map((one) => one.trim().replace(/\(c$/, '('))] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(RAW).map(([file, { how }]) => [file, how])),
  );
});

/** Contracts that let any field through, because the fields are not ours to list. */
const OPEN: readonly string[] = [
  'GET /api/admin/audit .items[].detail.*',
  'GET /api/admin/errors/:id .latest[].context.*',
  'GET /api/me/export .tables.*[].*',
  'GET /api/me/passport/fhir.json .entry[].resource.*',
  'GET /api/me/passport/fhir.json .meta.*',
  'GET /api/passport/:token/fhir.json .entry[].resource.*',
  'GET /api/passport/:token/fhir.json .meta.*',
  'POST /api/auth/passkeys/options .options.*',
  'POST /api/auth/passkeys/sign-in/options .options.*',
];

test('no contract lets undeclared fields through, except those listed here', () => {
  const contracts = FEATURES.flatMap((feature) => feature.contracts ?? []);
  const found = contracts.flatMap((one) =>
    openIn(z.toJSONSchema(one.response, { io: 'input', unrepresentable: 'any' })).map((at) => `${routeOf(one)} ${at}`),
  );
  expect([...new Set(found)].sort()).toEqual(OPEN);
});

type Shape = z.core.JSONSchema.BaseSchema;
const isShape = (part: unknown): part is Shape => typeof part === 'object' && part !== null && !Array.isArray(part);

/** Schemas that accept anything: JSON Schema writes them as an empty schema. */
function openIn(shape: Shape, at = ''): string[] {
  const { properties = {}, items, additionalProperties: rest, anyOf = [], oneOf = [], allOf = [], $defs = {} } = shape;
  const isAnything = Object.keys(shape).length === 0;
  const inside = (part: unknown, name: string) => (isShape(part) ? openIn(part, `${at}${name}`) : []);
  return [
    ...(isAnything ? [at] : []),
    ...Object.entries({ ...properties, ...$defs }).flatMap(([name, part]) => inside(part, `.${name}`)),
    ...inside(items, '[]'),
    ...inside(rest, '.*'),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => inside(part, '')),
  ];
}
