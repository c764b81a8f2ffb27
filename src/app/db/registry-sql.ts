import type { Access, OwnedTable } from '#platform/db/registry.ts';
import { OWNERS, REGISTRY, TABLES } from './registry.ts';

const VERBS: Record<Access, string> = {
  none: '',
  read: 'select',
  append: 'select, insert',
  write: 'select, insert, update, delete',
};

const nameOf = ({ schema, name }: OwnedTable) => `${schema}.${name}`;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What the server's own roles may do. People's rights are in the `rights.sql` beside the tables. */
export const grantsSql = (): string =>
  TABLES.flatMap((table) => [
    ...grantTo('tallgrass_service', 'tallgrass_service_all', table, table.service ?? 'write'),
    ...grantTo('tallgrass_admin', 'tallgrass_admin_all', table, table.administrator ?? 'none'),
    ...(table.engine === 'read'
      ? [
          `grant select on ${nameOf(table)} to tallgrass_engine`,
          `create policy engine_reads on ${nameOf(table)} for select to tallgrass_engine using (true)`,
        ]
      : []),
  ]).join(';\n');

const grantTo = (role: string, policy: string, table: OwnedTable, access: Access): string[] =>
  access === 'none'
    ? []
    : [
        `grant ${VERBS[access]} on ${nameOf(table)} to ${role}`,
        `create policy ${policy} on ${nameOf(table)} for all to ${role} using (true) with check (true)`,
      ];

/** Refuses every step that the machine of a table does not list, whoever takes it. */
export const stepsSql = (): string =>
  TABLES.flatMap(({ schema, name, steps }) =>
    steps
      ? [
          `create or replace trigger ${name}_step before update of ${steps.column} on ${schema}.${name}
             for each row ${steps.when ? `when (${steps.when})` : ''}
             execute function app.check_step(${quoted(steps.of.name)}, ${quoted(steps.column)})`,
        ]
      : [],
  ).join(';\n');

/** Opens what an administrator who acts as a user may change; `default-deny.sql` has closed every table to them. */
export const actingSql = (): string => TABLES.flatMap(actingTriggers).join(';\n');

function actingTriggers(table: OwnedTable): string[] {
  const { acting } = table;
  if (!acting) return [];
  const on = nameOf(table);
  const open = `drop trigger acted on ${on}`;
  const refuse = (verbs: string) =>
    `create trigger acted before ${verbs} or truncate on ${on} for each statement when (app.is_acted())
       execute function app.refuse_acted()`;
  if (acting === 'all') return [open];
  if (acting === 'insert') return [open, refuse('update or delete')];
  const columns = acting.update.split(/\s+/).map(quoted).join(', ');
  return [
    open,
    refuse('insert or delete'),
    `create trigger acted_edit before update on ${on} for each row when (app.is_acted())
       execute function app.refuse_acted_edit(${columns})`,
  ];
}

/** `app.erase_person(person)`: deletes a person's rows, lets each domain erase the rest, returns the keys of the files. */
export const erasureSql = (): string => {
  const deletions = TABLES.flatMap((table) =>
    table.erase && typeof table.erase === 'object' && 'deleteBy' in table.erase
      ? [
          `delete from ${nameOf(table)} where ${table.erase.deleteBy.map((column) => `${column} = person`).join(' or ')};`,
        ]
      : [],
  );
  const byFunction = OWNERS.filter((owner) => REGISTRY[owner].some(({ erase }) => erase && !hasDeletion(erase)));
  return `
create or replace function app.erase_person(person uuid) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  address text := (select lower(u.email) from auth.users u where u.id = person);
begin
  return query select f.storage_key from public.stored_files f where f.owner_id = person;
  ${deletions.join('\n  ')}
  ${byFunction.map((owner) => `perform app.erase_in_${owner}(person, address);`).join('\n  ')}
end $$`;
};

const hasDeletion = (erase: NonNullable<OwnedTable['erase']>) => typeof erase === 'object' && 'deleteBy' in erase;

/**
 * `app.own_rows()` returns what the current user may read of themselves, under their own row-level security, one row a
 * table. `app.own_records()` adds the records about them in tables that they may not read.
 */
export const exportSql = (): string => {
  const rows = TABLES.flatMap((table) => {
    if (table.export === 'by function') return [`select ${quoted(table.name)}, '[]'::jsonb`];
    if ('withheld' in table.export) return [];
    const { of, columns } = table.export;
    const isOwn = of.among ? `in (${of.among('app.user_id()')})` : '= app.user_id()';
    return [
      `select ${quoted(table.name)}, coalesce((select jsonb_agg(r) from (
       select ${columns.map((column) => `t.${column}`).join(', ')} from ${nameOf(table)} t where t.${of.column} ${isOwn}) r), '[]')`,
    ];
  });
  const byFunction = OWNERS.filter((owner) => REGISTRY[owner].some((table) => table.export === 'by function'));
  return `
create or replace function app.own_rows() returns table (name text, records jsonb)
language plpgsql stable set search_path = '' as $$
begin
  if app.user_id() is null then
    return;
  end if;
  return query ${rows.join('\n  union all ')};
end $$;
create or replace function app.own_records() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  ${byFunction.map((owner) => `select * from app.records_in_${owner}()`).join('\n  union all ')}
$$`;
};
