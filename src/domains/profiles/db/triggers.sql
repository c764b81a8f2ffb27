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
create or replace trigger work_confirmations_step before update of status on public.work_confirmations
  for each row execute function app.check_step('work_confirmation', 'status');
