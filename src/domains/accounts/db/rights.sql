grant select on public.profiles to tallgrass_auth;

create policy auth_reads on public.profiles for select to tallgrass_auth using (true);

-- A user reaches their own row, those of colleagues and, as an employer, those that an application opens (`app.opens`).
create policy app_own on public.profiles for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_applicant on public.profiles for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('applied', a.stage, a.contact_shared_at)));
create policy app_colleague on public.profiles for select to tallgrass_app
  using (user_id in (select app.my_colleagues()));
create policy app_own_update on public.profiles for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.consents for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select (id, user_id, role, onboarding_completed, verification_status, full_name, social_auth_only, is_demo, created_at,
  updated_at) on public.profiles to tallgrass_candidate;
grant select (id, user_id, role, onboarding_completed, verification_status, full_name)
  on public.profiles to tallgrass_employer;
grant update (full_name, updated_at) on public.profiles to tallgrass_candidate, tallgrass_employer;
grant select (id, user_id, kind, version, organization_id, application_id, scope, granted_at, revoked_at)
  on public.consents to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, kind, version, organization_id, application_id, scope, granted_at)
  on public.consents to tallgrass_candidate, tallgrass_employer;
grant update (revoked_at) on public.consents to tallgrass_candidate, tallgrass_employer;

-- The sign-in library reaches its own schema and reads profiles to tell who a user is.
grant usage on schema auth to tallgrass_auth, tallgrass_service, tallgrass_admin;
grant select, insert, update, delete on all tables in schema auth to tallgrass_auth;
do $$
declare t record;
begin
  for t in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('create policy auth_all on auth.%I for all to tallgrass_auth using (true) with check (true)', t.tablename);
  end loop;
end $$;

-- The rest of the product reads id, name, email and whether it is confirmed.
create or replace view auth.people with (security_invoker = false) as
  select u.id, u.name, u.email, u.email_verified, u.is_demo, u.created_at from auth.users u;
revoke all on auth.people from public;
grant select on auth.people to tallgrass_service, tallgrass_admin;

-- Only triggers call it.
revoke all on function app.renew_user_search(uuid[])
  from tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
