import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { CommandError } from '../lib/command.ts';

/** A demo account with an open session. */
export interface Visitor {
  origin: string;
  cookie: string;
  userId: string;
  json<T>(method: string, path: string, body?: object): Promise<T>;
}

export async function signIn(origin: string, email: string): Promise<Visitor> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new CommandError(`${email} could not sign in: ${response.status} ${await response.text()}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const json: Visitor['json'] = async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new CommandError(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { user } = await json<{ user: { id: string } }>('GET', '/api/session');
  return { origin, cookie, userId: user.id, json };
}
