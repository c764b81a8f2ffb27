import { Client } from 'pg';
import { DEMO_PASSWORD } from '#platform/server/env.ts';
import { askDatabase } from '../lib/ask-database.ts';
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
export const emailOf = (account: Account | 'newcomer') => `${account}@${HOST}`;

/** An administrator of a production server needs a second factor, which this one only seems to have. */
export const allowAdministrator = (ownerUrl: string) =>
  askDatabase(ownerUrl, 'update auth.users set two_factor_enabled = true where email = $1', [emailOf('admin')]);

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

/** Signs a new candidate up, with an email that counts as confirmed: the mails of a benchmark go nowhere. */
export async function signUpNewcomer(origin: string, ownerUrl: string): Promise<void> {
  const email = emailOf('newcomer');
  const response = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ana Ruiz', email, password: DEMO_PASSWORD, role: 'job_seeker' }),
  });
  if (!response.ok) throw new CommandError(`The newcomer could not sign up: ${await response.text()}`);
  await askDatabase(ownerUrl, 'update auth.users set email_verified = true where email = $1', [email]);
}

/** The visitor's cookies as a browser keeps them for `url`. */
export const cookiesOf = ({ cookie }: Visitor, url: string) =>
  cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });

export async function signIn(origin: string, account: Account | 'newcomer'): Promise<Visitor> {
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
