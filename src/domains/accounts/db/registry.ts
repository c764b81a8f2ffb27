import type { PgTable } from 'drizzle-orm/pg-core';
import {
  authAccounts,
  authEmailChanges,
  authPasskeys,
  authRateLimits,
  authRecoveryCodes,
  authSessions,
  authTotp,
  authUsers,
} from '#platform/db/auth.ts';
import { exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { profiles, userSearch, consents } from './identity.ts';

/** The sign-in library's tables: only the role `tallgrass_auth` reaches them, by the grants of `rights.sql`. */
const signIn = (table: PgTable, inExport: string) => owned(table, { service: 'none', export: withheld(inExport) });

export const accountsTables = [
  signIn(authUsers, 'the export names id and address itself'),
  signIn(authSessions, 'the export lists them without tokens'),
  signIn(authAccounts, 'the export lists them without tokens'),
  signIn(authTotp, 'the sealed secret of an authenticator app'),
  signIn(authRecoveryCodes, 'hashes of codes'),
  signIn(authPasskeys, 'the export lists them without keys'),
  signIn(authEmailChanges, 'the export lists them'),
  signIn(authRateLimits, 'counters'),
  owned(profiles, {
    parties: ['candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    acting: { update: 'full_name updated_at' },
    erase: keep('role verification_status', 'codes'),
    export: exported(
      'user_id',
      `id user_id role onboarding_completed verification_status full_name social_auth_only is_demo
      created_at updated_at`,
    ),
  }),
  owned(userSearch, {
    administrator: 'read',
    export: withheld("an index over the person's own name and email"),
  }),
  owned(consents, {
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: keep('kind version scope', 'what was agreed to, as codes'),
    export: exported('user_id', 'id user_id kind version organization_id application_id scope granted_at revoked_at'),
  }),
];
