import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { sharedApp } from '#tests/support/app.ts';
import { invite } from '#tests/support/people/invitations.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  DAY,
  matched,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();

/** The query of docs/response-times.md. */
async function documented(organizationId: string): Promise<unknown> {
  const page = await readFile(new URL('../../../../../docs/response-times.md', import.meta.url), 'utf8');
  const query = /```sql\n([^`]+)```/.exec(page)?.[1]?.replace(/;\s*$/, '') ?? '';
  const [row] = await app.asOwner(query, [organizationId, app.clock.now().toISOString()]);
  return row ?? null;
}

test('five responses say how soon an employer responds, the same everywhere and as the documented query', async () => {
  // A Monday at 8 AM in Central Time, so that the hours below cross midnight only where they should.
  app.clock.set(new Date('2027-03-01T14:00:00Z'));
  const hospital = await anApprovedHospital(app);
  const jobId = await publish(app, hospital, { isPublic: true });
  const { slug } = (await hospital.http.get(`/api/jobs/${jobId}`)).body;
  const reader = await anApprovedNurse(app);
  await matched(app);
  const { id: matchId } = await theMatch(reader, jobId);
  const shown = async () => (await reader.http.get(`/api/me/matches/${matchId}`)).body.usualResponse;
  const page = async () => (await app.visitor().get(`/jobs/${slug}`)).body;

  const answerAfter = async (hours: number, { isOpened = true, step = 'shortlist', body = {} } = {}) => {
    const id = await applyByHand(await anApprovedNurse(app), jobId);
    app.clock.advance(hours * HOUR_MS);
    if (isOpened) await hospital.http.get(`/api/employer/applications/${id}`);
    expect((await hospital.http.post(`/api/employer/applications/${id}/${step}`, body)).status).toBe(200);
  };
  for (const hours of [1, 9, 4.4, 30]) await answerAfter(hours);
  // No member opened it, so it is no response.
  await answerAfter(2, {
    isOpened: false,
    step: 'decline',
    body: { reason: 'pay', audience: 'candidate', note: null },
  });
  app.clock.advance(DAY);
  expect([await shown(), await documented(hospital.organizationId)]).toEqual([null, null]);
  expect(await page()).not.toContain('Usually responds');

  await answerAfter(2);
  // The number stands still for the day.
  app.clock.advance(HOUR_MS);
  expect(await shown()).toBeNull();
  app.clock.advance(DAY);
  const five = { hours: 5, responses: 5 };
  expect([await shown(), await documented(hospital.organizationId)]).toEqual([five, five]);
  expect(await page()).toContain('Usually responds in 5 hours (last 5 responses)');
  const [employerPage] = /\/employers\/[a-z0-9-]+/.exec(await page()) ?? [];
  const { body } = await app.visitor().get(String(employerPage));
  for (const words of ['Usually responds in 5 hours', 'Median of the last 5 responses']) expect(body).toContain(words);
  const [application] = await app.asOwner('select id from applications where candidate_id = $1', [reader.userId]);
  expect((await invite(hospital, String(application?.['id']))).status).toBe(201);
  expect((await reader.http.get('/api/me/invitations')).body.items[0].usualResponse).toEqual(five);

  // A sixth response replaces the oldest one, and the number still rests on five.
  await answerAfter(48);
  app.clock.advance(DAY);
  const next = { hours: 9, responses: 5 };
  expect([await shown(), await documented(hospital.organizationId)]).toEqual([next, next]);
});
