-- Triggers, each dropped and made again so that this file may run any number of times.

create or replace trigger account_created after insert on auth.users
  referencing new table as created for each statement execute function app.on_account_created();
create or replace trigger account_changed after update of email on auth.users
  for each row execute function app.on_account_changed();
create or replace trigger profiles_made after insert on public.profiles
  referencing new table as created for each statement execute function app.on_profiles_made();
create or replace trigger person_named after update of full_name, role on public.profiles
  for each row when ((old.full_name, old.role) is distinct from (new.full_name, new.role))
  execute function app.on_person_named();
create or replace trigger role_set after update of role on public.profiles
  for each row execute function app.on_role_set();

create or replace trigger organization_placed before insert or update of parent_id on public.organizations
  for each row execute function app.on_organization_placed();
create or replace trigger organization_moved after update of parent_id on public.organizations
  for each row when (old.parent_id is distinct from new.parent_id) execute function app.on_organization_moved();
create or replace trigger organization_guard before insert or update on public.organizations
  for each row execute function app.guard_organization();
create or replace trigger organization_decided after update of verification_status on public.organizations
  for each row execute function app.on_organization_decided();
create or replace trigger organization_life
  after insert or update of verification_status, canceled_at, parent_id, path on public.organizations
  for each row execute function app.on_organization_life();
create or replace trigger organization_sight after update of is_live on public.organizations
  for each row when (old.is_live is distinct from new.is_live) execute function app.on_organization_sight();
create or replace trigger organization_market_change
  after update of verification_status, canceled_at, parent_id on public.organizations
  for each row execute function app.on_organization_market_change();

create or replace trigger organization_path after update of parent_id, path on public.organizations
  for each row when (old.path is distinct from new.path) execute function app.on_organization_path();
create or replace trigger requirements_added after insert or update or delete on public.organization_requirements
  for each row execute function app.on_requirements_added();
create or replace trigger jobs_asks before insert or update of organization_id, position, added_requirements on public.jobs
  for each row execute function app.on_job_asks();

create or replace trigger licenses_reopen before update on public.licenses
  for each row execute function app.reopen_fact();
create or replace trigger certifications_reopen before update on public.certifications
  for each row execute function app.reopen_fact();
create or replace trigger work_history_reopen before update on public.work_history
  for each row execute function app.reopen_fact();
create or replace trigger education_reopen before update on public.education
  for each row execute function app.reopen_fact();

create or replace trigger jobs_step before update of status on public.jobs
  for each row execute function app.check_step('job', 'status');
create or replace trigger applications_step before update of stage on public.applications
  for each row execute function app.check_step('application', 'stage');
create or replace trigger applications_guard before update on public.applications
  for each row execute function app.guard_application();
create or replace trigger interviews_guard before update on public.interviews
  for each row execute function app.guard_side('interview');
create or replace trigger offers_guard before update on public.offers
  for each row execute function app.guard_side('offer');
create or replace trigger interviews_step before update of status on public.interviews
  for each row execute function app.check_step('interview', 'status');
create or replace trigger offers_step before update of status on public.offers
  for each row execute function app.check_step('offer', 'status');
create or replace trigger passport_links_limit before insert on public.passport_links
  for each row execute function app.limit_passport_links();
create or replace trigger work_confirmations_step before update of status on public.work_confirmations
  for each row execute function app.check_step('work_confirmation', 'status');
-- Members follow their organization's steps, which were checked there. The status of a review stands among other facts
-- of its row: handing in for the first time writes 'pending' over 'pending', which is no step.
create or replace trigger profiles_step before update of verification_status on public.profiles
  for each row when (pg_trigger_depth() = 0 and old.verification_status is distinct from new.verification_status)
  execute function app.check_step('verification', 'verification_status');
create or replace trigger organizations_step before update of verification_status on public.organizations
  for each row when (old.verification_status is distinct from new.verification_status)
  execute function app.check_step('verification', 'verification_status');

create or replace trigger hold_change after insert or update or delete on public.holds
  for each row execute function app.on_hold_change();
create or replace trigger weights_change after insert or update or delete on public.weights_versions
  for each row execute function app.on_weights_change();
create or replace trigger notification_made after insert or update of seq on public.notifications
  for each row execute function app.on_notification();

do $$
declare
  watched text[][] := array[
    ['profiles', 'candidate', 'user_id'],
    ['candidate_profiles', 'candidate', 'user_id'],
    ['candidate_preferences', 'candidate', 'user_id'],
    ['licenses', 'candidate', 'user_id'],
    ['certifications', 'candidate', 'user_id'],
    ['work_history', 'candidate', 'user_id'],
    ['education', 'candidate', 'user_id'],
    ['documents', 'candidate', 'user_id'],
    ['blocked_organizations', 'candidate', 'user_id'],
    ['jobs', 'job', 'id']
  ];
  i int;
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format('create or replace trigger market_inserted after insert on public.%I referencing new table as changed
      for each statement execute function app.on_market_change(%L, %L)', watched[i][1], watched[i][2], watched[i][3]);
    execute format('create or replace trigger market_updated after update on public.%I referencing new table as changed
      for each statement execute function app.on_market_change(%L, %L)', watched[i][1], watched[i][2], watched[i][3]);
    execute format('create or replace trigger market_deleted after delete on public.%I referencing old table as changed
      for each statement execute function app.on_market_change(%L, %L)', watched[i][1], watched[i][2], watched[i][3]);
  end loop;
end $$;

create or replace trigger case_waits after insert or update of status, submitted_at on public.verification_cases
  for each row execute function app.on_case_waits();

do $$
declare
  watched text[][] := array[
    ['candidate_profiles', 'c.user_id'],
    ['candidate_private', 'c.user_id'],
    ['licenses', 'c.user_id'],
    ['certifications', 'c.user_id'],
    ['work_history', 'c.user_id'],
    ['education', 'c.user_id'],
    ['documents', 'c.user_id'],
    ['stored_files', 'c.owner_id'],
    ['screening_hits', 'c.user_id'],
    ['holds', 'c.subject_id'],
    ['organizations', 'unnest(c.path)'],
    ['organization_changes', 'c.organization_id'],
    ['source_checks', 'coalesce(c.user_id, c.organization_id)'],
    ['work_confirmations', 'c.user_id']
  ];
  i int;
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format('create or replace trigger risk_inserted after insert on public.%I referencing new table as changed
      for each statement execute function app.on_risk_change(%L)', watched[i][1], watched[i][2]);
    execute format('create or replace trigger risk_updated after update on public.%I referencing new table as changed
      for each statement execute function app.on_risk_change(%L)', watched[i][1], watched[i][2]);
    execute format('create or replace trigger risk_deleted after delete on public.%I referencing old table as changed
      for each statement execute function app.on_risk_change(%L)', watched[i][1], watched[i][2]);
  end loop;
end $$;

create or replace trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function app.refuse_change();
create or replace trigger application_events_append_only before update on public.application_events
  for each statement execute function app.refuse_change();
create or replace trigger application_events_hire before insert on public.application_events
  for each row when (new.to_stage = 'hired') execute function app.place_hire();
