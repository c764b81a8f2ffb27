import { expect, test } from 'vitest';
import { mailOf, sharedMailMarket } from '#tests/support/mail-replies.ts';

const AN_HOUR = 30;

const market = sharedMailMarket({ RATE_LIMITS: 'on' });

test('thirty emails of a person come in within an hour; their mail server keeps the next one for later', async () => {
  const [talk, other] = [await market.anExchange(), await market.anExchange()];
  const deliver = (text: string, to = talk) => market.deliver({ ...mailOf(to), text });
  for (let count = 1; count <= AN_HOUR; count += 1)
    expect(await deliver(`Email ${count}`)).toMatchObject({ code: 250 });
  expect(await deliver('One more')).toMatchObject({ code: 451, text: expect.stringContaining('Too many emails') });
  const { items } = (await talk.nurse.http.get(`/api/conversations/${talk.id}/mails`)).body;
  expect(items.map(({ body }: { body: string }) => body)).toEqual(
    Array.from({ length: AN_HOUR }, (_, at) => `Email ${at + 1}`),
  );
  expect(await deliver('From someone else', other)).toMatchObject({ code: 250 });
});
