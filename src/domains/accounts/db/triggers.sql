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

-- Members follow their organization's steps, which were checked there. The status of a review stands among other facts
-- of its row: handing in for the first time writes 'pending' over 'pending', which is no step.
create or replace trigger profiles_step before update of verification_status on public.profiles
  for each row when (pg_trigger_depth() = 0 and old.verification_status is distinct from new.verification_status)
  execute function app.check_step('verification', 'verification_status');
