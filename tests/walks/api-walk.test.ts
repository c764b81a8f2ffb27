import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '#app/server/create-app.ts';
import { STATUS_OF } from '#app/server/error-table.ts';
import { FEATURES } from '#app/server/features.ts';
import type { Contract } from '#platform/contract/contract.ts';
import { idParams } from '#platform/contract/common.ts';
import type { ErrorBody } from '#kernel/errors.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { Answer, HttpClient } from '#tests/support/http-client.ts';
import { attacksOn, routeOf, UNFIT, validBody } from './api-walk-samples.ts';
import { openWalk, type Walk, type Who } from './api-walk-market.ts';
import { CUT_TO_SIZE, SIGNS_OUT, STREAMS, TESTED_ELSEWHERE, WITHOUT_CONTRACT } from './api-walk-exceptions.ts';
import { DOORS } from './expected.ts';

/**
 * Bad input on every route of the API and as every kind of user gets a code of the error table and a message, never a
 * server error or a stack. A new route must be listed in `expected/`, or the first test fails.
 */
const app = sharedApp({ WORK_CONFIRMATIONS: '1' });
let walk: Walk;

const WHO = ['anonymous', 'candidate', 'employer', 'admin'] as const;
const UNKNOWN = '00000000-0000-4000-8000-0000000000ff';
const NO_OBJECTS = ['null', '[]', '"x"', '1'];
const MALFORMED = '{"a":';
const LIMIT = 1_048_576;

type Route = Omit<Contract, 'summary' | 'response'>;
const contracts: readonly Contract[] = FEATURES.flatMap((feature) => feature.contracts ?? []);
const routes: readonly Route[] = [
  ...contracts,
  ...WITHOUT_CONTRACT.map((path): Route => ({
    method: 'get',
    path,
    ...(path.includes(':id') ? { params: idParams } : {}),
  })),
].filter((route) => DOORS.has(routeOf(route)) && !STREAMS.includes(routeOf(route)));

const withBody = routes.filter(({ body }) => body);

beforeAll(async () => {
  walk = await openWalk(app);
});

const withIds = (path: string, id: string) =>
  path
    .replaceAll(/:(?:id|userId|itemId|token|zip)\b/g, id)
    .replace(':itemType', 'license')
    .replace(':day', '30')
    .replace(':kind', 'match_found')
    .replace(':group', 'applications')
    .replace(':position', 'RN');
const send = (http: HttpClient, { method, path }: Route, id: string, body?: unknown) =>
  http.send(method.toUpperCase(), withIds(path, id), body);
const doorOf = (route: Route): readonly Who[] => DOORS.get(routeOf(route)) ?? [];
/** A user with access, and with data of their own where possible. */
const insiderOf = (route: Route): Who => doorOf(route).find((who) => who !== 'anonymous') ?? 'anonymous';
const isAbout = (route: Route, start: string) => route.path === start || route.path.startsWith(`${start}/`);

/** Faults of a response; `status` is the expected one, if known. */
function faultsOf({ status, body }: Answer, about: string, expected?: number): string[] {
  // Calls under /api/functions have their own error format.
  const isOwnShape = body?.success === false && !(body.error in STATUS_OF);
  const { error, message } = isOwnShape
    ? { error: 'INVALID_INPUT' as const, message: body.error }
    : (body as ErrorBody);
  const isRefusal = status >= 400;
  const words = JSON.stringify(body);
  const leaks = /node_modules|\.ts:\d|\bat [\w.]+ \(|drizzle|postgres|insert into/i;
  const isWell =
    status < 500 &&
    (expected === undefined || status === expected) &&
    (!isRefusal || (STATUS_OF[error] === status && message.length > 5 && !leaks.test(words)));
  return isWell ? [] : [`${about}: ${status} ${words.slice(0, 300)}`];
}

/** Visits a list, a few items at a time, and returns the faults. */
async function each<T>(list: readonly T[], visit: (one: T) => Promise<string[]>): Promise<string[]> {
  const waiting = [...list];
  const faults: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) faults.push(...(await visit(next)));
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return faults;
}

describe('every route', () => {
  it('stands in the list of who may come in', async () => {
    const hono = await createApp(app.deps, { health: () => Promise.resolve([]) });
    const served = hono.routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL');
    expect([...new Set(served.map(({ method, path }) => `${method} ${path}`))].sort()).toEqual(
      [...DOORS.keys()].sort(),
    );
  });

  it('lets in whom it should, and tells everybody else so', async () => {
    const seen = new Map<string, Who[]>();
    const faults = await each(routes, async (route) => {
      const found: string[] = [];
      const inside: Who[] = [];
      for (const who of WHO) {
        const answer = await send(walk.browsers[who], route, UNKNOWN, route.body ? MALFORMED : undefined);
        const isInside = answer.status !== 401 && answer.status !== 403;
        if (isInside) inside.push(who);
        const refusal = who === 'anonymous' ? 401 : 403;
        found.push(...faultsOf(answer, `${routeOf(route)} as ${who}`, isInside ? route.body && 400 : refusal));
      }
      seen.set(routeOf(route), inside);
      return found;
    });
    expect(faults).toEqual([]);
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(routes.map((route) => [routeOf(route), doorOf(route)])),
    );
  });

  it('knows no id but its own: unknown ones and what is no id at all are not found', async () => {
    const noIds = ['not-an-id', '%00', '%E0%A4%A', `${UNKNOWN}%00`, 'x'.repeat(4000)];
    const withId = routes.filter(({ path, params }) => params && /:(id|userId|token|zip)/.test(path));
    const faults = await each(withId, async (route) => {
      const body = route.body ? validBody(route) : undefined;
      const found: string[] = [];
      const tries = [
        ...doorOf(route).map((who) => [who, UNKNOWN] as const),
        ...noIds.map((id) => [insiderOf(route), id] as const),
      ];
      for (const [who, id] of tries) {
        const about = `${routeOf(route)} of ${id.slice(0, 50)} as ${who}`;
        found.push(...faultsOf(await send(walk.browsers[who], route, id, body), about, 404));
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('answers 404 for what is somebody else’s', async () => {
    const tried: string[] = [];
    const faults: string[] = [];
    for (const who of ['candidate', 'employer'] as const) {
      for (const [start, id] of Object.entries(walk.owned[who])) {
        for (const route of routes.filter((one) => isAbout(one, start) && doorOf(one).includes(who))) {
          const answer = await send(walk.strangers[who], route, id, route.body ? validBody(route) : undefined);
          faults.push(...faultsOf(answer, `${routeOf(route)} as another ${who}`, 404));
          tried.push(routeOf(route));
        }
      }
    }
    expect(faults).toEqual([]);
    const withId = routes.filter(({ path }) => /:(id|userId)/.test(path) && !path.startsWith('/api/admin/'));
    const untried = withId.map(routeOf).filter((route) => !tried.includes(route));
    expect(untried.toSorted()).toEqual(TESTED_ELSEWHERE);
  });

  it('refuses bodies that are too large, and such as are no object or lack what they need', async () => {
    const large = `{"a":"${'x'.repeat(LIMIT)}"}`;
    const faults = await each(withBody, async (route) => {
      const http = walk.browsers[insiderOf(route)];
      const found = faultsOf(await send(http, route, UNKNOWN, large), `${routeOf(route)}, too large`, 413);
      const takesNothing = route.body?.safeParse({}).success === true;
      for (const sent of takesNothing ? NO_OBJECTS : [...NO_OBJECTS, '']) {
        const answer = await send(http, route, UNKNOWN, sent);
        const about = `${routeOf(route)} with '${sent}'`;
        found.push(...faultsOf(answer, about, 422));
        if (Object.keys(answer.body.fields ?? {}).length === 0) found.push(`${about}: no field is named`);
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('takes every query for what it may be', async () => {
    const hostile = ['', '%00', 'x'.repeat(5000), '99999999999999999999', 'null', '%E0%A4%A'];
    const withQuery = routes.filter(({ query }) => query);
    const faults = await each(withQuery, async (route) => {
      const schema = z.toJSONSchema(route.query ?? z.object(), { io: 'input' });
      const found: string[] = [];
      for (const name of Object.keys(schema.properties ?? {})) {
        for (const value of hostile) {
          const url = `${withIds(route.path, UNKNOWN)}?${name}=${value}`;
          const answer = await walk.browsers[insiderOf(route)].send(route.method.toUpperCase(), url);
          found.push(...faultsOf(answer, `${route.method} ${url.slice(0, 90)}`));
        }
      }
      return found;
    });
    expect(faults).toEqual([]);
  });

  it('takes every field for what it may be: too long, of another type, out of range, not storable', async () => {
    const attack = async (route: Route) => {
      const who = insiderOf(route);
      const owned = who === 'candidate' || who === 'employer' ? walk.owned[who] : {};
      const [, id = UNKNOWN] = Object.entries(owned).find(([start]) => isAbout(route, start)) ?? [];
      const isCut = CUT_TO_SIZE.includes(routeOf(route));
      const found: string[] = [];
      for (const { at, value, body } of attacksOn(validBody(route))) {
        const about = `${routeOf(route)} with ${at} = ${JSON.stringify(value).slice(0, 60)}`;
        const answer = await send(walk.browsers[who], route, id, body);
        found.push(...faultsOf(answer, about, UNFIT.has(value) && !isCut ? 422 : undefined));
      }
      return found;
    };
    const isLast = (route: Route) => SIGNS_OUT.includes(routeOf(route));
    expect(
      await each(
        withBody.filter((route) => !isLast(route)),
        attack,
      ),
    ).toEqual([]);
    expect(await each(withBody.filter(isLast), attack)).toEqual([]);
  }, 180_000);
});

it('a part of a path that is no id is held to the same', async () => {
  const [one] = await app.asOwner(`select id from verification_cases where subject_type = 'person' limit 1`);
  const path = `/api/admin/cases/${String(one?.['id'])}/items/license/a%00b`;
  const answer = await walk.browsers.admin.put(path, { outcome: 'accepted', source: 'state_board', revision: '' });
  expect(answer).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
});

it('no cookie and no header brings the server down', async () => {
  const http = app.visitor();
  for (const cookie of [
    'tallgrass.session_token=%00',
    'tallgrass.session_token=a.b.c',
    '=;;=',
    `a=${'x'.repeat(6000)}`,
  ]) {
    expect(await http.get('/api/session', { cookie })).toMatchObject({ status: 200 });
    expect(await http.get('/api/me/profile', { cookie })).toMatchObject({ status: 401 });
  }
  const odd = [
    { 'idempotency-key': 'x' },
    { 'content-type': 'text/plain' },
    { origin: 'null' },
    { origin: 'https://evil.test' },
  ];
  for (const headers of odd) {
    const answer = await walk.strangers.candidate.post('/api/reports', { subjectType: 'job' }, headers);
    expect(faultsOf(answer, JSON.stringify(headers), 'origin' in headers ? 403 : 422)).toEqual([]);
  }
});
