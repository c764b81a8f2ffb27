create or replace trigger organization_path after update of parent_id, path on public.organizations
  for each row when (old.path is distinct from new.path) execute function app.on_organization_path();
create or replace trigger requirements_added after insert or update or delete on public.organization_requirements
  for each row execute function app.on_requirements_added();
create or replace trigger jobs_asks before insert or update of organization_id, position, added_requirements on public.jobs
  for each row execute function app.on_job_asks();
create or replace trigger jobs_searchable_insert after insert on public.jobs
  for each row when (new.status = 'published') execute function app.on_searchable_job();
create or replace trigger jobs_searchable_update after update on public.jobs
  for each row when ((old.status = 'published' or new.status = 'published') and old is distinct from new)
  execute function app.on_searchable_job();
create or replace trigger organizations_searchable after update of is_live, is_demo, name, facility_type on public.organizations
  for each row when ((old.is_live, old.is_demo, old.name, old.facility_type)
    is distinct from (new.is_live, new.is_demo, new.name, new.facility_type))
  execute function app.on_searchable_organization();
create or replace trigger hold_searchable after insert or update of released_at on public.holds
  for each row when (new.subject_type = 'job') execute function app.on_searchable_hold();
create or replace trigger hold_searchable_gone after delete on public.holds
  for each row when (old.subject_type = 'job') execute function app.on_searchable_hold();
create or replace trigger job_search_added after insert on public.job_search
  referencing new table as changed for each statement execute function app.on_job_search();
create or replace trigger job_search_changed after update on public.job_search
  referencing new table as changed for each statement execute function app.on_job_search();
create or replace trigger job_search_removed after delete on public.job_search
  referencing old table as changed for each statement execute function app.on_job_search();
-- Jobs that were published before there was a search.
select app.renew_job_search(array(select j.id from public.jobs j
  where j.status = 'published' and j.is_public and not exists (select 1 from public.job_search s where s.job_id = j.id)));
