import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';

const app = sharedApp();
const stored = () => app.asOwner('select question, status, submitter_name, submitter_contact from faq_questions');

test('a question is stored as pending, empty name and contact as null, and is not shown; a blank one is refused', async () => {
  const visitor = app.visitor();
  expect(await visitor.post('/api/faq', { question: '   ' })).toMatchObject({
    status: 422,
    body: { error: 'INVALID_INPUT', fields: { question: 'Please write your question.' } },
  });
  expect(await stored()).toEqual([]);
  const answer = await visitor.post('/api/faq', {
    question: ' Is it free? ',
    submitter_name: '',
    submitter_contact: ' ',
  });
  expect(answer.status).toBe(201);
  expect(await stored()).toEqual([
    { question: 'Is it free?', status: 'pending', submitter_name: null, submitter_contact: null },
  ]);
  expect((await visitor.get('/api/faq')).body).toEqual([]);
});

test('published questions come newest first', async () => {
  await app.asOwner(`insert into faq_questions (question, answer, status, published_at) values
    ('Old?', 'Yes.', 'published', '2026-01-01'), ('New?', 'Yes, too.', 'published', '2026-02-01')`);
  expect((await app.visitor().get('/api/faq')).body).toEqual([
    { question: 'New?', answer: 'Yes, too.' },
    { question: 'Old?', answer: 'Yes.' },
  ]);
});
