create or replace trigger organization_path after update of parent_id, path on public.organizations
  for each row when (old.path is distinct from new.path) execute function app.on_organization_path();
create or replace trigger requirements_added after insert or update or delete on public.organization_requirements
  for each row execute function app.on_requirements_added();
create or replace trigger jobs_asks before insert or update of organization_id, position, added_requirements on public.jobs
  for each row execute function app.on_job_asks();
create or replace trigger jobs_step before update of status on public.jobs
  for each row execute function app.check_step('job', 'status');
