import { expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import { anApprovedHospital, anApprovedNurse, eventually, publish } from '#tests/support/people/hiring.ts';

const KEPT = 11_000;

test('approved people and open jobs without a counterpart are counted by reason and listed, demo rows excluded', async () => {
  const app = await startTestApp();
  const ada = await signInAsAdmin(app);
  const hospital = await anApprovedHospital(app);
  const [near, far, demo] = [
    await anApprovedNurse(app),
    await anApprovedNurse(app, '66002'),
    await anApprovedNurse(app),
  ];
  await signInAs(app);
  await publish(app, hospital);
  const hard = await publish(app, hospital, { minimumYears: 40, title: 'Forty years of nights' });
  await app.asOwner(`update profiles set is_demo = true where user_id = $1`, [demo.userId]);
  const read = async () => {
    app.clock.advance(KEPT);
    return (await ada.http.get('/api/admin/unmatched')).body;
  };
  await eventually(async () =>
    expect(await read()).toMatchObject({
      includesDemo: false,
      isSample: false,
      people: { total: 2, unmatched: 1, reasons: [{ reason: 'distance', count: 1 }] },
      jobs: { total: 2, unmatched: 1, reasons: [{ reason: 'experience', count: 1 }] },
    }),
  );
  const rows = async (query: string) => (await ada.http.get(`/api/admin/unmatched/rows?${query}`)).body.items;
  expect(await rows('side=people')).toMatchObject([
    { id: far.userId, reason: 'distance', position: 'RN', place: expect.stringContaining(', KS') },
  ]);
  expect(await rows('side=jobs&reason=experience')).toMatchObject([
    {
      id: hard,
      name: 'Forty years of nights',
      organization: { name: 'Quillreed Hospital' },
      since: expect.any(String),
    },
  ]);
  expect(await rows('side=jobs&reason=distance')).toEqual([]);
  const search = async (asked: object) => (await ada.http.post('/api/admin/unmatched/rows/search', asked)).body.items;
  expect(await search({ side: 'jobs', q: 'forty nights' })).toMatchObject([{ id: hard }]);
  expect(await search({ side: 'people', q: far.email })).toMatchObject([{ id: far.userId }]);
  expect(await search({ side: 'people', q: near.email })).toEqual([]);

  // A change counts after ten seconds: until then, everyone reads the same examination.
  await app.asOwner(`update candidate_preferences set shifts = '{evenings}' where user_id = $1`, [near.userId]);
  await eventually(async () =>
    expect((await read()).people.reasons.map(({ reason }: { reason: string }) => reason)).toEqual(
      ['shift', 'distance'].toSorted(),
    ),
  );
  expect(await rows('side=people&limit=1')).toHaveLength(1);
});

test('only administrators read it', async () => {
  const app = await startTestApp({ ROLE: 'web' });
  const nurse = await signInAs(app);
  for (const path of ['/api/admin/unmatched', '/api/admin/unmatched/rows']) {
    expect(await nurse.http.get(path)).toMatchObject({ status: 403 });
    expect(await app.visitor().get(path)).toMatchObject({ status: 401 });
  }
});
