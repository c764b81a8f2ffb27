import { describe, expect, test } from 'vitest';
import { carryOutDeletions } from '#server/features/identity/delete-account.ts';
import { signInAsAdmin } from '#tests/support/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import {
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  confirmWith,
  DAY,
  inDays,
  offerTo,
  proposalOf,
  publish,
  theMatch,
} from '#tests/support/hiring.ts';
import { tablesThatKnow } from '#tests/support/traces.ts';

/** Its clock only goes forward. */
const app = sharedApp();

/** A nurse who went through everything, with a word of its own in each text that she wrote or that is about her. */
async function aFullStory() {
  const hospital = await anApprovedHospital(app);
  const nurse = await anApprovedNurse(app);
  const words: string[] = [];
  const word = (name: string) => {
    const marked = `mark${name}${nurse.userId.slice(0, 8)}`;
    words.push(marked);
    return marked;
  };
  const done = async (call: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await call;
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body as { id: string };
  };
  const { http } = nurse;
  const jobId = await publish(app, hospital);
  await theMatch(nurse);
  await done(http.post('/api/match-reviews', { jobId, question: `Why this one? ${word('question')}` }));
  await done(http.post('/api/reports', { subjectType: 'job', subjectId: jobId, reason: 'other', detail: word('report') }));
  await done(
    app.visitor().post('/api/contact', {
      topic: 'other',
      name: word('sender'),
      email: nurse.email.toUpperCase(),
      message: word('contact'),
    }),
  );
  await done(
    app.visitor().post('/api/faq', {
      question: 'Do you hire aides?',
      submitter_name: word('asker'),
      submitter_contact: nurse.email,
    }),
  );
  const applicationId = await applyByHand(nurse, jobId);
  const proposed = await done(
    hospital.http.post(`/api/employer/applications/${applicationId}/interviews`, {
      ...proposalOf(app),
      message: `Dear Dana, ${word('invitation')}`,
    }),
  );
  await done(
    http.post(`/api/interviews/${proposed.id}/counter`, { slots: [inDays(app, 5)], message: word('counter') }),
  );
  await done(http.post(`/api/interviews/${proposed.id}/decline`, { reason: word('declined') }));
  const second = await confirmWith(app, hospital, nurse, applicationId);
  await done(http.post(`/api/interviews/${second}/cancel`, { reason: word('canceled') }));
  const third = await confirmWith(app, hospital, nurse, applicationId);
  app.clock.advance(4 * DAY);
  await done(
    hospital.http.post(`/api/interviews/${third}/outcome`, { outcome: 'advance', note: `Dana is good: ${word('note')}` }),
  );
  const offerId = await offerTo(app, hospital, applicationId);
  await done(http.post(`/api/offers/${offerId}/decline`, { reason: word('refusal') }));
  await done(http.post(`/api/me/applications/${applicationId}/withdraw`, { reason: word('withdrawal') }));
  return { nurse, hospital, applicationId, words };
}

describe('erasing a person', () => {
  test('leaves none of the texts that she wrote or that others wrote about her, in any table', async () => {
    const { nurse, words } = await aFullStory();
    await done(nurse.http.post('/api/me/account/delete', {}));
    app.clock.advance(30 * DAY + 1000);
    await carryOutDeletions(app.deps);
    expect(await tablesThatKnow(app, [...words, nurse.email, 'Whitfield'])).toEqual([]);
  });
});

const done = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  expect(status, JSON.stringify(body)).toBeLessThan(300);
};
