-- Whether a scorecard is expected of the current user: they interview the person.
create or replace function app.is_asked_to_score(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.interviews i
    where i.application_id = application and app.user_id() = any(i.interviewer_ids)
      and i.status in ('proposed', 'rescheduled', 'confirmed', 'completed'))
$$;

-- Whether the current user may score the person while the application is open: who hires for the job, and who interviews.
create or replace function app.may_score(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select a.stage in ('applied', 'shortlisted', 'interviewing', 'offered')
    and (coalesce(app.my_side(a.id) = 'employer', false)
      or (app.is_asked_to_score(a.id) and a.organization_id in (select app.my_organizations_as('{interviewer}'))))
  from public.applications a where a.id = application
$$;

-- Whether the current user may read what others of the team submitted. Those who may score the person submit their own
-- first, or say that they won't write one, which an interviewer can't. HR onboarding takes no part in deciding.
create or replace function app.reads_scorecards(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case
    when app.may_score(a.id) then exists (
        select 1 from public.scorecards s
        where s.application_id = a.id and s.author_id = app.user_id() and s.submitted_at is not null)
      or (not app.is_asked_to_score(a.id) and exists (
        select 1 from public.scorecard_waivers w where w.application_id = a.id and w.user_id = app.user_id()))
    else a.organization_id in (
      select app.my_organizations_as('{owner,recruiter,hiring_manager,interviewer,viewer}'))
  end
  from public.applications a where a.id = application
$$;

-- A submitted scorecard stays submitted, with the criteria that it was written for.
create or replace function app.guard_scorecard() returns trigger
language plpgsql as $$
begin
  if app.is_party() and (new.criteria, new.criteria_version) is distinct from (old.criteria, old.criteria_version)
    or old.submitted_at is distinct from new.submitted_at and old.submitted_at is not null then
    raise exception 'a scorecard keeps its criteria and stays submitted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
