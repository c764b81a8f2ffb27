import type { Client } from 'pg';
import { MEMBER_ROLES } from '#kernel/vocabulary.ts';
import { DEMO_PASSWORD } from '#platform/server/env.ts';

/** Someone who sends requests: a demo account, or a visitor. */
export interface Caller {
  name: string;
  /** The local part of the demo account's address; null for a visitor. */
  account: string | null;
  /** Changes the account's role before its turn. */
  prepare?(owner: Client): Promise<unknown>;
  /** An administrator may know of every row. */
  seesAll?: true;
  /** No later turn needs the account, so it may be deleted in the end. */
  isSpare?: true;
}

const emailOf = (account: string) => `${account}@demo.tallgrass.test`;

/**
 * Every role of the product, each member role of an organization among them: owners after all others, because they can
 * remove members, and administrators last.
 */
export const CALLERS: readonly Caller[] = [
  { name: 'visitor', account: null },
  { name: 'candidate', account: 'candidate' },
  { name: 'waiting candidate', account: 'pending-candidate', isSpare: true },
  ...MEMBER_ROLES.toReversed().map((role): Caller => ({
    name: role.replaceAll('_', ' '),
    account: 'employer',
    prepare: (owner) =>
      owner.query(
        `update organization_members set member_role = $1 where user_id = (select id from auth.users where email = $2)`,
        [role, emailOf('employer')],
      ),
  })),
  { name: 'waiting employer', account: 'pending-employer', isSpare: true },
  { name: 'administrator', account: 'admin', seesAll: true },
];

/** The caller's own ID and their organization's. */
export async function partyOf({ account }: Caller, owner: Client): Promise<string[]> {
  if (!account) return [];
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from auth.users where email = $1 union
     select m.organization_id::text from organization_members m join auth.users u on u.id = m.user_id where u.email = $1`,
    [emailOf(account)],
  );
  return rows.map(({ id }) => id);
}

/** A new session's cookie; null where the account can't sign in any more. */
export async function signIn(origin: string, { account }: Caller): Promise<string | null> {
  if (!account) return '';
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(account), password: DEMO_PASSWORD }),
  });
  if (!answer.ok) return null;
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
