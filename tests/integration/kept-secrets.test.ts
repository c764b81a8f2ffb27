import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FEATURES } from '#app/server/features.ts';
import { cutDeadMails } from '#domains/messaging/server/mail/deliver.ts';
import { routeOf } from '#platform/server/http/answers.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { setRole } from '#tests/support/arrange.ts';
import { handInOrganization } from '#tests/support/people/administrators.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { anApprovedNurse, eventually } from '#tests/support/people/hiring.ts';
import { ANA, someone } from '#tests/support/people/identity.ts';
import { sharedSmtpPeer } from '#tests/support/peers/smtp.ts';

const smtp = sharedSmtpPeer();
const app = sharedApp(() => ({ SMTP_URL: smtp.url }));

/** Every row of every table, as text. */
async function everythingKept(of: TestApp): Promise<string> {
  const tables = await of.asOwner(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(tables.map(({ name }) => of.asOwner(`select t::text as row from ${String(name)} t`)));
  return rows
    .flat()
    .map(({ row }) => String(row))
    .join('\n');
}

const mailTo = (address: string) =>
  eventually(
    async () =>
      smtp.received.find(({ recipients }) => recipients.includes(address)) ?? Promise.reject(new Error('no mail yet')),
  );
const tokenIn = (text = '') => /[\w-]{43}/.exec(text)?.[0] ?? expect.fail('the mail has no token');

/** Reports a page view and an error, as browsers do. */
async function browse(path: string, apiPath: string) {
  const visitor = app.visitor();
  const url = `http://localhost:3000${apiPath}`;
  const stack = `Error: no\n    at load (http://localhost:3000${path}:1:2)`;
  const report = {
    code: 'fetch_error',
    message: `GET ${url} failed`,
    route: path,
    stack,
    context: { url, page: path },
  };
  expect((await visitor.post('/api/page-views', { path, referrer: `https://mail.example${path}` })).status).toBe(202);
  expect((await visitor.post('/api/error-log', report)).status).toBe(202);
}

test('no table holds a token once it has reached its reader', async () => {
  const secrets: string[] = [];

  const ana = someone(ANA);
  expect((await app.visitor().post('/api/auth/sign-up', ana, { 'idempotency-key': randomUUID() })).status).toBe(201);
  const confirmation = tokenIn((await mailTo(ana.email)).parsed.text);
  secrets.push(confirmation);
  await browse(`/auth/confirm?token_hash=${confirmation}`, `/api/auth/confirm?token_hash=${confirmation}`);

  const owner = await signInAs(app, 'employer', 'Eva Stone');
  await setRole(app, owner.userId, 'employer');
  await handInOrganization(app, owner);
  await app.asOwner(`update organizations set verification_status = 'approved'`);
  const invited = `${randomUUID()}@example.test`;
  const invitation = { email: invited, memberRole: 'recruiter' };
  expect(
    await owner.http.post('/api/employer/invitations', invitation, { 'idempotency-key': randomUUID() }),
  ).toMatchObject({ status: 201 });
  const invite = tokenIn((await mailTo(invited)).parsed.text);
  secrets.push(invite);
  await browse(`/employer/invitation/${invite}`, `/api/invitations/${invite}`);

  const nurse = await anApprovedNurse(app);
  const { facts } = (await nurse.http.get('/api/me/passport')).body;
  const link = { label: 'Prairie', facts: [facts[0].key], days: 7 };
  const made = await nurse.http.post('/api/me/passport/links', link, { 'idempotency-key': randomUUID() });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const passport = tokenIn(made.body.url);
  secrets.push(passport);
  const calendar = await nurse.http.post('/api/me/calendar', {}, { 'idempotency-key': randomUUID() });
  expect(calendar.status).toBe(200);
  secrets.push(tokenIn(calendar.body.url));
  expect((await app.visitor().get(new URL(calendar.body.url).pathname)).status).toBe(200);
  await browse(`/passport/${passport}`, `/api/passport/${passport}/credentials`);

  await eventually(async () => expect(await app.asOwner(`select 1 from mails where status <> 'sent'`)).toEqual([]));
  const kept = await everythingKept(app);
  expect(kept).toContain(ana.email);
  for (const secret of secrets) expect(kept).not.toContain(secret);
  const paths = await app.asOwner('select path from page_views order by 1');
  expect(paths.map(({ path }) => path)).toEqual(['/auth/confirm', '/employer/invitation/:token', '/passport/:token']);
  const errors = await app.asOwner(`select route, context->>'url' as url from error_log order by route`);
  expect(errors).toEqual([
    { route: '/auth/confirm', url: '/api/auth/confirm' },
    { route: '/employer/invitation/:token', url: '/api/invitations/:token' },
    { route: '/passport/:token', url: '/api/passport/:token/credentials' },
  ]);
});

test('a repeated request whose answer contained a secret is refused and not run again', async () => {
  const nurse = await anApprovedNurse(app);
  const { facts } = (await nurse.http.get('/api/me/passport')).body;
  const link = { label: 'Prairie', facts: [facts[0].key], days: 7 };
  const key = { 'idempotency-key': randomUUID() };
  expect((await nurse.http.post('/api/me/passport/links', link, key)).status).toBe(201);
  expect(await nurse.http.post('/api/me/passport/links', link, key)).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('shown only once') },
  });
  expect((await nurse.http.get('/api/me/passport')).body.links).toHaveLength(1);
});

test('a mail that could not be delivered keeps its link for a week', async () => {
  smtp.refuseWith({ code: 550, text: 'no such mailbox' });
  const ben = someone(ANA);
  await app.visitor().post('/api/auth/sign-up', ben);
  const words = async () => {
    const [mail] = await app.asOwner(`select text from mails where status = 'dead' and $1 = any("to")`, [ben.email]);
    return mail ? String(mail['text']) : Promise.reject(new Error('not given up yet'));
  };
  const token = tokenIn(await eventually(words));
  smtp.refuseWith(null);
  app.clock.advance(6 * DAY_MS);
  await cutDeadMails(app.deps);
  expect(await words()).toContain(token);
  app.clock.advance(2 * DAY_MS);
  await cutDeadMails(app.deps);
  expect(await words()).not.toContain(token);
});

test('an address that is not a route is stored as unknown', async () => {
  const visitor = app.visitor();
  for (const path of ['/ana@example.com', '/employer/invitation/a/b', 'javascript:alert(1)', '/no/such/page']) {
    await visitor.post('/api/page-views', { path });
    await visitor.post('/api/error-log', { code: 'lost', route: path, context: { url: path } });
  }
  const kept = await app.asOwner(`select distinct route, context->>'url' as url from error_log where code = 'lost'`);
  expect(kept).toEqual([{ route: 'unknown', url: 'unknown' }]);
  expect(await app.asOwner(`select sum(views)::int as views from page_views where path = 'unknown'`)).toEqual([
    { views: 4 },
  ]);
});

/** Fields with a name like a secret that hold none. */
const NO_SECRETS: readonly RegExp[] = [
  // Codes of reasons and gates, for texts.
  /\.(?:warnings|gates|nearMisses|reasons|unlocks|group|items)\.code$|\/errors\/:id\/resolve \.code$/,
  // A lookup page of a licensing board.
  /\.registry\.url$/,
  // Where the rule of a checklist's item is published.
  /\.source\.url$/,
  // The product's own address.
  /^GET \/api\/diagnostics \.appUrl$/,
  // Where the operator's dashboards are; a name and password in it are refused at start.
  /^GET \/api\/admin\/health \.dashboardsUrl$/,
  // The page that a notice links to, by id.
  /\.href$/,
  // Names of facts and of files' parts.
  /\.facts\.key$|\.credentials\.key$|\.(?:criteria|answers|groups)\.key$|\.fullUrl$|\.countryCode$/,
];
const SECRETIVE = /token|secret|password$|uri$|url$|href$|codes?$|^key$/i;

test('every contract whose answer contains a secret declares it', () => {
  const contracts = FEATURES.flatMap((feature) => feature.contracts ?? []);
  const undeclared = contracts
    .filter((one) => !one.secret)
    .flatMap((one) =>
      secretive(z.toJSONSchema(one.response, { io: 'input', unrepresentable: 'any' })).map(
        (at) => `${routeOf(one)} ${at}`,
      ),
    )
    .filter((field) => !NO_SECRETS.some((known) => known.test(field)));
  expect(undeclared).toEqual([]);
  expect(
    contracts
      .filter(({ secret }) => secret)
      .map(routeOf)
      .sort(),
  ).toEqual([
    'GET /api/dev/emails',
    'POST /api/auth/external/start',
    'POST /api/auth/recovery-codes',
    'POST /api/auth/totp',
    'POST /api/auth/totp/confirm',
    'POST /api/me/calendar',
    'POST /api/me/passport/links',
  ]);
});

/** Paths of texts and lists of texts with a name like a secret. */
function secretive(shape: z.core.JSONSchema.BaseSchema, at = ''): string[] {
  const parts = (part: unknown): z.core.JSONSchema.BaseSchema[] =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? [part as z.core.JSONSchema.BaseSchema] : [];
  const isText = (part: z.core.JSONSchema.BaseSchema): boolean =>
    part.type === 'string' || [...parts(part.items), ...(part.anyOf ?? []).flatMap(parts)].some(isText);
  return [
    ...Object.entries(shape.properties ?? {}).flatMap(([name, value]) =>
      parts(value).flatMap((part) => [
        ...(SECRETIVE.test(name) && isText(part) ? [`${at}.${name}`] : []),
        ...secretive(part, `${at}.${name}`),
      ]),
    ),
    ...[shape.items, shape.additionalProperties, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])]
      .flatMap(parts)
      .flatMap((part) => secretive(part, at)),
  ];
}
