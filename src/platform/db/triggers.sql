create or replace trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function app.refuse_change();
