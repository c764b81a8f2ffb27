import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePort } from '#platform/server/embedded-postgres/connection.ts';
import { createLogger } from '#platform/server/log.ts';
import { startTestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, eventually, publish } from '#tests/support/people/hiring.ts';
import { emailOf, replyAddressOf, write } from '#tests/support/mail-replies.ts';
import { deliverTo } from '#tests/support/peers/mail-sender.ts';
import { startSmtpPeer } from '#tests/support/peers/smtp.ts';

const SECRET = 'kingfisher-marmalade';

/** A server, and each line of its log. */
async function aLoggedApp(settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const app = await startTestApp(settings, undefined, createLogger('trace', { write: (line) => lines.push(line) }));
  return { app, lines };
}

test('what people write to each other is in no line of the log, also when something fails', async () => {
  const { app, lines } = await aLoggedApp();
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

test('what goes out and comes in by email is in no line of the log, also when it is refused or fails', async () => {
  const smtp = await startSmtpPeer();
  smtp.refuseWith({ code: 554, text: `5.7.1 Refused because of: ${SECRET}` });
  const port = await freePort(0);
  const { app, lines } = await aLoggedApp({
    SMTP_URL: smtp.url,
    INBOUND_SMTP_PORT: String(port),
    INBOUND_DOMAIN: 'reply.tallgrass.test',
    INBOUND_DNS: '127.0.0.1:9',
  });
  const [hospital, nurse] = [await anApprovedHospital(app), await anApprovedNurse(app)];
  const id = await applyByHand(nurse, await publish(app, hospital));
  await write(hospital, id, `Out: ${SECRET}`);
  await eventually(async () => expect(lines.join('\n')).toContain('a mail could not be delivered'));

  const from = await emailOf(app, nurse);
  const to = await replyAddressOf(app, from);
  const deliver = (text: string) => deliverTo(port, { from, to, subject: `Re: ${SECRET}`, text });
  expect(await deliver(`In: ${SECRET}`)).toMatchObject({ code: 250 });
  await app.asOwner(`alter table mail_replies add constraint no_more_mail check (body not like 'Fails%')`);
  expect(await deliver(`Fails: ${SECRET}`)).toMatchObject({ code: 451 });
  expect(lines.join('\n')).toContain('no_more_mail');
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([]);
});
