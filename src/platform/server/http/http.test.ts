import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { speakPlainly } from '#platform/contract/plain-words.ts';
import type { AppError } from '../errors.ts';
import { input } from './http.ts';

speakPlainly();
const rename = contract({
  method: 'post',
  path: '/api/pets/:id',
  summary: 'Renames a pet',
  params: z.object({ id: z.uuid() }),
  query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
  body: z.strictObject({
    name: z.string().min(1, 'Enter a name.'),
    tags: z.array(z.object({ text: z.string() })).default([]),
  }),
  response: z.object({}),
});

const app = new Hono()
  .post(rename.path, input(rename), (c) => c.json(c.get('input')))
  .onError((error, c) => {
    const { code, message, extra } = error as AppError;
    return c.json({ code, message, fields: extra.fields }, 400);
  });
const ID = '7f9c24e8-3b12-4d8c-9a61-0d1f5a8b9c01';
const post = async (body: string, path = `/api/pets/${ID}`) =>
  (await app.request(path, { method: 'POST', body })).json();

test('params, query and body arrive parsed, with defaults', async () => {
  expect(await post('{"name":"Rex"}', `/api/pets/${ID}?page=3`)).toEqual({
    params: { id: ID },
    query: { page: 3 },
    body: { name: 'Rex', tags: [] },
  });
});

test('a malformed id is a missing page, even with an invalid body', async () => {
  expect(await post('{}', '/api/pets/42')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await post('{}', '/api/pets/%00')).toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['broken JSON', '{"name":'],
  ['JSON nested too deep', `{"name":${'['.repeat(40)}${']'.repeat(40)}}`],
])('%s is malformed', async (_what, body) => {
  expect(await post(body)).toMatchObject({ code: 'MALFORMED_JSON' });
});

test('an empty body counts as an empty object', async () => {
  expect(await post('')).toMatchObject({ code: 'INVALID_INPUT', fields: { name: expect.any(String) } });
});

test('every invalid and unknown field is named by its path, with its own message first', async () => {
  expect(await post('{"name":"","tags":[{"text":"ok"},{"text":5}],"chip":1}')).toEqual({
    code: 'INVALID_INPUT',
    message: 'Enter a name.',
    fields: { name: 'Enter a name.', 'tags.1.text': expect.any(String), chip: expect.any(String) },
  });
});

test('names that would reach into every object change none', async () => {
  expect(await post('{"name":"Rex","__proto__":{"tags":1,"chip":1}}')).not.toHaveProperty('body.chip');
  expect(await post('{"name":"Rex","constructor":{"prototype":{"chip":1}}}')).toMatchObject({
    fields: { constructor: expect.any(String) },
  });
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('text that the database cannot store is refused at its field', async () => {
  const message = 'This contains a character that we cannot store. Please type it again.';
  expect(await post('{"name":"Rex\\u0000"}')).toEqual({ code: 'INVALID_INPUT', message, fields: { name: message } });
  expect(await post('{"name":"Rex","tags":[{"text":"\\ud800"}]}')).toMatchObject({
    fields: { 'tags.0.text': message },
  });
});

test.each([
  ['unknown', (name: string) => `"${name}":1`],
  ['not storable', (name: string) => `"${name}":"\\u0000"`],
])('a body with thousands of long names that are %s gets a short answer', async (_what, field) => {
  const names = Array.from({ length: 3000 }, (_, i) => field(`${i}${'x'.repeat(200)}`));
  const refused = await post(`{"name":"Rex",${names.join()}}`);
  expect(refused).toMatchObject({ code: 'INVALID_INPUT' });
  expect(Object.keys((refused as { fields: object }).fields)).toHaveLength(20);
  expect(JSON.stringify(refused).length).toBeLessThan(10_000);
});

test('a body with more values than any form has is refused before they are looked at', async () => {
  expect(await post(`{"name":"Rex","tags":[${'1,'.repeat(30_000)}1]}`)).toEqual({
    code: 'BODY_TOO_LARGE',
    message: expect.any(String),
    fields: undefined,
  });
});
