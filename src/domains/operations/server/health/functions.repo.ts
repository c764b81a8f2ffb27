import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/database/db.ts';
import type { FunctionFacts } from '#domains/accounts/contract/functions.ts';
import { EXPECTED_FUNCTIONS, type ExpectedFunction } from './database-functions.ts';

interface Found extends Record<string, unknown> {
  name: string;
  owner: string;
  isOwnersSchema: boolean;
  isDefiner: boolean;
  grantees: string[];
  triggers: number;
  /** `null::uuid, null::text`: the arguments of a harmless call. */
  nulls: string;
}

const findAll = (tx: Tx): Promise<Found[]> =>
  tx
    .execute<Found>(
      sql`select p.proname as name, pg_get_userbyid(p.proowner) as owner, p.proowner = n.nspowner as "isOwnersSchema",
          p.prosecdef as "isDefiner",
          array(select r.rolname::text from pg_roles r
            where r.rolname like 'tallgrass\\_%' and r.rolname <> pg_get_userbyid(p.proowner)
              and r.rolname in ('tallgrass_app', 'tallgrass_service', 'tallgrass_admin', 'tallgrass_engine', 'tallgrass_auth')
              and has_function_privilege(r.oid, p.oid, 'execute')
            order by 1) as grantees,
          (select count(*)::int from pg_trigger t where t.tgfoid = p.oid and t.tgenabled <> 'D' and not t.tgisinternal) as triggers,
          coalesce((select string_agg('null::' || format_type(kind, null), ', ' order by i)
            from unnest(p.proargtypes::oid[]) with ordinality as arguments(kind, i)), '') as nulls
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'app'`,
    )
    .then(({ rows }) => rows);

/** Each expected function with its actual state; runs as `service`. */
export async function inspectFunctions(tx: Tx): Promise<(FunctionFacts & { name: string; ok: boolean })[]> {
  const byName = new Map((await findAll(tx)).map((row) => [row.name, row]));
  return EXPECTED_FUNCTIONS.map((expected) => {
    const facts = factsOf(expected, byName.get(expected.name));
    return { name: `app.${expected.name}`, ok: facts.status === 'ok', ...facts };
  });
}

function factsOf(expected: ExpectedFunction, found: Found | undefined): FunctionFacts {
  // One that only other functions call answers with them.
  const canProbe = expected.use !== 'writes' && expected.callers.length > 0;
  const absent = { use: expected.use, canProbe, owner: null, security: null, missingGrants: [], extraGrants: [] };
  if (!found) return { status: 'missing', ...absent };
  const security = found.isDefiner ? ('definer' as const) : ('invoker' as const);
  const missingGrants = expected.callers.filter((role) => !found.grantees.includes(role));
  const extraGrants = expected.isNarrow ? found.grantees.filter((role) => !expected.callers.includes(role)) : [];
  const faults = {
    wrong_owner: !found.isOwnersSchema,
    wrong_security: security !== expected.security,
    grant_lost: missingGrants.length > 0,
    grant_added: extraGrants.length > 0,
    trigger_lost: expected.use === 'trigger' && found.triggers === 0,
  };
  const status = (Object.keys(faults) as (keyof typeof faults)[]).find((fault) => faults[fault]) ?? 'ok';
  return { status, use: expected.use, canProbe, owner: found.owner, security, missingGrants, extraGrants };
}

const PROBE_MS = 2000;

/**
 * Calls a read-only function with null arguments in a read-only transaction; for a trigger function, checks that a
 * table still uses it. Throws the database's error.
 */
export async function probeFunction(tx: Tx, name: string): Promise<void> {
  await tx.execute(
    sql`select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', ${String(PROBE_MS)}, true)`,
  );
  const found = (await findAll(tx)).find((row) => `app.${row.name}` === name);
  const expected = EXPECTED_FUNCTIONS.find((one) => `app.${one.name}` === name);
  if (!found || !expected) throw new Error('the function does not exist');
  if (expected.use === 'trigger') {
    if (found.triggers === 0) throw new Error('no table uses it anymore');
    return;
  }
  // Name and arguments come from the list above and the catalog, not from a request.
  await tx.execute(sql.raw(`select app.${expected.name}(${found.nulls})`));
}
