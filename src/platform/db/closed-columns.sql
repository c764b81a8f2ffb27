-- The query builder names every column of a table in an insert, so each party gets the insert grant on the whole table, and
-- a trigger refuses a value other than the default in a column that the party has no grant for. A default that differs each
-- time (an id, a sequence) cannot be compared and stays open.
do $$
declare
  t record;
  party text;
  closed text;
  refusals text[];
begin
  for t in select c.oid, c.relname from pg_class c
           where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
    execute format('drop trigger if exists a_closed_columns on public.%I', t.relname);
    refusals := '{}';
    foreach party in array array['tallgrass_app', 'tallgrass_candidate', 'tallgrass_employer'] loop
      continue when has_table_privilege(party, t.oid, 'insert') or not has_any_column_privilege(party, t.oid, 'insert');
      select string_agg(format('new.%I is distinct from %s', a.attname,
          coalesce(pg_get_expr(d.adbin, d.adrelid), 'null')), ' or ')
        into closed
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
          and not has_column_privilege(party, t.oid, a.attnum, 'insert')
          and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ 'gen_random_uuid|nextval';
      if closed is not null then
        refusals := refusals || format('current_user = %L and (%s)', party, closed);
      end if;
    end loop;
    if refusals <> '{}' then
      execute format('create trigger a_closed_columns before insert on public.%I for each row when (%s)
        execute function app.refuse_columns()', t.relname, array_to_string(refusals, ' or '));
    end if;
    foreach party in array array['tallgrass_candidate', 'tallgrass_employer', 'tallgrass_app'] loop
      if has_any_column_privilege(party, t.oid, 'insert') then
        execute format('grant insert on public.%I to %I', t.relname, party);
      end if;
    end loop;
  end loop;
end $$;
