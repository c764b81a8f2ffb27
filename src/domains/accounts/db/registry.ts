import type { PgTable } from 'drizzle-orm/pg-core';
import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
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
import { exported, keep, owned, withheld, type Level } from '#platform/db/registry.ts';
import { profiles, userSearch, consents } from './identity.ts';

/** The sign-in library's tables: only the role `tallgrass_auth` reaches them, by the grants of `rights.sql`. */
const signIn = (table: PgTable, level: Level, inExport: string) =>
  owned(table, { level, service: 'none', export: withheld(inExport) });

export const accountsTables = [
  signIn(authUsers, 'personal', 'the export names id and address itself'),
  signIn(authSessions, 'restricted', 'the export lists them without tokens'),
  signIn(authAccounts, 'restricted', 'the export lists them without tokens'),
  signIn(authTotp, 'restricted', 'the sealed secret of an authenticator app'),
  signIn(authRecoveryCodes, 'restricted', 'hashes of codes'),
  signIn(authPasskeys, 'restricted', 'the export lists them without keys'),
  signIn(authEmailChanges, 'restricted', 'the export lists them'),
  signIn(authRateLimits, 'personal', 'counters'),
  owned(profiles, {
    // Members follow the steps of their organization, which were checked there (hence the trigger depth). A first
    // submission writes 'pending' over 'pending', which is not a step.
    steps: {
      of: verificationMachine,
      column: 'verification_status',
      when: 'pg_trigger_depth() = 0 and old.verification_status is distinct from new.verification_status',
    },
    level: 'personal',
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
    level: 'personal',
    administrator: 'read',
    export: withheld("an index over the person's own name and email"),
  }),
  owned(consents, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: keep('kind version scope', 'what was agreed to, as codes'),
    export: exported('user_id', 'id user_id kind version organization_id application_id scope granted_at revoked_at'),
  }),
];
