import { beforeAll, expect, test, vi } from 'vitest';
import { FEATURES } from '#app/server/features.ts';
import type { Contract } from '#platform/contract/contract.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { aPdf, uploadDocument } from '#tests/support/uploads.ts';
import { routeOf, validBody } from '../walks/api-walk-samples.ts';
import { SIGNS_OUT, STREAMS, WITHOUT_CONTRACT } from '../walks/api-walk-exceptions.ts';
import { DOORS } from '../walks/expected.ts';

/**
 * In production, an administrator without a second factor has the rights of any signed-in user on every route of the API,
 * and none of an administrator.
 */
const app = sharedApp({
  NODE_ENV: 'production',
  RATE_LIMITS: 'on',
  SECRET_KEY: 'k'.repeat(40),
  WORK_CONFIRMATIONS: '1',
});
let ada: SignedIn;
let documentId: string;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
  const nurse = await signInAs(app);
  const uploaded = await uploadDocument(nurse.http, aPdf());
  documentId = uploaded.body.id;
  expect(documentId).toMatch(/^[0-9a-f-]{36}$/);
});

const contracts: readonly Contract[] = FEATURES.flatMap((feature) => feature.contracts ?? []);
const bodyOf = new Map(
  contracts.map((contract) => [routeOf(contract), contract.body ? validBody(contract) : undefined]),
);
const NEVER_ENDS = new Set([...STREAMS, ...SIGNS_OUT, 'POST /api/auth/sign-out']);
const routes = [...DOORS].filter(([route, who]) => who.includes('admin') && !NEVER_ENDS.has(route));

test('no route runs with an administrator’s rights, and console routes say what is missing', async () => {
  const asked = vi.spyOn(app.deps.db, 'as');
  const wrong: string[] = [];
  for (const [route, who] of routes) {
    const [method = '', path = ''] = route.split(' ');
    asked.mockClear();
    const answer = await ada.http.send(method, path.replaceAll(/:\w+/g, documentId), bodyOf.get(route));
    if (asked.mock.calls.some(([actor]) => actor.kind === 'admin')) wrong.push(`${route} ran as administrator`);
    const isConsole = who.length === 1 || route.includes('/api/documents/');
    const isRefused = answer.status === 403 && answer.body.error === 'SECOND_FACTOR_NEEDED';
    if (isConsole !== isRefused) wrong.push(`${route}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 100)}`);
  }
  expect(wrong).toEqual([]);
  expect(routes.length).toBeGreaterThan(WITHOUT_CONTRACT.length + 100);
});

test('the health of the procedures is told without its figures, and nobody else is named an administrator', async () => {
  const { body } = await ada.http.post('/api/rpc/get_rpc_health_status');
  expect(body.functions.length).toBeGreaterThan(0);
  expect(body.functions.filter((entry: object) => 'figures' in entry || 'facts' in entry)).toEqual([]);
  const other = await signInAsAdmin(app, 'Otto Reyes');
  expect((await ada.http.post('/api/rpc/is_admin', { uid: other.userId })).body).toBe(false);
});

test('acting headers are ignored', async () => {
  const nurse = await signInAs(app);
  const headers = { 'x-acting-as-user-id': nurse.userId };
  expect((await ada.http.get('/api/me/profile', headers)).status).toBe(403);
});
