-- The side of a start that the current user acts for. HR onboarding acts for the employer from the hire on.
create or replace function app.my_start_side(application uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(app.my_side(a.id), case
    when a.stage = 'hired' and a.organization_id in (select app.my_organizations_as('{hr_onboarding}')) then 'employer'
  end)
  from public.applications a where a.id = application
$$;

create or replace function app.guard_start() returns trigger
language plpgsql as $$
begin
  if app.is_party() and new.status is distinct from old.status
    and not app.may_step('start', old.status, new.status, app.my_start_side(old.application_id)) then
    raise exception 'this step is the other side''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- The first day moves only to a day that one side proposed and the other accepted.
create or replace function app.guard_start_day() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.start_date_proposals p where p.application_id = new.application_id
    and p.start_on = new.start_on and p.answer = 'accepted') then
    raise exception 'both sides agree on a first day' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- What one side said some days after the starts of these organizations, or of all with null. No single answer can be read
-- from it or from a change of it: answers count in groups of five, in the order in which they were given.
create or replace function app.start_totals(for_side text, organizations uuid[])
returns table (day integer, answers integer, began integer, as_described integer, still_there integer)
language sql stable security definer rows 3 set search_path = '' as $$
  with given as (
    select a.day, a.has_begun, a.is_as_described, a.is_still_there,
      row_number() over (partition by a.day order by a.given_at, a.application_id) as place,
      count(*) over (partition by a.day) as total
    from public.start_answers a join public.starts s on s.application_id = a.application_id
    where a.side = for_side and (organizations is null or s.organization_id = any(organizations))
  )
  select g.day, count(*)::integer, (count(*) filter (where g.has_begun))::integer,
    (count(*) filter (where g.is_as_described))::integer, (count(*) filter (where g.is_still_there))::integer
  from given g
  where g.place <= g.total - g.total % 5
  group by g.day
$$;

-- The hires of which a side said after 90 days that the person is still there, and none said otherwise, for learning. In
-- groups of five like the totals, so that an administrator who counts outcomes learns no single answer.
create or replace function app.stayed_applications() returns table (application_id uuid)
language sql stable security definer rows 1000 set search_path = '' as $$
  with stayed as (
    select a.application_id, max(a.given_at) as at
    from public.start_answers a where a.day = 90
    group by a.application_id having bool_and(a.is_still_there)
  ), counted as (
    select s.application_id, row_number() over (order by s.at, s.application_id) as place, count(*) over () as total
    from stayed s
  )
  select c.application_id from counted c where c.place <= c.total - c.total % 5
$$;
