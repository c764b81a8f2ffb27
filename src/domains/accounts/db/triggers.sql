create or replace trigger account_created after insert on auth.users
  referencing new table as created for each statement execute function app.on_account_created();
create or replace trigger sessions_ended after delete on auth.sessions
  referencing old table as ended for each statement execute function app.on_sessions_ended();
create or replace trigger account_changed after update of email on auth.users
  for each row execute function app.on_account_changed();
create or replace trigger profiles_made after insert on public.profiles
  referencing new table as created for each statement execute function app.on_profiles_made();
create or replace trigger person_named after update of full_name, role on public.profiles
  for each row when ((old.full_name, old.role) is distinct from (new.full_name, new.role))
  execute function app.on_person_named();
create or replace trigger organization_decided after update of verification_status on public.organizations
  for each row execute function app.on_organization_decided();
