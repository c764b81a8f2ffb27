-- How soon organizations usually respond: the median of their latest responses of 180 days, in whole hours, rounded up.
-- docs/response-times.md gives the same as a query. What anyone reads must not tell when one applicant was answered, so it
-- stands still for a day (Central Time), rests on at least five responses and on a multiple of five, and is rounded.
create or replace function app.usual_response(organizations uuid[], as_of timestamptz)
returns table (hours integer, responses integer)
language sql stable security definer rows 1 set search_path = '' as $$
  with day as (
    select date_trunc('day', as_of at time zone 'America/Chicago') at time zone 'America/Chicago' as start
  ), latest as (
    select extract(epoch from a.first_response_at - a.applied_at) / 3600 as hours, a.first_response_at, a.id
    from public.applications a, day
    where a.organization_id = any(organizations) and a.first_response_at < day.start
      and a.first_response_at >= day.start - interval '180 days' and a.applied_at is not null
    order by a.first_response_at desc, a.id limit 100
  ), counted as (
    select l.hours, row_number() over (order by l.first_response_at desc, l.id) as place, count(*) over () as total
    from latest l
  )
  select greatest(1, ceil(percentile_cont(0.5) within group (order by c.hours)))::integer, count(*)::integer
  from counted c
  where c.place <= c.total - c.total % 5
  having count(*) >= 5
$$;
