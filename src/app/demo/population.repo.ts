import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { consents, profiles } from '#domains/accounts/db/identity.ts';
import { employerProfiles, organizationMembers, organizations } from '#domains/employers/db/organizations.ts';
import { jobs } from '#domains/jobs/db/jobs.ts';
import {
  candidateContacts,
  candidatePreferences,
  candidatePrivate,
  candidateProfiles,
  certifications,
  education,
  licenses,
  workHistory,
} from '#domains/profiles/db/candidates.ts';
import { verificationCases } from '#domains/verification/db/verification.ts';
import { authAccounts, authUsers } from '#platform/db/auth.ts';
import type { Database, Tx } from '#platform/server/database/db.ts';
import type { VerificationStatus } from '#domains/verification/contract/verification-states.ts';

/** Rows per statement. */
const BATCH = 2_000;

async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) await write(rows.slice(start, start + BATCH));
}

/**
 * Writes rows as one JSON document per statement, a fraction of the cost of a parameter per value. Unnamed columns get
 * their default; with `takeOver`, a row that a trigger created is updated with the named ones.
 */
async function writeRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  { takeOver }: { takeOver?: string } = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, snake(column.name)] as const);
  const alike = Map.groupBy(rows, (row) =>
    columns
      .filter(([key]) => key in row)
      .map(([, name]) => name)
      .join(', '),
  );
  for (const [named, group] of alike) {
    const names = sql.raw(named);
    const assignments = named.split(', ').map((name) => `${name} = excluded.${name}`);
    const onConflict = takeOver
      ? sql.raw(`on conflict (${snake(takeOver)}) do update set ${assignments.join(', ')}`)
      : sql``;
    await inBatches(group, (batch) => {
      const document = JSON.stringify(
        batch.map((row) => Object.fromEntries(columns.map(([key, name]) => [name, row[key as keyof typeof row]]))),
      );
      return tx.execute(
        sql`insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, ${document}::jsonb) ${onConflict}`,
      );
    });
  }
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export interface Account {
  userId: string;
  name: string;
  email: string;
  signupRole: 'job_seeker' | 'employer' | null;
}

/** Confirmed accounts, marked as demo; those with a password can sign in. The database creates their profiles. */
export async function insertAccounts(
  db: Database,
  accounts: readonly Account[],
  passwords: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await db.asAuth(async (tx) => {
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

type Rows<T extends PgTable> = readonly T['$inferInsert'][];

export const saveProfiles = (tx: Tx, rows: Rows<typeof candidateProfiles>) =>
  writeRows(tx, candidateProfiles, rows, { takeOver: 'userId' });
export const savePreferences = (tx: Tx, rows: Rows<typeof candidatePreferences>) =>
  writeRows(tx, candidatePreferences, rows, { takeOver: 'userId' });
export const saveContacts = (tx: Tx, rows: Rows<typeof candidateContacts>) =>
  writeRows(tx, candidateContacts, rows, { takeOver: 'userId' });
export const savePrivateFacts = (tx: Tx, rows: Rows<typeof candidatePrivate>) =>
  writeRows(tx, candidatePrivate, rows, { takeOver: 'userId' });
export const insertLicenses = (tx: Tx, rows: Rows<typeof licenses>) => writeRows(tx, licenses, rows);
export const insertCertifications = (tx: Tx, rows: Rows<typeof certifications>) => writeRows(tx, certifications, rows);
export const insertWork = (tx: Tx, rows: Rows<typeof workHistory>) => writeRows(tx, workHistory, rows);
export const insertEducation = (tx: Tx, rows: Rows<typeof education>) => writeRows(tx, education, rows);
export const insertConsents = (tx: Tx, rows: Rows<typeof consents>) => writeRows(tx, consents, rows);
export const insertCases = (tx: Tx, rows: Rows<typeof verificationCases>) => writeRows(tx, verificationCases, rows);
export const insertJobs = (tx: Tx, rows: Rows<typeof jobs>) => writeRows(tx, jobs, rows);

/** Parents come before their children. */
export async function insertOrganizations(tx: Tx, rows: readonly (typeof organizations.$inferInsert)[]): Promise<void> {
  for (const row of rows) await tx.insert(organizations).values(row);
}

export async function insertMembers(tx: Tx, rows: Rows<typeof organizationMembers>): Promise<void> {
  await inBatches(rows, (batch) => tx.insert(organizationMembers).values(batch));
  const set = { organizationId: sql`excluded.organization_id` };
  const workplaces = rows.map(({ organizationId, userId }) => ({ organizationId, userId }));
  await inBatches(workplaces, (batch) =>
    tx.insert(employerProfiles).values(batch).onConflictDoUpdate({ target: employerProfiles.userId, set }),
  );
}

export interface DemoTraces {
  /** There are users other than administrators. */
  hasPeople: boolean;
  demoPeople: number;
  /** A load has completed. */
  isComplete: boolean;
}

export async function readTraces(tx: Tx): Promise<DemoTraces> {
  const { rows } = await tx.execute<DemoTraces & Record<string, unknown>>(sql`
    select exists (select 1 from profiles where role is distinct from 'admin') as "hasPeople",
      (select count(*)::int from profiles where is_demo and role is distinct from 'admin') as "demoPeople",
      exists (select 1 from audit_log where action = ${LOADED}) as "isComplete"`);
  return rows[0] ?? { hasPeople: false, demoPeople: 0, isComplete: false };
}
export const LOADED = 'demo.loaded';

export interface DemoCount {
  accounts: number;
  organizations: number;
  jobs: number;
}

export async function countDemo(tx: Tx): Promise<DemoCount> {
  const { rows } = await tx.execute<DemoCount & Record<string, unknown>>(sql`
    select (select count(*)::int from auth.people p where app.is_demo_account(p.is_demo, p.email)) as accounts,
      (select count(*)::int from organizations where is_demo) as organizations,
      (select count(*)::int from jobs where is_demo) as jobs`);
  return rows[0] ?? { accounts: 0, organizations: 0, jobs: 0 };
}

/** Removes the whole demo and returns the storage keys of its files. */
export const removeDemoRows = (tx: Tx): Promise<string[]> =>
  tx
    .execute<{ storage_key: string }>(sql`select app.remove_demo() as storage_key`)
    .then(({ rows }) => rows.map(({ storage_key: key }) => key));
