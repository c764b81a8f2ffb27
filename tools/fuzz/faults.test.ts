import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { faultsOf, type Answer, type Expected } from './faults.ts';

const ajv = new Ajv2020({ strict: false });
const OTHERS = '00000000-0000-4000-8000-00000000000b';
const OWN = '00000000-0000-4000-8000-00000000000a';

const expected: Expected = {
  declares: ajv.compile({ type: 'object', required: ['id'], properties: { id: {} }, additionalProperties: false }),
  declaresError: ajv.compile({ type: 'object', required: ['error'], properties: { error: {}, message: {} } }),
  sent: '',
  address: '/api/things',
  foreign: (id) => (id === OTHERS ? 'things' : null),
};
const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});
const kindsOf = (answer: Answer, changes: Partial<Expected> = {}) =>
  faultsOf(answer, { ...expected, ...changes }).map(({ kind }) => kind);

test('a good answer and a good refusal have no faults', () => {
  expect(kindsOf(json(200, { id: OWN }))).toEqual([]);
  expect(kindsOf(json(404, { error: 'NOT_FOUND', message: 'We can’t find this.' }))).toEqual([]);
});

test('finds failures, fields that no contract declares, and words of the server', () => {
  expect(kindsOf(json(500, { error: 'INTERNAL' }))).toEqual(['failed']);
  expect(kindsOf(json(200, { id: OWN, email: 'a@b.test' }))).toEqual(['undeclared']);
  expect(kindsOf(json(422, { message: 'no code' }))).toEqual(['undeclared refusal']);
  expect(kindsOf(json(409, { error: 'CONFLICT', message: 'key violates "jobs_pkey"' }))).toEqual([
    'words of the server',
  ]);
});

test('finds IDs of others in an answer, but not those that were sent', () => {
  expect(kindsOf(json(200, { id: OTHERS }))).toEqual(['an ID of others']);
  expect(kindsOf(json(200, { id: OTHERS }), { sent: `{"id":"${OTHERS}"}` })).toEqual([]);
});

test('finds a call about a row of others that was not refused', () => {
  const address = `/api/things/${OTHERS}`;
  expect(kindsOf(json(200, { id: OWN }), { address, sent: address })).toEqual(['a row of others']);
  expect(kindsOf(json(404, { error: 'NOT_FOUND' }), { address, sent: address })).toEqual([]);
});
