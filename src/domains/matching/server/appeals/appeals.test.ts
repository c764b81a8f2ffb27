import { expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { startTestApp } from '#tests/support/app.ts';
import { signInAs } from '#tests/support/people/candidates.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  eventually,
  noticeTitlesOf,
  publish,
  theMatch,
} from '#tests/support/people/hiring.ts';

test('both sides can appeal; the administrator sees the receipt, and the author gets the answer', async () => {
  const app = await startTestApp();
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  const job = await publish(app, hospital);
  await theMatch(nurse);
  const ask = (who: Pick<typeof nurse, 'http'>, about: object) => {
    app.clock.advance(1000);
    return who.http.post('/api/appeals', { ...about, question: 'Why is the commute so low?' });
  };

  // The candidate, including about a job that does not fit.
  const far = await publish(app, hospital, { minimumYears: 40 });
  expect(await ask(nurse, { jobId: job })).toMatchObject({
    status: 201,
    body: { status: 'open', applicationId: null },
  });
  expect(await ask(nurse, { jobId: job })).toMatchObject({ status: 409 });
  expect(await ask(nurse, { jobId: far })).toMatchObject({ status: 201 });
  // The employer, about an anonymous candidate they are shown.
  const applicants = () => hospital.http.get(`/api/jobs/${job}/candidates`);
  const shown = await eventually(async () => {
    const { items } = (await applicants()).body;
    expect(items).toHaveLength(1);
    return items[0];
  });
  expect(await ask(hospital, { applicationId: shown.id })).toMatchObject({
    status: 201,
    body: { applicationId: shown.id },
  });
  const stranger = await signInAs(app, 'employer');
  expect(await ask(stranger, { applicationId: shown.id })).toMatchObject({ status: 404 });
  expect(await ask(nurse, { applicationId: shown.id })).toMatchObject({ status: 404 });
  expect(await ask(nurse, { jobId: shown.id })).toMatchObject({ status: 404 });
  expect(await nurse.http.post('/api/appeals', { jobId: job, question: ' ' })).toMatchObject({ status: 422 });

  const ada = await signInAsAdmin(app);
  expect(await nurse.http.get('/api/admin/appeals')).toMatchObject({ status: 403 });
  const { body: open } = await ada.http.get('/api/admin/appeals');
  expect(open.items).toHaveLength(3);
  const [first, second] = open.items;
  expect(first).toMatchObject({ side: 'candidate', personId: nurse.userId, receipt: { eligible: true } });
  expect(first.receipt.gates).toHaveLength(15);
  expect(second.receipt).toMatchObject({ eligible: false });

  const answered = await ada.http.post(`/api/admin/appeals/${first.id}/answer`, {
    outcome: 'stands',
    answer: 'The hospital is 20 miles from your home.',
  });
  expect(answered, JSON.stringify(answered.body)).toMatchObject({ status: 200, body: { status: 'answered' } });
  const again = { outcome: 'stands', answer: 'Once more.' };
  expect(await ada.http.post(`/api/admin/appeals/${first.id}/answer`, again)).toMatchObject({ status: 409 });
  expect(await noticeTitlesOf(nurse)).toContain('We reviewed your match');
  const { body: mine } = await nurse.http.get('/api/appeals');
  expect(mine.items.find(({ id }: { id: string }) => id === first.id)).toMatchObject({
    answer: 'The hospital is 20 miles from your home.',
    outcome: 'stands',
  });
  // Only the author can read it, and the receipt stays with reviewers.
  expect((await hospital.http.get('/api/appeals')).body.items).toHaveLength(1);
  expect(JSON.stringify(mine)).not.toContain('payFloor');
});
