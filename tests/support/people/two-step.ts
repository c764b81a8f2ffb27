import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../app.ts';
import type { HttpClient } from '../http-client.ts';

/** An authenticator app with a secret, on the test's clock. */
export const authenticatorOf = (app: TestApp, secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { code: () => totp.generate({ timestamp: app.clock.now().getTime() }) };
};

/** Turns two-step sign-in on in a signed-in browser; the next code is another one. */
export async function turnOnTwoStep(app: TestApp, http: HttpClient, currentPassword?: string) {
  const { body } = await http.post('/api/auth/totp', { currentPassword });
  const phone = authenticatorOf(app, body.secret);
  const confirmed = await http.post('/api/auth/totp/confirm', { code: phone.code() });
  if (confirmed.status !== 200) throw new Error(`two-step sign-in is not on: ${JSON.stringify(confirmed.body)}`);
  app.clock.advance(30_000);
  return {
    phone,
    secret: body.secret as string,
    uri: body.uri as string,
    recoveryCodes: confirmed.body.recoveryCodes as string[],
  };
}
