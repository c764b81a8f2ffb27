import { beforeEach, expect, test, vi } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { anAuthenticator } from '#tests/support/peers/authenticator.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { ANA, EDDA, join, someone } from '#tests/support/people/identity.ts';

/** Its clock only moves forward. */
const app = sharedApp();
let ana: ReturnType<typeof someone>;
beforeEach(() => {
  ana = someone(ANA);
});
const REFUSED = { status: 400, body: { error: 'TOKEN_INVALID', message: expect.stringContaining('not accepted') } };

const registration = async (http: HttpClient, currentPassword: string) =>
  (await http.post('/api/auth/passkeys/options', { currentPassword })).body.options.challenge as string;
const add = (http: HttpClient, credential: object) => http.post('/api/auth/passkeys', { name: 'Key', credential });

test('a passkey is added once, with the account’s own challenge, and belongs to one account', async () => {
  const { http } = await join(app, ana);
  const { http: edda } = await join(app, someone(EDDA));
  const key = anAuthenticator(app.deps.env.appUrl);
  const challenge = await registration(http, ana.password);
  expect(await add(edda, key.register(challenge))).toMatchObject(REFUSED);
  // Another account's attempt uses up the challenge.
  expect(await add(http, key.register(challenge))).toMatchObject(REFUSED);

  const wrongs = [{ origin: 'https://evil.example' }, { type: 'webauthn.get' }];
  for (const wrong of wrongs) {
    expect(await add(http, key.register(await registration(http, ana.password), wrong))).toMatchObject(REFUSED);
  }
  const late = await registration(http, ana.password);
  app.clock.advance(300_001);
  expect(await add(http, key.register(late))).toMatchObject(REFUSED);

  expect((await add(http, key.register(await registration(http, ana.password)))).status).toBe(201);
  expect(await add(edda, key.register(await registration(edda, EDDA.password)))).toMatchObject({
    status: 409,
    body: { error: 'CONFLICT' },
  });
});

test('each challenge signs in once; replayed, copied and foreign assertions are refused and logged', async () => {
  const { http } = await join(app, ana);
  const key = anAuthenticator(app.deps.env.appUrl);
  await add(http, key.register(await registration(http, ana.password)));
  const visitor = app.visitor();
  const challenge = async () =>
    (await visitor.post('/api/auth/passkeys/sign-in/options')).body.options.challenge as string;
  const show = (credential: object) => visitor.post('/api/auth/passkeys/sign-in', { credential });

  const first = key.assert(await challenge());
  expect(await show(first)).toMatchObject({ status: 200, body: { user: { email: ana.email } } });
  expect((await show(key.assert(await challenge()))).status).toBe(200);

  const warned = vi.spyOn(app.deps.log, 'warn');
  const late = await challenge();
  app.clock.advance(300_001);
  const stranger = anAuthenticator(app.deps.env.appUrl);
  const attacks: Record<string, object> = {
    'shown again': first,
    'a challenge that was never issued': key.assert('bWFkZS11cA'),
    'a challenge of five minutes ago': key.assert(late),
    'the challenge of a registration': key.assert(await registration(http, ana.password)),
    'a cloned key whose counter does not advance': key.assert(await challenge(), { counter: 2 }),
    'shown to another site': key.assert(await challenge(), { origin: 'https://evil.example' }),
    'an assertion of another type': key.assert(await challenge(), { type: 'webauthn.create' }),
    'without user verification': key.assert(await challenge(), { flags: 0x01 }),
    'signed by another key': key.assert(await challenge(), { signedWith: stranger.privateKey }),
    'an unknown key': stranger.assert(await challenge()),
  };
  for (const [name, credential] of Object.entries(attacks)) {
    expect(await show(credential), name).toMatchObject(REFUSED);
  }
  expect(warned.mock.calls.map(([line]) => (line as { security?: string }).security)).toEqual(
    Object.keys(attacks).map(() => 'TOKEN_INVALID'),
  );
});
