import type { Client } from 'pg';
import { GROUP_ROLES } from '#platform/server/database/names.ts';
import { saysExists, untilUncontested } from './contested.ts';

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

/** The role that the server logs in as, which may take on the others. */
export function createLogin(client: Client, login: Login): Promise<void> {
  const name = client.escapeIdentifier(login.name);
  const password = client.escapeLiteral(login.password);
  return runAll(client, [
    `create role ${name} login noinherit`,
    `alter role ${name} with login noinherit password ${password}`,
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
