-- An administrator who acts as a person may look, correct profile data and mark notices as read. Every other change is the
-- person's own: what agrees, discloses or binds. One trigger on every table says so, whatever role the transaction has, so
-- side effects and steps that run as the service are refused too. A new table is refused until it is listed here.

create or replace function app.refuse_acted() returns trigger
language plpgsql as $$
begin
  -- What a trigger or a foreign key writes follows from a change that was let through.
  if pg_trigger_depth() = 1 then
    raise exception 'only the person can change %', tg_table_name using errcode = 'TG403';
  end if;
  return null;
end $$;

-- For a table of which some columns may be corrected: the trigger's arguments are these columns.
create or replace function app.refuse_acted_edit() returns trigger
language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise exception 'only the person can change this part of %', tg_table_name using errcode = 'TG403';
  end if;
  return new;
end $$;

do $$
declare
  t record;
  -- The server's own books about a request. No party may write them.
  books text[] := array['audit_log', 'call_stats', 'error_groups', 'error_log', 'idempotency_keys', 'page_views',
    'page_view_sums', 'passport_views', 'rate_limits', 'screenings'];
  -- A report says what is wrong with an organization, a job or a message; it commits the person to nothing.
  additions text[] := array['reports'];
  corrections jsonb := '{
    "profiles": ["full_name", "updated_at"],
    "candidate_profiles": ["position", "specialties", "settings", "skills", "years_experience", "headline", "about",
      "home_city", "home_state", "home_zip", "home_latitude", "home_longitude", "time_zone", "npi", "moved_from_state",
      "moved_on", "graduated_on", "license_expected_on", "first_exam_result_on", "onboarding_step", "updated_at"],
    "candidate_contacts": ["phone", "updated_at"],
    "candidate_private": ["date_of_birth", "former_names", "street_address", "updated_at"],
    "employer_profiles": ["job_title", "phone", "updated_at"],
    "notifications": ["read_at"]
  }';
begin
  for t in select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p') loop
    execute format('drop trigger if exists acted on %I.%I', t.schema, t.name);
    execute format('drop trigger if exists acted_edit on %I.%I', t.schema, t.name);
    if t.schema = 'public' and t.name = any(books) then
      continue;
    end if;
    execute format('create trigger acted before %s on %I.%I for each statement when (app.is_acted())
      execute function app.refuse_acted()', case
        when t.schema = 'public' and t.name = any(additions) then 'update or delete or truncate'
        when t.schema = 'public' and corrections ? t.name then 'insert or delete or truncate'
        else 'insert or update or delete or truncate' end, t.schema, t.name);
    if t.schema = 'public' and corrections ? t.name then
      execute format('create trigger acted_edit before update on %I.%I for each row when (app.is_acted())
        execute function app.refuse_acted_edit(%s)', t.schema, t.name,
        (select string_agg(quote_literal(c), ', ') from jsonb_array_elements_text(corrections -> t.name) c));
    end if;
  end loop;
end $$;
