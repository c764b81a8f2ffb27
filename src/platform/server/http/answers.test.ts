import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import type { AppError } from '../errors.ts';
import { answer } from './http.ts';
import { createLogger } from '../log.ts';

const pet = z.object({ name: z.string(), owner: z.object({ id: z.int() }).nullable() });
const newContract = () =>
  contract({
    method: 'get',
    path: '/api/pets',
    summary: 'Pets',
    response: z.object({
      items: z.array(pet),
      byId: z.record(z.string(), pet),
      one: z.union([z.object({ is: z.string() }), z.object({ is: z.string(), late: z.boolean() })]),
    }),
  });

const PETS = {
  items: [
    { name: 'Rex', owner: { id: 1, homeZip: '64801' } },
    { name: 'Tom', owner: null, chip: 'secret-chip', gone: undefined },
  ],
  byId: { 'ada@example.org': { name: 'Rex', owner: { id: 1, homeZip: '64801' } } },
  one: { is: 'x', late: true },
  total: 2,
};
const FIELDS = ['items[].owner.homeZip', 'items[].chip', 'byId.*.owner.homeZip', 'one.late', 'total'];

function serve(isProduction: boolean, data: object) {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const pets = newContract();
  const app = new Hono()
    .get(pets.path, (c) => answer(c, { env: { isProduction } as never, log }, pets, data as never))
    .onError((error, c) => c.json({ message: error.message, detail: (error as AppError).extra.logDetail }, 500));
  return { get: () => app.request(pets.path), lines };
}

test('in production an undeclared field is stripped at every depth and its name is logged once', async () => {
  const { get, lines } = serve(true, PETS);
  for (let i = 0; i < 3; i++) {
    const response = await get();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      items: [
        { name: 'Rex', owner: { id: 1 } },
        { name: 'Tom', owner: null },
      ],
      byId: { 'ada@example.org': { name: 'Rex', owner: { id: 1 } } },
      one: { is: 'x' },
    });
  }
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ route: 'GET /api/pets', fields: FIELDS }]);
  expect(lines.join()).not.toMatch(/64801|secret-chip|ada@/);
});

test('outside production an undeclared field fails the call with an error naming the route and the field', async () => {
  const response = await serve(false, PETS).get();
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message: `GET /api/pets does not declare ${FIELDS.join(', ')}` });
});

test.each([true, false])('a response that breaks its contract is not sent (production: %s)', async (isProduction) => {
  const response = await serve(isProduction, { items: [{ name: 1, owner: null }], byId: {}, one: { is: '' } }).get();
  expect(response.status).toBe(500);
  const { message, detail } = (await response.json()) as { message: string; detail: string };
  expect(message).toBe('Something went wrong on our side. Please try again.');
  expect(detail).toContain('GET /api/pets broke its contract');
  expect(detail).toContain('items[0].name');
});
