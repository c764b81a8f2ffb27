import { expect, test } from 'vitest';
import { DOORS } from '#tests/walks/expected.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createApp } from './create-app.ts';

interface Shape {
  type?: string;
  const?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
}
interface Operation {
  summary: string;
  security?: object[];
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
  responses: Record<string, { content: Record<string, { schema: Shape }> }>;
}

const succeeded = (operation: Operation | undefined) =>
  Object.keys(operation?.responses ?? {}).find((status) => status !== 'default') ?? '';

/** A shape in one line: `{a,b?}` for an object, `[…]` for a list, `|` between alternatives. */
function lineOf(shape: Shape | undefined): string {
  if (!shape) return '-';
  if (shape.anyOf) return shape.anyOf.map(lineOf).join('|');
  if (shape.items) return `[${lineOf(shape.items)}]`;
  if (!shape.properties) return shape.const === undefined ? (shape.type ?? 'any') : String(shape.const);
  const names = Object.keys(shape.properties).map((name) => (shape.required?.includes(name) ? name : `${name}?`));
  return `{${names.join(',')}}`;
}

/** The calls of the specification's section 7: what each takes and returns. */
const SECTION_7: [call: string, takes: string, answers: string][] = [
  // The auth service.
  ['post /api/auth/sign-up', '{full_name,email,password,role}', '{needsConfirmation,devMailbox}'],
  ['post /api/auth/sign-in', '{email,password}', '{user,profile,isAdminUser,mustSecureAccount?,ended?,secondStep?}'],
  ['post /api/auth/external/start', '{provider,role?}', '{url,loginHosts}'],
  [
    'post /api/auth/external/finish',
    '{code,state,iss?}',
    '{user,profile,isAdminUser,mustSecureAccount?,ended?,secondStep?}',
  ],
  ['get /api/session', '-', '{user,profile,isAdminUser,mustSecureAccount?,ended?}'],
  ['put /api/auth/password', '{newPassword,currentPassword?,code?}', '{ok}'],
  ['post /api/auth/sign-out', '{scope?}', '{ok}'],
  // The remote procedures.
  ['post /api/rpc/is_admin', '{uid}', 'boolean'],
  ['post /api/rpc/get_rpc_health_status', '-', '{ok,functions}'],
  // The server functions.
  ['post /api/functions/post-auth-route', '-', '{next}'],
  ['post /api/functions/send-email', '{to,subject,type,data?}', '{success}|{success,error}'],
  ['post /api/functions/password-reset-request', '{email}', '{ok}'],
  ['post /api/functions/password-reset-validate', '{token?}', '{ok}'],
  ['post /api/functions/password-reset-complete', '{token?,newPassword?}', '{ok,error?}'],
  // Questions, error log and page views.
  ['get /api/faq', '-', '[{question,answer}]'],
  ['post /api/faq', '{question,submitter_name?,submitter_contact?}', '{ok}'],
  ['post /api/error-log', '{level,source?,code?,message?,route?,stack?,context?}', '{id}'],
  ['post /api/page-views', '{path,referrer?}', '{ok}'],
];

test('the document has every call of section 7, in its shape', async () => {
  const app = await startTestApp();
  const { status, body } = await app.visitor().get('/api/openapi.json');
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  const paths = body.paths as Record<string, Record<string, Operation>>;
  const found = SECTION_7.map(([call]) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = paths[path]?.[method];
    const json = (part: Operation['requestBody']) => lineOf(part?.content['application/json']?.schema);
    return [call, json(operation?.requestBody), json(operation?.responses[succeeded(operation)])];
  });
  expect(found).toEqual(SECTION_7);
  expect(paths['/api/functions/post-auth-route']?.['post']?.parameters).toMatchObject([
    { name: 'x-role-hint', in: 'header' },
  ]);
  expect(lineOf(body.components.schemas.Error)).toBe('{error,message,fields?,current?}');

  const page = await app.visitor().get('/api/docs');
  expect(page.status).toBe(200);
  for (const [call] of SECTION_7) {
    const [method = '', path = ''] = call.split(' ');
    expect(page.body).toContain(`${method.toUpperCase()} ${path}`);
  }
});

test('the document marks the calls that need no session', async () => {
  const app = await startTestApp({ WORK_CONFIRMATIONS: '1' });
  const { body } = await app.visitor().get('/api/openapi.json');
  const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>);
  const open = paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security?.length === 0 ? `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}` : [],
    ),
  );
  const doors = [...DOORS].filter(([, who]) => who.includes('anonymous')).map(([route]) => route);
  expect(open.sort()).toEqual(doors.sort());
  const page = (await app.visitor().get('/api/docs')).body;
  expect(page.match(/Answers without a session/g)).toHaveLength(doors.length);
});

test('the document has every served call, with parameters and upload fields', async () => {
  const app = await startTestApp({ WORK_CONFIRMATIONS: '1' });
  const { routes } = await createApp(app.deps, { health: () => Promise.resolve([]) });
  const served = routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL');
  const paths = (await app.visitor().get('/api/openapi.json')).body.paths as Record<string, Record<string, Operation>>;
  const missing = served.filter(({ path, method }) => {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const named = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => `:${name}`);
    return named?.join() !== [...path.matchAll(/:\w+/g)].join();
  });
  expect(missing.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  const upload = paths['/api/me/documents']?.['post']?.requestBody?.content['multipart/form-data'];
  expect(lineOf(upload?.schema)).toBe('{kind,fileName?,factType?,factId?,expiresOn?,file}');
  const exported = paths['/api/admin/audit/export.csv']?.['get'];
  expect(exported?.parameters.map(({ name }) => name)).toContain('actorId');
  expect(Object.keys(exported?.responses['200']?.content ?? {})).toEqual(['text/csv']);
});

test.each(['/api/docs', '/api/openapi.json'])(
  '%s is sent compressed, once to who keeps it, and not all day',
  async (path) => {
    const app = await startTestApp({ RATE_LIMITS: 'on' });
    const asked = (headers: Record<string, string>) => app.visitor().get(path, headers);
    const plain = await asked({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip;q=1.0, br;q=0', 'gzip'],
    ] as const) {
      const { status, headers, body } = await asked({ 'accept-encoding': accepted });
      expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([
        200,
        encoding,
        'Accept-Encoding',
      ]);
      expect(body).toEqual(plain.body);
    }
    const etag = plain.headers.get('etag') ?? '';
    expect(await asked({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect(await asked({ 'if-none-match': 'W/"another"' })).toMatchObject({ status: 200 });
    const many = await Promise.all(Array.from({ length: 60 }, () => asked({ 'if-none-match': etag })));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(5);
  },
);
