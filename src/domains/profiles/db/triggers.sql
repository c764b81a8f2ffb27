create or replace trigger licenses_reopen before update on public.licenses
  for each row execute function app.reopen_fact();
create or replace trigger certifications_reopen before update on public.certifications
  for each row execute function app.reopen_fact();
create or replace trigger work_history_reopen before update on public.work_history
  for each row execute function app.reopen_fact();
create or replace trigger education_reopen before update on public.education
  for each row execute function app.reopen_fact();
create or replace trigger passport_links_limit before insert on public.passport_links
  for each row execute function app.limit_passport_links();
create or replace trigger candidates_made after insert on public.profiles
  referencing new table as created for each statement execute function app.on_candidate_role();
create or replace trigger candidate_role_set after update of role on public.profiles
  for each row execute function app.on_candidate_role();
create or replace trigger account_email after update of email on auth.users
  for each row execute function app.on_account_email();
