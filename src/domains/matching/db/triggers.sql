create or replace trigger organization_market_change
  after update of verification_status, canceled_at, parent_id on public.organizations
  for each row execute function app.on_organization_market_change();
create or replace trigger hold_market_change after insert or update or delete on public.holds
  for each row execute function app.on_hold_market_change();
create or replace trigger weights_change after insert or update or delete on public.weights_versions
  for each row execute function app.on_weights_change();

-- Tables that matching reads, with the entity of the change feed and the column that holds its id.
do $$
declare w record;
begin
  for w in select * from (values
    ('profiles', 'candidate', 'user_id'),
    ('candidate_profiles', 'candidate', 'user_id'),
    ('candidate_preferences', 'candidate', 'user_id'),
    ('licenses', 'candidate', 'user_id'),
    ('certifications', 'candidate', 'user_id'),
    ('work_history', 'candidate', 'user_id'),
    ('education', 'candidate', 'user_id'),
    ('documents', 'candidate', 'user_id'),
    ('blocked_organizations', 'candidate', 'user_id'),
    ('jobs', 'job', 'id')
  ) as watched(table_name, entity, id_column) loop
    execute format('create or replace trigger market_inserted after insert on public.%I referencing new table as changed
      for each statement execute function app.on_market_change(%L, %L)', w.table_name, w.entity, w.id_column);
    execute format('create or replace trigger market_updated after update on public.%I referencing new table as changed
      for each statement execute function app.on_market_change(%L, %L)', w.table_name, w.entity, w.id_column);
    execute format('create or replace trigger market_deleted after delete on public.%I referencing old table as changed
      for each statement execute function app.on_market_change(%L, %L)', w.table_name, w.entity, w.id_column);
  end loop;
end $$;
