import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { aNurse, signInAs, type SignedIn } from '#tests/support/people/candidates.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

test('role requests are listed by age with the number of equal requests, and closed once with a note', async () => {
  const role = (requestedRole: string) => ({ ...aNurse.role, position: 'OTHER', requestedRole });
  for (const wish of ['Sonographer', 'Dietitian', 'sonographer']) {
    const nurse = await signInAs(app);
    expect((await nurse.http.put('/api/me/profile/role', role(wish))).status).toBe(200);
    app.clock.advance(1000);
  }
  const list = async (state = 'open') => (await ada.http.get(`/api/admin/role-requests?state=${state}`)).body.items;
  const [first, second, third] = await list();
  expect(first).toMatchObject({ requestedRole: 'Sonographer', asked: 2, person: { name: 'Dana Whitfield' } });
  expect(second).toMatchObject({ requestedRole: 'Dietitian', asked: 1 });
  expect(third).toMatchObject({ requestedRole: 'sonographer', asked: 2 });
  const path = `/api/admin/role-requests/${first.id}/close`;
  expect(await ada.http.post(path, { note: '' })).toMatchObject({ status: 422 });
  expect(await ada.http.post(path, { note: 'Planned for spring.' })).toMatchObject({
    status: 200,
    body: { closingNote: 'Planned for spring.' },
  });
  expect(await ada.http.post(path, { note: 'Again.' })).toMatchObject({ status: 409 });
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([second.id, third.id]);
  expect(await list('closed')).toMatchObject([{ id: first.id }]);
});
