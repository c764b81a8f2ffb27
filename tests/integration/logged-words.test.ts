import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createLogger } from '#platform/server/log.ts';
import { startTestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, publish } from '#tests/support/hiring.ts';

const SECRET = 'kingfisher-marmalade';

test('what people write to each other is in no line of the log, also when something fails', async () => {
  const lines: string[] = [];
  const app = await startTestApp({}, undefined, createLogger('trace', { write: (line) => lines.push(line) }));
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const id = await applyByHand(nurse, await publish(app, hospital));
  const say = (body: unknown, messageId: string = randomUUID()) =>
    nurse.http.post(`/api/conversations/${id}/messages`, { messageId, body } as object);
  expect((await say(`Hello, ${SECRET}.`)).status).toBe(201);
  expect((await nurse.http.post('/api/conversations/search', { words: SECRET })).status).toBe(200);
  // Refused by the contract, and by an ID that is in use.
  expect((await say(`${SECRET} `.repeat(1000))).status).toBe(422);
  const used = randomUUID();
  await say(SECRET, used);
  expect((await say(`Another ${SECRET}`, used)).status).toBe(409);
  const wanted = { kind: 'certification', name: SECRET };
  expect((await hospital.http.post(`/api/conversations/${id}/document-requests`, wanted)).status).toBe(201);
  // The database refuses the message in the middle of the transaction.
  await app.asOwner(`alter table messages add constraint no_more check (body not like 'Fails%')`, []);
  expect((await say(`Fails: ${SECRET}`)).status).toBe(500);
  expect(lines.join('\n')).toContain('no_more');
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});
