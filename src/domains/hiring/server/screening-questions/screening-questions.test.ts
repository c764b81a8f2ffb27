import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/durations.ts';
import { sendAndPlan } from '#domains/hiring/server/auto-apply/send-plans.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  eventually,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

const app = sharedApp();
let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
beforeAll(async () => {
  app.clock.set(new Date('2026-11-24T20:00:00Z'));
  hospital = await anApprovedHospital(app, '65203');
});

type Who = Pick<SignedIn, 'http'>;
const ECMO = { text: 'Have you cared for patients on ECMO?', kind: 'yes_no' };
const CHARTING = { text: 'Which charting systems have you used?', kind: 'text' };
const replace = (who: Who, jobId: string, before: object[], items: object[]) =>
  who.http.put(`/api/jobs/${jobId}/screening-questions`, { before, items });
async function ask(who: Who, jobId: string, ...items: object[]) {
  const { items: saved = [] } = (await who.http.get(`/api/jobs/${jobId}/screening-questions`)).body;
  const before = saved.map(({ text, kind }: typeof ECMO) => ({ text, kind }));
  return replace(who, jobId, before, items);
}
const asked = async (who: Who, jobId: string) => (await who.http.get(`/api/me/jobs/${jobId}/screening-questions`)).body;
const answer = (who: Who, jobId: string, answers: object[]) =>
  who.http.put(`/api/me/jobs/${jobId}/screening-answers`, { answers });
const aJob = () => publish(app, hospital, { zip: '65203' });

it('asks before an application, and shows the answers with their questions once it is made', async () => {
  const jobId = await aJob();
  expect((await ask(hospital, jobId, ECMO, CHARTING)).body.items).toMatchObject([ECMO, CHARTING]);
  const nurse = await anApprovedNurse(app, '65203');
  const refused = await nurse.http.post('/api/me/applications', { jobId });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('2 questions') } });
  const [first, second] = (await asked(nurse, jobId)).items;
  expect(await answer(nurse, jobId, [{ questionId: first.id, answer: 'Perhaps' }])).toMatchObject({
    status: 422,
    body: { fields: { 'answers.0.answer': 'Choose yes or no.' } },
  });
  await answer(nurse, jobId, [{ questionId: first.id, answer: 'Yes' }]);
  expect((await nurse.http.post('/api/me/applications', { jobId })).status).toBe(409);
  await answer(nurse, jobId, [{ questionId: second.id, answer: 'Epic and Cerner' }]);
  const id = await applyByHand(nurse, jobId);
  const read = `/api/employer/applications/${id}/screening-answers`;
  expect((await hospital.http.get(read)).body.items).toMatchObject([
    { question: ECMO.text, answer: 'Yes' },
    { question: CHARTING.text, answer: 'Epic and Cerner' },
  ]);
  expect((await answer(nurse, jobId, [{ questionId: first.id, answer: 'No' }])).status).toBe(409);

  const stranger = await anApprovedHospital(app, '65203');
  expect((await stranger.http.get(read)).status).toBe(404);
  expect((await ask(stranger, jobId)).status).toBe(404);
  await nurse.http.post(`/api/me/applications/${id}/withdraw`, { reason: null });
  expect((await hospital.http.get(read)).body.items ?? []).toEqual([]);
});

it('refuses what may not be asked and what the profile shows, keeps five, and warns in the screen only', async () => {
  const jobId = await aJob();
  const text = async (words: string) => (await ask(hospital, jobId, { text: words, kind: 'text' })).body.fields;
  expect(await text('Are you married?')).toMatchObject({ 'items.0.text': expect.stringContaining('Family') });
  expect(await text('Is your BLS current?')).toMatchObject({
    'items.0.text': expect.stringContaining('already shows'),
  });
  expect((await ask(hospital, jobId, { text: 'Are you vaccinated?', kind: 'yes_no' })).status).toBe(200);
  const six = Array.from({ length: 6 }, (_, at) => ({ text: `Question ${at}`, kind: 'text' }));
  expect((await ask(hospital, jobId, ...six)).status).toBe(422);
  const viewer = await aColleague(app, hospital.organizationId, 'viewer');
  expect((await ask(viewer, jobId, ECMO)).status).toBe(404);
});

it('keeps an answer under the words that were asked: another wording asks again', async () => {
  const jobId = await aJob();
  await ask(hospital, jobId, ECMO);
  const nurse = await anApprovedNurse(app, '65203');
  const [question] = (await asked(nurse, jobId)).items;
  await answer(nurse, jobId, [{ questionId: question.id, answer: 'Yes' }]);
  expect((await ask(hospital, jobId, CHARTING, ECMO)).body.items[1].id).toBe(question.id);
  await ask(hospital, jobId, { ...ECMO, text: 'Have you cared for patients on VV ECMO?' });
  expect((await asked(nurse, jobId)).items).toMatchObject([{ answer: null }]);
  expect((await answer(nurse, jobId, [{ questionId: question.id, answer: 'No' }])).status).toBe(409);
});

it('a member overwrites no questions that a colleague saved meanwhile, and a repeated request is no conflict', async () => {
  const jobId = await aJob();
  expect((await replace(hospital, jobId, [], [ECMO])).status).toBe(200);
  expect((await replace(hospital, jobId, [], [ECMO])).status).toBe(200);
  expect(await replace(hospital, jobId, [], [CHARTING])).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT', message: expect.stringContaining('changed in the meantime') },
  });
  expect((await replace(hospital, jobId, [ECMO], [CHARTING])).body.items).toMatchObject([CHARTING]);
});

it('sends no automatic application over an open question, and says what to do; an answer lets it go out', async () => {
  const zip = '65775';
  const employer = await anApprovedHospital(app, zip);
  const jobId = await publish(app, employer, { zip });
  await ask(employer, jobId, ECMO);
  const nurse = await anApprovedNurse(app, zip);
  await theMatch(nurse, jobId);
  await nurse.http.put('/api/me/auto-apply', { enabled: true, dailyCap: 2, activeCap: 5, minScore: 0 });
  const plans = async () => (await nurse.http.get('/api/me/planned-applications')).body;
  await eventually(async () => expect((await plans()).items).toMatchObject([{ unanswered: 1 }]));
  const [question] = (await asked(nurse, jobId)).items;
  await answer(nurse, jobId, [{ questionId: question.id, answer: 'No' }]);
  expect((await plans()).items).toMatchObject([{ unanswered: 0 }]);
  await ask(employer, jobId, CHARTING);
  app.clock.advance(23 * HOUR_MS);
  await sendAndPlan(app.deps);
  expect((await plans()).notSent).toMatchObject([{ reason: 'refused', detail: expect.stringContaining('a question') }]);
});
