create or replace function app.is_held(subject_type text, subject_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.holds h
    where h.subject_type = is_held.subject_type and h.subject_id = is_held.subject_id and h.released_at is null
  );
end $$;

-- The ids of a type ('person', 'job', 'organization') that are on hold.
create or replace function app.held(subject_type text) returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
begin
  return query select h.subject_id from public.holds h where h.subject_type = held.subject_type and h.released_at is null;
end $$;

-- Only pending cases have a row in the risk order.
create or replace function app.on_case_waits() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'pending' then
    insert into public.case_risks (case_id, submitted_at) values (new.id, new.submitted_at)
    on conflict (case_id) do update set submitted_at = excluded.submitted_at, is_stale = true;
  else
    delete from public.case_risks where case_id = new.id;
  end if;
  return null;
end $$;

-- Marks the risk of a case as stale. Argument 0 is the expression for the person or organization concerned.
create or replace function app.on_risk_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.case_risks r set is_stale = true from public.verification_cases v
     where v.id = r.case_id and v.status = ''pending'' and not r.is_stale
       and (v.user_id in (select %1$s from changed c) or v.organization_id in (select %1$s from changed c))', tg_argv[0]);
  return null;
end $$;

-- A hold takes effect immediately: the person's open screens are told, an organization loses or regains its visibility.
create or replace function app.on_hold_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  h public.holds := coalesce(new, old);
begin
  if h.subject_type = 'person' then
    perform app.announce_sight(array[h.subject_id]);
  elsif h.subject_type = 'organization' then
    perform app.renew_is_live(h.subject_id);
  end if;
  return null;
end $$;

-- Orders the results of a comparison with an exclusion list.
create or replace function app.verdict_rank(verdict text) returns integer
language sql immutable parallel safe as $$
  select array_position(array['cleared', 'weak', 'strong'], verdict)
$$;

create or replace function app.records_in_verification() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'screenings', jsonb_build_object('screened_at', s.screened_at, 'sources', s.sources)
    from public.screenings s where s.user_id = app.user_id()
  union all
  select 'screening_hits', jsonb_build_object('source', e.source, 'status', h.status, 'found_at', h.found_at,
      'decided_at', h.decided_at)
    from public.screening_hits h join public.exclusion_entries e on e.id = h.entry_id where h.user_id = app.user_id()
  union all
  select 'source_checks', jsonb_build_object('source', c.source, 'item_type', c.item_type, 'item_id', c.item_id,
      'state', c.state, 'outcome', c.outcome, 'question', c.question, 'asked_at', c.asked_at, 'checked_at', c.checked_at)
    from public.source_checks c where c.user_id = app.user_id()
$$;
