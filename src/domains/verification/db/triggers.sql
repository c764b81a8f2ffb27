create or replace trigger hold_change after insert or update or delete on public.holds
  for each row execute function app.on_hold_change();
create or replace trigger case_waits after insert or update of status, submitted_at on public.verification_cases
  for each row execute function app.on_case_waits();

-- Tables that the risk of a pending case depends on, with the expression for the person or organization concerned.
do $$
declare w record;
begin
  for w in select * from (values
    ('candidate_profiles', 'c.user_id'),
    ('candidate_private', 'c.user_id'),
    ('licenses', 'c.user_id'),
    ('certifications', 'c.user_id'),
    ('work_history', 'c.user_id'),
    ('education', 'c.user_id'),
    ('documents', 'c.user_id'),
    ('stored_files', 'c.owner_id'),
    ('screening_hits', 'c.user_id'),
    ('holds', 'c.subject_id'),
    ('organizations', 'unnest(c.path)'),
    ('organization_changes', 'c.organization_id'),
    ('source_checks', 'coalesce(c.user_id, c.organization_id)'),
    ('work_confirmations', 'c.user_id')
  ) as watched(table_name, subject) loop
    execute format('create or replace trigger risk_inserted after insert on public.%I referencing new table as changed
      for each statement execute function app.on_risk_change(%L)', w.table_name, w.subject);
    execute format('create or replace trigger risk_updated after update on public.%I referencing new table as changed
      for each statement execute function app.on_risk_change(%L)', w.table_name, w.subject);
    execute format('create or replace trigger risk_deleted after delete on public.%I referencing old table as changed
      for each statement execute function app.on_risk_change(%L)', w.table_name, w.subject);
  end loop;
end $$;
