-- The change feed of the market. Argument 0 is the entity, argument 1 the column that names it.
create or replace function app.on_market_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'insert into public.market_changes (entity, entity_id) select distinct %L, c.%I from changed c where c.%I is not null',
    tg_argv[0], tg_argv[1], tg_argv[1]);
  perform pg_notify('market', '');
  return null;
end $$;

-- The active weights changed: every process reloads them, and a job queued in the same transaction matches everyone again.
create or replace function app.on_weights_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('market', '');
  return null;
end $$;

-- The only access of the fairness audit to demographics: counts by group over at least 20 people whom an administrator
-- names. People who gave no answer count as 'unknown'; groups of fewer than 5 are merged.
create or replace function app.impact_counts(considered uuid[], selected uuid[])
returns table (attribute text, answer text, chosen int, total int)
language sql stable security definer set search_path = '' as $$
  with people as (
    select c.id, d.sex, d.race_ethnicity, c.id = any(selected) as is_selected
    from (select distinct unnest(considered) as id) c
    left join public.candidate_demographics d on d.user_id = c.id
    where (select count(distinct x) from unnest(considered) x) >= 20
  ), told as (
    select p.is_selected, t.attribute, t.answer from people p, lateral (values
      ('sex', coalesce(p.sex, 'unknown')),
      ('race_ethnicity', coalesce(p.race_ethnicity, 'unknown')),
      ('sex_and_race_ethnicity', case when p.sex is null or p.race_ethnicity is null then 'unknown'
        else p.sex || ', ' || p.race_ethnicity end)) t(attribute, answer)
  ), sizes as (
    select t.attribute, t.answer, count(*) as size from told t group by 1, 2
  )
  select t.attribute, case when s.size < 5 then 'fewer than 5' else t.answer end,
    count(*) filter (where t.is_selected)::int, count(*)::int
  from told t join sizes s on s.attribute = t.attribute and s.answer = t.answer
  group by 1, 2 order by 1, 2
$$;

create or replace function app.on_organization_market_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.market_changes (entity, entity_id)
  select 'job', j.id from public.jobs j
  join public.organizations o on o.id = j.organization_id
  where o.path @> array[new.id] and j.status = 'published';
  perform pg_notify('market', '');
  return null;
end $$;

create or replace function app.on_hold_market_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  h public.holds := coalesce(new, old);
begin
  if h.subject_type = 'organization' then
    insert into public.market_changes (entity, entity_id)
    select 'job', j.id from public.jobs j
    join public.organizations o on o.id = j.organization_id
    where o.path @> array[h.subject_id] and j.status = 'published';
  else
    insert into public.market_changes (entity, entity_id)
    values (case h.subject_type when 'person' then 'candidate' else 'job' end, h.subject_id);
  end if;
  perform pg_notify('market', '');
  return null;
end $$;

create or replace function app.records_in_matching() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'match_reviews', jsonb_build_object('job_id', r.job_id, 'question', r.question, 'status', r.status,
      'outcome', r.outcome, 'answer', r.answer, 'created_at', r.created_at, 'answered_at', r.answered_at)
    from public.match_reviews r where r.asked_by = app.user_id()
$$;
