import { accountsTables } from '#domains/accounts/db/registry.ts';
import { employersTables } from '#domains/employers/db/registry.ts';
import { hiringTables } from '#domains/hiring/db/registry.ts';
import { jobsTables } from '#domains/jobs/db/registry.ts';
import { matchingTables } from '#domains/matching/db/registry.ts';
import { messagingTables } from '#domains/messaging/db/registry.ts';
import { operationsTables } from '#domains/operations/db/registry.ts';
import { profilesTables } from '#domains/profiles/db/registry.ts';
import { supportTables } from '#domains/support/db/registry.ts';
import { verificationTables } from '#domains/verification/db/registry.ts';
import { platformTables } from '#platform/db/platform-tables.ts';
import type { OwnedTable } from '#platform/db/registry.ts';

/** Every table of the product by its owner: the folder in `src/domains`, or `platform`. */
export const REGISTRY = {
  platform: platformTables,
  accounts: accountsTables,
  employers: employersTables,
  hiring: hiringTables,
  jobs: jobsTables,
  matching: matchingTables,
  messaging: messagingTables,
  operations: operationsTables,
  profiles: profilesTables,
  support: supportTables,
  verification: verificationTables,
} satisfies Record<string, readonly OwnedTable[]>;

export const OWNERS = Object.keys(REGISTRY) as (keyof typeof REGISTRY)[];

export const TABLES: readonly OwnedTable[] = Object.values(REGISTRY).flat();

/** The state machines that the database checks, too. */
export const MACHINES = [...new Set(TABLES.flatMap(({ steps }) => (steps ? [steps.of] : [])))];
