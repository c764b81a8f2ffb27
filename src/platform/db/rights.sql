-- Only triggers call it.
revoke all on function app.announce_sight(uuid[])
  from tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;

-- Only `app.erase_person` and `app.own_records` call the functions of the domains; the health page probes the latter kind.
do $$
declare f record;
begin
  for f in select p.oid::regprocedure as signature, p.proname like 'erase%' as erases from pg_proc p
           where p.pronamespace = 'app'::regnamespace and p.proname like any (array['erase\_in\_%', 'records\_in\_%']) loop
    execute format('revoke all on function %s from tallgrass_app, tallgrass_engine, tallgrass_admin, tallgrass_auth', f.signature);
    if f.erases then
      execute format('revoke all on function %s from tallgrass_service', f.signature);
    end if;
  end loop;
end $$;
revoke all on function app.erase_person(uuid) from tallgrass_app, tallgrass_engine, tallgrass_admin, tallgrass_auth;

-- The health page probes them as the service, which acts for no user and so gets no rows.
revoke all on function app.own_rows(), app.own_records() from tallgrass_engine, tallgrass_admin, tallgrass_auth;
