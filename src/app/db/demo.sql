-- The demo market: which accounts belong to it, and its removal. The named accounts have a public password.

create or replace function app.is_demo_account(marked boolean, email text) returns boolean
language sql immutable set search_path = '' as $$
  select marked or email ~ '[@.]demo\.tallgrass\.test$'
$$;

-- Removes the demo accounts with their organizations, jobs, files and emails, and everything done with them. The audit log
-- keeps its lines, and real cases that a demo administrator had claimed become unclaimed. Returns the storage keys of the
-- files.
create or replace function app.remove_demo() returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  demo_people uuid[];
  demo_places uuid[];
  demo_jobs uuid[];
  invented_lists text[];
begin
  select coalesce(array_agg(u.id), '{}') into demo_people from auth.users u where app.is_demo_account(u.is_demo, u.email);
  select coalesce(array_agg(o.id), '{}') into demo_places from public.organizations o
  where o.is_demo or exists (select 1 from public.organizations above where above.id = any(o.path) and above.is_demo);
  select coalesce(array_agg(j.id), '{}') into demo_jobs from public.jobs j
  where j.is_demo or j.organization_id = any(demo_places);

  return query select f.storage_key from public.stored_files f where f.owner_id = any(demo_people);
  delete from public.applications where job_id = any(demo_jobs) or candidate_id = any(demo_people);
  delete from public.jobs where id = any(demo_jobs);
  update public.employer_profiles set organization_id = null where organization_id = any(demo_places);
  delete from public.organizations where id = any(demo_places);
  delete from public.holds where subject_id = any(demo_people || demo_places || demo_jobs);
  delete from public.reports where subject_id = any(demo_people || demo_places || demo_jobs) or reporter_id = any(demo_people);
  delete from public.planned_decisions where planned_by = any(demo_people) and state = 'planned';
  update public.verification_cases set claimed_by = null, claimed_at = null where claimed_by = any(demo_people);
  update public.verification_cases set assigned_to = null where assigned_to = any(demo_people);
  delete from public.mails where user_id = any(demo_people);
  update public.error_log set user_id = null where user_id = any(demo_people);
  delete from auth.users where id = any(demo_people);

  -- The demo's exclusion lists. People screened against them alone count as not screened.
  select coalesce(array_agg(source), '{}') into invented_lists
  from (select distinct on (source) source, is_invented from public.exclusion_files order by source, imported_at desc) f
  where f.is_invented;
  delete from public.screening_hits h using public.exclusion_entries e where e.id = h.entry_id and e.source = any(invented_lists);
  delete from public.exclusion_entries where source = any(invented_lists);
  delete from public.exclusion_files where is_invented;
  delete from public.screenings where sources && invented_lists;
  update public.organizations o set directory_ccn = null from public.facility_directory d
  where d.ccn = o.directory_ccn and d.is_invented;
  update public.organization_changes o set directory_ccn = null from public.facility_directory d
  where d.ccn = o.directory_ccn and d.is_invented;
  delete from public.facility_directory where is_invented;
end $$;

revoke all on function app.is_demo_account(boolean, text), app.remove_demo()
  from public, tallgrass_app, tallgrass_admin, tallgrass_engine, tallgrass_auth;
grant execute on function app.is_demo_account(boolean, text), app.remove_demo() to tallgrass_service;
