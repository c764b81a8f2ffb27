import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';

test('a blank question is refused and nothing is stored', async () => {
  const app = await startTestApp();
  const answer = await app.visitor().post('/api/faq', { question: '   ' });
  expect(answer).toMatchObject({
    status: 422,
    body: { error: 'INVALID_INPUT', fields: { question: 'Please write your question.' } },
  });
  expect(await app.asOwner('select * from faq_questions')).toHaveLength(0);
});

test('a question is stored as pending, empty name and contact as null, and is not shown', async () => {
  const app = await startTestApp();
  const visitor = app.visitor();
  const answer = await visitor.post('/api/faq', {
    question: ' Is it free? ',
    submitter_name: '',
    submitter_contact: ' ',
  });
  expect(answer.status).toBe(201);
  expect(await app.asOwner('select question, status, submitter_name, submitter_contact from faq_questions')).toEqual([
    { question: 'Is it free?', status: 'pending', submitter_name: null, submitter_contact: null },
  ]);
  expect((await visitor.get('/api/faq')).body).toEqual([]);
});

test('published questions come newest first', async () => {
  const app = await startTestApp();
  await app.asOwner(`insert into faq_questions (question, answer, status, published_at) values
    ('Old?', 'Yes.', 'published', '2026-01-01'), ('New?', 'Yes, too.', 'published', '2026-02-01')`);
  expect((await app.visitor().get('/api/faq')).body).toEqual([
    { question: 'New?', answer: 'Yes, too.' },
    { question: 'Old?', answer: 'Yes.' },
  ]);
});
