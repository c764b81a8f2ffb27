import { expect, test } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { ANA, join, someone } from '#tests/support/people/identity.ts';

const app = sharedApp({ APP_URL: 'https://people.example.test' });

test('over TLS no subdomain, no script and no request without TLS reaches a cookie, and the session works', async () => {
  const ana = someone(ANA);
  await join(app, ana);
  const http = app.visitor();
  const answers = [
    await http.post('/api/auth/sign-up', someone(ANA)),
    await http.post('/api/auth/external/start', { provider: 'google' }),
    await http.post('/api/auth/sign-in', { email: ana.email, password: ana.password }),
  ];
  const lines = answers.flatMap(({ headers }) => headers.getSetCookie());
  expect(new Set(lines.map((line) => line.split('=')[0]))).toEqual(
    new Set([
      '__Host-tallgrass.attempt',
      '__Host-tallgrass.external_state',
      '__Host-tallgrass.known',
      '__Host-tallgrass.second_step',
      '__Host-tallgrass.session_token',
    ]),
  );
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
    expect(line).toMatch(/; SameSite=Lax(;|$)/);
    expect(line).not.toMatch(/domain/i);
  }
  expect((await http.get('/api/session')).body.user.email).toBe(ana.email);
  await http.post('/api/auth/sign-out', {});
  expect([...http.cookies.keys()]).not.toContain('__Host-tallgrass.session_token');
});
