import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { user } from '#platform/server/db.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, DAY, proposeTo, publish } from '#tests/support/hiring.ts';

const app = sharedApp();

test('who withdrew after the employer had answered may apply again, and the employer owes an answer again', async () => {
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

  // The answer itself stays the employer's: only applying anew begins the clock again.
  expect((await hospital.http.post(`/api/employer/applications/${id}/shortlist`)).status).toBe(200);
  for (const change of [sql`null`, sql`now()`]) {
    const rewrite = app.deps.db.as(user(nurse.userId), (tx) =>
      tx.execute(sql`update applications set first_response_at = ${change} where id = ${id}`),
    );
    await expect(rewrite).rejects.toMatchObject({ cause: { code: '42501' } });
  }
});
