import { expect, test } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
const ZIP = '64501';

const visit = async ({ http }: Pick<SignedIn, 'http'>, whose = 'everyone') => {
  const answer = await http.post('/api/employer/today/visit', { whose });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { since: string | null; facts: { kind: string; count: number }[] };
};

test('counts what happened since the visit before this one, for each member and within their part', async () => {
  const [hospital, nurse] = [await anApprovedHospital(app, ZIP), await anApprovedNurse(app, ZIP)];
  const jobId = await publish(app, hospital, { zip: ZIP, licenseStates: [] });
  await theMatch(nurse, jobId);
  const interviewer = await aColleague(app, hospital.organizationId, 'interviewer');
  expect(await visit(hospital)).toEqual({ since: null, facts: [] });
  await visit(interviewer);
  const left = app.clock.now();
  app.clock.advance(2 * HOUR_MS);
  const id = await applyByHand(nurse, jobId);
  const hello = { messageId: crypto.randomUUID(), body: 'When could I start?' };
  expect((await nurse.http.post(`/api/conversations/${id}/messages`, hello)).status).toBe(201);
  const news = {
    since: left.toISOString(),
    facts: [
      { kind: 'applied', count: 1 },
      { kind: 'messages', count: 1 },
    ],
  };
  expect(await visit(hospital)).toEqual(news);
  // A reload is the same visit.
  app.clock.advance(HOUR_MS / 6);
  expect(await visit(hospital)).toEqual(news);
  // Those who interview no one see no one.
  expect((await visit(interviewer)).facts).toEqual([]);
  app.clock.advance(1000);
  expect((await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null })).status).toBe(200);
  app.clock.advance(HOUR_MS);
  const next = await visit(hospital);
  expect(Date.parse(next.since ?? '')).toBe(left.getTime() + 2 * HOUR_MS + HOUR_MS / 6);
  expect(next.facts).toEqual([{ kind: 'withdrawn', count: 1 }]);
});
