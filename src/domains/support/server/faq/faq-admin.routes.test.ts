import { beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { signInAsAdmin } from '#tests/support/people/administrators.ts';
import { sharedApp } from '#tests/support/app.ts';
import { signInAs, type SignedIn } from '#tests/support/people/candidates.ts';
import { purgeFaq } from './delete-faq.ts';

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
  for (const [step, body] of [['move', { direction: 'up' }], ['restore']] as const)
    expect(await nurse.http.post(`/api/admin/faq/${id}/${step}`, body)).toMatchObject({ status: 403 });
});

/** Published one after the other, so the first letter comes last. */
const publishEach = async (questions: readonly string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const question of questions) {
    const id = await ask(question);
    await ada.http.put(`/api/admin/faq/${id}`, { question, answer: 'Yes.' });
    app.clock.advance(1000);
    expect(await ada.http.post(`/api/admin/faq/${id}/publish`)).toMatchObject({ status: 200 });
    ids.push(id);
  }
  return ids;
};
const shown = async (): Promise<string> =>
  (await app.visitor().get('/api/faq')).body.map(({ question }: { question: string }) => question).join('');
const move = (id: string | undefined, direction: string) => ada.http.post(`/api/admin/faq/${id}/move`, { direction });

test('published questions are put in order, which everybody sees; a new one comes on top', async () => {
  const [a, b, c] = await publishEach(['A', 'B', 'C']);
  expect(await shown()).toBe('CBA');
  expect(await move(a, 'up')).toMatchObject({ status: 200, body: { place: 2, of: 3 } });
  expect(await shown()).toBe('CAB');
  expect(await move(c, 'down')).toMatchObject({ body: { place: 2, of: 3 } });
  expect(await shown()).toBe('ACB');
  expect(await move(a, 'up')).toMatchObject({ status: 200, body: { place: 1, of: 3 } });
  expect(await move(b, 'down')).toMatchObject({ status: 200, body: { place: 3, of: 3 } });
  expect(await shown()).toBe('ACB');
  const log = await app.asOwner(`select subject_id, detail from audit_log where action = 'faq.moved' order by seq`);
  expect(log).toEqual([
    { subject_id: a, detail: { from: 3, to: 2 } },
    { subject_id: c, detail: { from: 1, to: 2 } },
  ]);

  const [d, e] = await publishEach(['D', 'E']);
  expect(await shown()).toBe('EDACB');
  const inOrder = [e, d, a, c, b];
  expect(await idsIn('published')).toEqual(inOrder);
  const { body: first } = await ada.http.get('/api/admin/faq?status=published&limit=3');
  const { body: second } = await ada.http.get(`/api/admin/faq?status=published&limit=3&cursor=${first.nextCursor}`);
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(inOrder);

  // Each of four concurrent moves sees the order that the previous one left.
  for (const direction of ['up', 'down', 'up', 'down', 'up']) {
    const moved = await Promise.all([b, b, b, b].map((id) => move(id, direction)));
    const places = moved.map(({ body }) => body.place).toSorted((one, other) => one - other);
    expect(places).toEqual(direction === 'up' ? [1, 2, 3, 4] : [2, 3, 4, 5]);
  }
  expect(await shown()).toBe('BEDAC');

  expect(await ada.http.post(`/api/admin/faq/${b}/unpublish`)).toMatchObject({ status: 200 });
  expect(await move(b, 'up')).toMatchObject({ status: 409, body: { current: 'unpublished' } });
  expect(await move(a, 'sideways')).toMatchObject({ status: 422 });
  await ada.http.post(`/api/admin/faq/${b}/publish`);
  expect(await shown()).toBe('BEDAC');
});

test('a deletion is undone for a day, and then it is for good', async () => {
  const id = await ask('Back again?');
  const stored = () => app.asOwner('select * from faq_questions where id = $1', [id]);
  const before = await stored();
  expect(await ada.http.post(`/api/admin/faq/${id}/restore`)).toMatchObject({
    status: 409,
    body: { current: 'pending' },
  });
  const waiting = async (): Promise<number> =>
    (await ada.http.get('/api/admin/overview')).body.queues.find(({ queue }: { queue: string }) => queue === 'faq')
      .waiting;
  const waited = await waiting();
  await ada.http.delete(`/api/admin/faq/${id}`);
  expect(await waiting()).toBe(waited - 1);
  expect(await idsIn('pending')).not.toContain(id);
  const words = { question: 'Gone?', answer: 'Yes.' };
  expect(await ada.http.put(`/api/admin/faq/${id}`, words)).toMatchObject({ status: 404 });
  expect(await ada.http.post(`/api/admin/faq/${id}/unpublish`)).toMatchObject({ status: 404 });
  expect(await ada.http.post(`/api/admin/faq/${id}/move`, { direction: 'up' })).toMatchObject({ status: 404 });

  await purgeFaq(app.deps);
  expect(await ada.http.post(`/api/admin/faq/${id}/restore`)).toMatchObject({
    status: 200,
    body: { id, status: 'pending', submitterName: 'Kim', submitterContact: 'kim@example.test' },
  });
  expect(await stored()).toEqual(before);
  expect(await idsIn('pending')).toContain(id);

  await ada.http.delete(`/api/admin/faq/${id}`);
  const log = await app.asOwner(`select action from audit_log where subject_id = $1 order by seq`, [id]);
  expect(log.map((row) => row['action'])).toEqual(['faq.deleted', 'faq.restored', 'faq.deleted']);
  app.clock.advance(DAY_MS + 1);
  await purgeFaq(app.deps);
  expect(await stored()).toEqual([]);
  const later = await signInAsAdmin(app);
  expect(await later.http.post(`/api/admin/faq/${id}/restore`)).toMatchObject({ status: 404 });
});
