import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { user } from '#platform/server/database/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();

test('a candidate who withdrew after a response may apply again, and a new response is due', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const jobId = await publish(app, hospital);
  const id = await applyByHand(nurse, jobId);
  const seen = async () => (await hospital.http.get(`/api/employer/applications/${id}`)).body;
  expect((await hospital.http.post(`/api/employer/applications/${id}/shortlist`)).status).toBe(200);
  await proposeTo(app, hospital, id);
  const answeredAt = async () =>
    (await app.asOwner('select first_response_at as at from applications where id = $1', [id]))[0]?.['at'];
  expect(await answeredAt()).toEqual(app.clock.now());

  expect((await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null })).status).toBe(200);
  app.clock.advance(3 * DAY);
  expect(await applyByHand(nurse, jobId)).toBe(id);
  const again = await seen();
  expect(again).toMatchObject({ stage: 'applied', isNamed: true });
  expect(await answeredAt()).toBeNull();
  expect(Date.parse(again.responseDueAt)).toBeGreaterThan(app.clock.now().getTime());

  // The response stays: only applying again restarts the clock.
  expect((await hospital.http.post(`/api/employer/applications/${id}/shortlist`)).status).toBe(200);
  for (const change of [sql`null`, sql`now()`]) {
    const rewrite = app.deps.db.as(user(nurse.userId), (tx) =>
      tx.execute(sql`update applications set first_response_at = ${change} where id = ${id}`),
    );
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
