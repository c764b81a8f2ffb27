import { Client } from 'pg';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { CommandError } from '../lib/command.ts';

/** A demo account with an open session. */
export interface Visitor {
  origin: string;
  cookie: string;
  userId: string;
  json<T>(method: string, path: string, body?: object): Promise<T>;
}

/** A demo account, by the name before the host. */
export type Account = 'admin' | 'candidate' | 'employer' | 'pending-candidate' | 'pending-employer';
const HOST = 'bench.tallgrass.test';
export const emailOf = (account: Account) => `${account}@${HOST}`;

/**
 * Moves the demo accounts to another host and takes the demo mark off them: a production server does not start on a
 * database that holds demo accounts.
 */
export async function renameAccounts(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`update auth.users set is_demo = false, email = replace(email, 'demo.tallgrass.test', $1)`, [
    HOST,
  ]);
  await client.end();
}

export async function signIn(origin: string, account: Account): Promise<Visitor> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: emailOf(account), password: DEMO_PASSWORD }),
  });
  if (!response.ok) throw new CommandError(`${account} could not sign in: ${response.status} ${await response.text()}`);
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
