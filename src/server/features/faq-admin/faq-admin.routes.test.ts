import { beforeAll, expect, test } from 'vitest';
import { signInAsAdmin } from '#tests/support/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/candidates.ts';

const app = sharedApp();
let ada: SignedIn;

beforeAll(async () => {
  ada = await signInAsAdmin(app);
});

const ask = async (question: string): Promise<string> => {
  const [row] = await app.asOwner(
    `insert into faq_questions (question, submitter_name, submitter_contact) values ($1, 'Kim', 'kim@example.test') returning id`,
    [question],
  );
  return String(row?.['id']);
};
const idsIn = async (status: string): Promise<string[]> =>
  (await ada.http.get(`/api/admin/faq?limit=100&status=${status}`)).body.items.map(({ id }: { id: string }) => id);

test('a question is answered, published, taken off again and deleted; every step stands in the audit log', async () => {
  const id = await ask('Is it free?');
  expect(await idsIn('pending')).toContain(id);
  expect(await ada.http.post(`/api/admin/faq/${id}/publish`)).toMatchObject({
    status: 422,
    body: { fields: { answer: 'Write the answer first.' } },
  });
  expect(await ada.http.put(`/api/admin/faq/${id}`, { question: 'Is it free?', answer: ' ' })).toMatchObject({
    status: 422,
  });
  await ada.http.put(`/api/admin/faq/${id}`, { question: 'Is it free for nurses?', answer: 'Yes.' });
  expect(await ada.http.post(`/api/admin/faq/${id}/publish`)).toMatchObject({
    status: 200,
    body: { status: 'published', question: 'Is it free for nurses?', publishedAt: app.clock.now().toISOString() },
  });
  expect(await idsIn('published')).toContain(id);
  expect(await ada.http.post(`/api/admin/faq/${id}/publish`)).toMatchObject({
    status: 409,
    body: { current: 'published' },
  });
  expect(await ada.http.delete(`/api/admin/faq/${id}`)).toMatchObject({ status: 409, body: { current: 'published' } });

  expect(await ada.http.post(`/api/admin/faq/${id}/unpublish`)).toMatchObject({
    body: { status: 'unpublished', publishedAt: null },
  });
  expect(await ada.http.delete(`/api/admin/faq/${id}`)).toMatchObject({ status: 200 });
  expect(await ada.http.delete(`/api/admin/faq/${id}`)).toMatchObject({ status: 404 });
  const log = await app.asOwner(`select action from audit_log where subject_id = $1 order by seq`, [id]);
  expect(log.map((row) => row['action'])).toEqual(['faq.edited', 'faq.published', 'faq.unpublished', 'faq.deleted']);
});

test('pending questions come by age, page by page', async () => {
  const ids = [await ask('One?'), await ask('Two?'), await ask('Three?')];
  const { body: first } = await ada.http.get('/api/admin/faq?limit=2');
  const { body: second } = await ada.http.get(`/api/admin/faq?limit=2&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids);
});

test('only administrators', async () => {
  const id = await ask('May I?');
  const nurse = await signInAs(app);
  expect(await nurse.http.get('/api/admin/faq')).toMatchObject({ status: 403 });
  expect(await nurse.http.put(`/api/admin/faq/${id}`, { question: 'x', answer: 'y' })).toMatchObject({ status: 403 });
  expect(await app.visitor().post(`/api/admin/faq/${id}/publish`)).toMatchObject({ status: 401 });
});
