import type { Client } from 'pg';
import { letsIn } from '#platform/server/database/lets-in.ts';
import { FIXED_ROLES, GROUP_ROLES, loginOf } from '#platform/server/database/names.ts';
import { saysExists, untilUncontested } from '#platform/server/database/contested.ts';

export interface Login {
  name: string;
  password: string;
}

/** The roles that policies and grants name. */
export const createRoles = (client: Client): Promise<void> =>
  runAll(client, [
    ...GROUP_ROLES.map((role) => `create role ${role} nologin`),
    // Signed-in users have a visitor's rights, too.
    'grant tallgrass_app to tallgrass_candidate, tallgrass_employer',
  ]);

/** The role that the server logs in as, which may take on the others, and those whose sessions start in one of them. */
export async function createLogins(client: Client, ownerUrl: string, login: Login): Promise<void> {
  await createLogin(client, ownerUrl, login);
  for (const role of FIXED_ROLES) {
    const fixed = { ...login, name: loginOf(login.name, role) };
    await createLogin(client, ownerUrl, fixed);
    await runAll(client, [
      `alter role ${client.escapeIdentifier(fixed.name)} set role = ${client.escapeLiteral(role)}`,
    ]);
  }
}

async function createLogin(client: Client, ownerUrl: string, login: Login): Promise<void> {
  const name = client.escapeIdentifier(login.name);
  const password = client.escapeLiteral(login.password);
  // The same password set again gets another salt: a pooler could then open no session for those who are logged in.
  const url = Object.assign(new URL(ownerUrl), { username: login.name, password: login.password });
  const isSet = await letsIn(url.toString());
  await runAll(client, [
    ...(isSet
      ? []
      : [`create role ${name} login noinherit`, `alter role ${name} with login noinherit password ${password}`]),
    `grant ${GROUP_ROLES.join(', ')} to ${name}`,
  ]);
}

/** Roles belong to the whole cluster: the migration of another database may be creating them at the same time. */
async function runAll(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await untilUncontested(() => client.query(statement)).catch((error: unknown) => {
      if (!saysExists(error)) throw error;
    });
  }
}
