import { getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  authAccounts,
  authUsers,
  candidateContacts,
  candidatePreferences,
  candidatePrivate,
  candidateProfiles,
  certifications,
  consents,
  education,
  employerProfiles,
  jobs,
  licenses,
  organizationMembers,
  organizations,
  profiles,
  verificationCases,
  workHistory,
} from '#server/db/tables/index.ts';
import { service, type Database, type Tx } from '#server/platform/db.ts';
import type { VerificationStatus } from '#shared/kernel/states.ts';

/** One statement's share: PostgreSQL takes at most 65,535 parameters. */
const BATCH = 500;

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await write(rows.slice(start, start + BATCH));
}

/** The assignments of an upsert that takes over every column but the key. */
function takeOver(table: PgTable, key: string): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => name !== key && name !== 'createdAt')
      .map(([name, column]) => [name, sql.raw(`excluded.${snake(column.name)}`)]),
  );
}
const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface Account {
  userId: string;
  name: string;
  email: string;
  signupRole: 'job_seeker' | 'employer' | null;
}

/** Confirmed accounts, marked as demo; those with a password can sign in. The database makes their profiles. */
export async function insertAccounts(
  db: Database,
  accounts: readonly Account[],
  passwords: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await db.auth.transaction(async (tx) => {
    await inBatches(accounts, (batch) =>
      tx.insert(authUsers).values(
        batch.map(({ userId, name, email, signupRole }) => ({
          id: userId,
          name,
          email,
          signupRole,
          emailVerified: true,
          isDemo: true,
        })),
      ),
    );
    const credentials = [...passwords].map(([userId, password]) => ({
      userId,
      accountId: userId,
      providerId: 'credential',
      password,
    }));
    if (credentials.length > 0) await tx.insert(authAccounts).values(credentials);
  });
}

export const setStates = (tx: Tx, states: ReadonlyMap<VerificationStatus, readonly string[]>): Promise<void> =>
  inOrder([...states], async ([verificationStatus, ids]) => {
    await inBatches(ids, (batch) =>
      tx.update(profiles).set({ onboardingCompleted: true, verificationStatus }).where(inArray(profiles.userId, batch)),
    );
  });

async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

export async function saveProfiles(tx: Tx, rows: readonly (typeof candidateProfiles.$inferInsert)[]): Promise<void> {
  const set = takeOver(candidateProfiles, 'userId');
  await inBatches(rows, (batch) =>
    tx.insert(candidateProfiles).values(batch).onConflictDoUpdate({ target: candidateProfiles.userId, set }),
  );
}

export async function savePreferences(
  tx: Tx,
  rows: readonly (typeof candidatePreferences.$inferInsert)[],
): Promise<void> {
  const set = takeOver(candidatePreferences, 'userId');
  await inBatches(rows, (batch) =>
    tx.insert(candidatePreferences).values(batch).onConflictDoUpdate({ target: candidatePreferences.userId, set }),
  );
}

export async function saveContacts(
  tx: Tx,
  rows: readonly { userId: string; email: string; phone: string }[],
): Promise<void> {
  const set = { phone: sql`excluded.phone` };
  await inBatches(rows, (batch) =>
    tx.insert(candidateContacts).values(batch).onConflictDoUpdate({ target: candidateContacts.userId, set }),
  );
}

export async function savePrivateFacts(
  tx: Tx,
  rows: readonly { userId: string; dateOfBirth: string; streetAddress: string }[],
): Promise<void> {
  const set = { dateOfBirth: sql`excluded.date_of_birth`, streetAddress: sql`excluded.street_address` };
  await inBatches(rows, (batch) =>
    tx.insert(candidatePrivate).values(batch).onConflictDoUpdate({ target: candidatePrivate.userId, set }),
  );
}

export const insertLicenses = (tx: Tx, rows: readonly (typeof licenses.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(licenses).values(batch));
export const insertCertifications = (tx: Tx, rows: readonly (typeof certifications.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(certifications).values(batch));
export const insertWork = (tx: Tx, rows: readonly (typeof workHistory.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(workHistory).values(batch));
export const insertEducation = (tx: Tx, rows: readonly (typeof education.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(education).values(batch));
export const insertConsents = (tx: Tx, rows: readonly (typeof consents.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(consents).values(batch));
export const insertCases = (tx: Tx, rows: readonly (typeof verificationCases.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(verificationCases).values(batch));
export const insertJobs = (tx: Tx, rows: readonly (typeof jobs.$inferInsert)[]) =>
  inBatches(rows, (batch) => tx.insert(jobs).values(batch));

/** Parents must stand before their children. */
export async function insertOrganizations(tx: Tx, rows: readonly (typeof organizations.$inferInsert)[]): Promise<void> {
  for (const row of rows) await tx.insert(organizations).values(row);
}

export async function insertOwners(tx: Tx, rows: readonly { organizationId: string; userId: string }[]): Promise<void> {
  await inBatches(rows, (batch) =>
    tx.insert(organizationMembers).values(batch.map((row) => ({ ...row, memberRole: 'owner' as const }))),
  );
  const set = { organizationId: sql`excluded.organization_id` };
  await inBatches(rows, (batch) =>
    tx.insert(employerProfiles).values(batch).onConflictDoUpdate({ target: employerProfiles.userId, set }),
  );
}

export interface DemoTraces {
  /** Somebody is there besides administrators. */
  hasPeople: boolean;
  hasDemoPeople: boolean;
  /** A load ran to its end. */
  isComplete: boolean;
}

export async function readTraces(tx: Tx): Promise<DemoTraces> {
  const { rows } = await tx.execute<DemoTraces & Record<string, unknown>>(sql`
    select exists (select 1 from profiles where role is distinct from 'admin') as "hasPeople",
      exists (select 1 from profiles where is_demo and role is distinct from 'admin') as "hasDemoPeople",
      exists (select 1 from audit_log where action = ${LOADED}) as "isComplete"`);
  return rows[0] ?? { hasPeople: false, hasDemoPeople: false, isComplete: false };
}
export const LOADED = 'demo.loaded';

/** Removes what a load that was killed on its way left behind. */
export async function clearDemo(db: Database): Promise<void> {
  await db.as(service, async (tx) => {
    await tx.execute(sql`delete from applications where job_id in (select id from jobs where is_demo)`);
    await tx.execute(sql`delete from jobs where is_demo`);
    await tx.execute(
      sql`delete from employer_profiles where organization_id in (select id from organizations where is_demo)`,
    );
    await tx.execute(sql`delete from organizations where is_demo and kind = 'unit'`);
    await tx.execute(sql`delete from organizations where is_demo and parent_id is not null`);
    await tx.execute(sql`delete from organizations where is_demo`);
  });
  await db.auth.delete(authUsers).where(sql`is_demo`);
}
