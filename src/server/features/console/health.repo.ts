import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';

type Security = 'definer' | 'invoker';

/** What the product expects of the database's functions: how they run, and which roles may call them. */
const EXPECTED: readonly { name: string; security: Security; grantees: readonly string[] }[] = [
  ...[
    'is_held',
    'held',
    'hidden_from_me',
    'my_colleagues',
    'shares_medical_papers',
    'my_organizations',
    'my_organizations_as',
    'organization_is_live',
    'my_hiring_organizations',
    'is_open_job',
    'employer_sees',
    'current_employers',
    'may_step',
    'my_side',
  ].map((name) => ({
    name,
    security: 'definer' as const,
    grantees: ['tallgrass_app', 'tallgrass_service', 'tallgrass_admin'],
  })),
  {
    name: 'user_id',
    security: 'invoker',
    grantees: ['tallgrass_app', 'tallgrass_service', 'tallgrass_admin', 'tallgrass_engine'],
  },
  { name: 'seal_audit', security: 'invoker', grantees: ['tallgrass_service'] },
  { name: 'check_audit', security: 'invoker', grantees: ['tallgrass_admin'] },
  ...[
    'on_account_created',
    'on_profiles_made',
    'make_role_rows',
    'on_role_set',
    'on_organization_placed',
    'on_organization_decided',
    'on_market_change',
    'check_step',
  ].map((name) => ({ name, security: 'definer' as const, grantees: [] })),
];

interface Found extends Record<string, unknown> {
  name: string;
  owner: string;
  is_definer: boolean;
  grantees: string[];
}

export async function inspectFunctions(tx: Tx) {
  const { rows } = await tx.execute<Found>(sql`
    select p.proname as name, pg_get_userbyid(p.proowner) as owner, p.prosecdef as is_definer,
      array(select r.rolname::text from pg_roles r where r.rolname like 'tallgrass\_%' and has_function_privilege(r.oid, p.oid, 'execute')) as grantees
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app'`);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return EXPECTED.map(({ name, security, grantees }) => {
    const found = byName.get(name);
    const actual: Security | null = found ? (found.is_definer ? 'definer' : 'invoker') : null;
    const missingGrants = found ? grantees.filter((role) => !found.grantees.includes(role)) : [];
    const status = !found
      ? ('missing' as const)
      : actual !== security
        ? ('wrong_security' as const)
        : missingGrants.length > 0
          ? ('grant_lost' as const)
          : ('ok' as const);
    return { name: `app.${name}`, status, owner: found?.owner ?? null, security: actual, missingGrants };
  });
}

interface QueueRow extends Record<string, unknown> {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  oldest: string | null;
}

/** Depth and age of each job queue. Runs as service: no other role reads the queue's schema. */
export async function inspectQueues(tx: Tx): Promise<QueueRow[]> {
  const { rows } = await tx.execute<QueueRow>(sql`
    select q.name, count(j.id) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(j.id) filter (where j.state = 'active')::int as active,
      count(j.id) filter (where j.state = 'failed')::int as failed,
      to_char(min(j.created_on) filter (where j.state in ('created', 'retry') and j.start_after <= now()) at time zone 'utc',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as oldest
    from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
    where q.name not like '\_\_pgboss%'
    group by q.name order by q.name`);
  return rows;
}

interface Figures extends Record<string, unknown> {
  mail_waiting: number;
  mail_failed: number;
  mail_dead: number;
  scan_waiting: number;
  infected: number;
}

export async function mailAndFiles(tx: Tx): Promise<Figures> {
  const { rows } = await tx.execute<Figures>(sql`
    select (select count(*)::int from mails where status in ('queued', 'sending')) as mail_waiting,
      (select count(*)::int from mails where status = 'failed') as mail_failed,
      (select count(*)::int from mails where status = 'dead') as mail_dead,
      (select count(*)::int from stored_files where scan_state = 'pending') as scan_waiting,
      (select count(*)::int from stored_files where scan_state = 'infected') as infected`);
  const [row] = rows;
  if (!row) throw new Error('the figures answered nothing');
  return row;
}
