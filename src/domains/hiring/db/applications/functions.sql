-- Each side takes only its own steps; the system's steps run as service.
create or replace function app.guard_application() returns trigger
language plpgsql as $$
declare
  side text := case when app.user_id() = old.candidate_id then 'candidate' else 'employer' end;
begin
  if app.is_party() then
    if new.stage is distinct from old.stage and not app.may_step('application', old.stage, new.stage, side) then
      raise exception 'this step is not the %''s', side using errcode = 'insufficient_privilege';
    end if;
    if side = 'employer' and (new.contact_shared_at, new.consent_id, new.applied_at, new.withdraw_reason)
      is distinct from (old.contact_shared_at, old.consent_id, old.applied_at, old.withdraw_reason) then
      raise exception 'only the candidate writes this' using errcode = 'insufficient_privilege';
    end if;
    -- Only the employer sets the time of the first response; applying again resets it.
    if side = 'candidate' and (new.decline_reason is distinct from old.decline_reason
      or new.first_response_at is distinct from case
        when new.stage = 'applied' and old.stage <> 'applied' then null else old.first_response_at end) then
      raise exception 'only the employer writes this' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;

-- The candidate takes only their own steps with a planned application.
create or replace function app.guard_plan() returns trigger
language plpgsql as $$
begin
  if app.is_party() and new.state is distinct from old.state
    and not app.may_step('planned_application', old.state, new.state, 'candidate') then
    raise exception 'this step is not the candidate''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Hires are counted by the position and location that the job had at the time.
create or replace function app.place_hire() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select j.position, j.zip into new.position, new.zip
  from public.applications a join public.jobs j on j.id = a.job_id where a.id = new.application_id;
  return new;
end $$;

-- Every answer of candidates to why they said no to an invitation or an offer, or withdrew.
create or replace function app.said_no() returns table (application_id uuid, reason text, given_at timestamptz)
language sql stable security definer rows 1000 set search_path = '' as $$
  select r.application_id, r.reason, r.given_at from public.private_reasons r
  union all
  select i.application_id, i.decline_reason, coalesce(i.closed_at, i.sent_at) from public.invitations i
  where i.decline_reason is not null
$$;

-- Why candidates said no to each of these organizations, in groups of five answers: a change of a total tells none of them.
create or replace function app.lost_reasons(organizations uuid[]) returns table (reason text, answers integer)
language sql stable security definer rows 10 set search_path = '' as $$
  with given as (
    select n.reason, row_number() over (partition by a.organization_id order by n.given_at, n.application_id) as place,
      count(*) over (partition by a.organization_id) as total
    from app.said_no() n join public.applications a on a.id = n.application_id
    where a.organization_id = any(organizations)
  )
  select g.reason, count(*)::integer from given g
  where g.place <= g.total - g.total % 5
  group by g.reason order by 2 desc, 1
$$;

-- The applications to which a candidate said no for what the job is (not for their own plans), for learning. In groups of
-- five, like the hires that stayed.
create or replace function app.unfit_applications() returns table (application_id uuid)
language sql stable security definer rows 1000 set search_path = '' as $$
  with given as (
    select n.application_id, max(n.given_at) as at from app.said_no() n
    where n.reason in ('pay', 'schedule', 'distance', 'setting') group by n.application_id
  ), counted as (
    select g.application_id, row_number() over (order by g.at, g.application_id) as place, count(*) over () as total
    from given g
  )
  select c.application_id from counted c where c.place <= c.total - c.total % 5
$$;
