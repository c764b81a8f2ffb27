-- The walls before any door is cut: every table forced under row-level security, no grant, no policy but the owner's.
-- The files after this one open exactly what a role needs.

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
    execute format('create policy owner_all on %I.%I for all to %I using (true) with check (true)',
      t.nspname, t.relname, current_user);
  end loop;
end $$;

revoke all on all tables in schema public, auth from public, tallgrass_app, tallgrass_candidate, tallgrass_employer,
  tallgrass_service, tallgrass_auth, tallgrass_engine, tallgrass_admin;
revoke all on all functions in schema app from public;
revoke create on schema public from public;

grant usage on schema public, app to tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
grant usage on schema auth to tallgrass_auth, tallgrass_service, tallgrass_admin;
grant execute on all functions in schema app to tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
-- Only triggers call them.
revoke all on function app.make_role_rows(uuid[]), app.renew_user_search(uuid[]), app.announce_sight(uuid[])
  from tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
-- Only administrators (and the health check) count groups.
revoke all on function app.impact_counts(uuid[], uuid[]) from tallgrass_app, tallgrass_engine, tallgrass_auth;
grant usage on all sequences in schema public to tallgrass_app, tallgrass_service, tallgrass_admin;

-- Better Auth has its own schema to itself, and reads profiles to answer who somebody is.
grant select, insert, update, delete on all tables in schema auth to tallgrass_auth;
grant select on public.profiles to tallgrass_auth;
do $$
declare t record;
begin
  for t in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('create policy auth_all on auth.%I for all to tallgrass_auth using (true) with check (true)', t.tablename);
  end loop;
end $$;
create policy auth_reads on public.profiles for select to tallgrass_auth using (true);

-- Of an account, the rest of the product may read id, name, mail and whether it was confirmed.
create or replace view auth.people with (security_invoker = false) as
  select u.id, u.name, u.email, u.email_verified, u.is_demo, u.created_at from auth.users u;
revoke all on auth.people from public;
grant select on auth.people to tallgrass_service, tallgrass_admin;

-- Jobs and side effects (service) and administrators after the policy check (admin) work across people. Neither may
-- read demographics, and administrators no medical papers; nobody may rewrite what is append-only, and administrators
-- read, but never write, what people and employers say and agree to themselves.
do $$
declare
  t record;
  role_name text;
  append_only text[] := array['audit_log', 'application_events'];
  service_only text[] := array['medical_documents', 'idempotency_keys', 'rate_limits'];
  their_own_word text[] := array['consents', 'candidate_private', 'candidate_contacts', 'candidate_preferences',
    'blocked_organizations', 'notification_settings', 'quiet_hours', 'matches', 'match_views', 'applications',
    'application_receipts', 'application_events',
    'interviews', 'interview_slots', 'offers', 'state_transitions', 'audit_seals', 'user_search', 'passport_links',
    'passport_views', 'page_view_sums', 'work_confirmations'];
begin
  for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'candidate_demographics' loop
    foreach role_name in array array['tallgrass_service', 'tallgrass_admin'] loop
      if role_name = 'tallgrass_admin' and t.tablename = any(service_only) then
        continue;
      end if;
      execute format('grant %s on public.%I to %I', case
        when t.tablename = 'state_transitions' or (role_name = 'tallgrass_admin' and t.tablename = any(their_own_word))
          then 'select'
        when t.tablename = any(append_only) or t.tablename = 'audit_seals' then 'select, insert'
        else 'select, insert, update, delete' end, t.tablename, role_name);
      execute format('create policy %I on public.%I for all to %I using (true) with check (true)',
        role_name || '_all', t.tablename, role_name);
    end loop;
  end loop;
end $$;

-- A mail can hold a link that opens an account: administrators read everything about it but its words.
revoke select on public.mails from tallgrass_admin;
grant select (id, message_id, user_id, "to", subject, type, status, attempts, claimed_at, not_before, last_error,
  dedupe_key, created_at, sent_at) on public.mails to tallgrass_admin;

-- Matching reads facts and nothing else: no contact, no birth date, no demographics, no medical paper.
do $$
declare name text;
begin
  foreach name in array array['profiles', 'candidate_profiles', 'candidate_preferences', 'licenses', 'certifications',
    'work_history', 'education', 'documents', 'blocked_organizations', 'consents', 'holds', 'jobs', 'job_units',
    'organizations', 'applications', 'matches', 'market_changes', 'market_cursors', 'weights_versions', 'requirement_sets'] loop
    execute format('grant select on public.%I to tallgrass_engine', name);
    execute format('create policy engine_reads on public.%I for select to tallgrass_engine using (true)', name);
  end loop;
end $$;
