-- Closes everything first: row-level security is forced on every table, with no grant and no policy but the owner's. The
-- grants of the registry and the `rights.sql` files then open exactly what each role needs. In `rights.sql`, policies
-- limit rows and grants limit columns: a column without a grant is closed, so a new one stays closed until it is granted
-- there and listed in `tests/walks/columns-walk.expected.ts`.
--
--   tallgrass_app        a visitor; the other two inherit its rights
--   tallgrass_candidate  a signed-in user who is not an employer
--   tallgrass_employer   a signed-in user on the employer side
do $$
declare
  t record;
  p record;
begin
  for t in select n.nspname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') loop
    execute format('alter table %I.%I enable row level security', t.nspname, t.relname);
    execute format('alter table %I.%I force row level security', t.nspname, t.relname);
    for p in select polname from pg_policy where polrelid = format('%I.%I', t.nspname, t.relname)::regclass loop
      execute format('drop policy %I on %I.%I', p.polname, t.nspname, t.relname);
    end loop;
    -- An administrator who acts as a user changes nothing in it, unless the registry says otherwise.
    execute format('drop trigger if exists acted_edit on %I.%I', t.nspname, t.relname);
    execute format('create or replace trigger acted before insert or update or delete or truncate on %I.%I
      for each statement when (app.is_acted()) execute function app.refuse_acted()', t.nspname, t.relname);
    execute format('create policy owner_all on %I.%I for all to %I using (true) with check (true)',
      t.nspname, t.relname, current_user);
  end loop;
end $$;

revoke all on all tables in schema public, auth from public, tallgrass_app, tallgrass_candidate, tallgrass_employer,
  tallgrass_service, tallgrass_auth, tallgrass_engine, tallgrass_admin;
revoke all on all functions in schema app from public;
revoke create on schema public from public;

grant usage on schema public, app to tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
grant execute on all functions in schema app to tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
grant usage on all sequences in schema public to tallgrass_app, tallgrass_service, tallgrass_admin;
