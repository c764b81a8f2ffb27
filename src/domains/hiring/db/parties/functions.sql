-- The jobs that the current user applied to or was matched with. They keep access to the job and its organization.
create or replace function app.my_applications() returns table (job_id uuid, organization_id uuid)
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query select a.job_id, a.organization_id from public.applications a where a.candidate_id = me;
end $$;

-- How much an employer sees of a candidate depends on the application between them:
--   matched   the professional profile under a pseudonym
--   applied   name and credentials
--   contact   email and phone, after the candidate accepted an interview
--   offered   medical documents, after an offer and with the candidate's explicit consent for that application
--   hired     date of birth, address and identity documents, after an accepted offer
-- The policy `app_employer` decides which applications an employer sees at all.
create or replace function app.opens(level text, stage text, contact_shared_at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select case level
    when 'matched' then stage not in ('withdrawn', 'dismissed')
    when 'applied' then stage in ('applied', 'shortlisted', 'interviewing', 'offered', 'hired', 'rejected')
    when 'contact' then contact_shared_at is not null and stage in ('interviewing', 'offered', 'hired')
    when 'offered' then stage in ('offered', 'hired')
    when 'hired' then stage = 'hired'
    else false
  end
$$;

-- The applications that the current user sees because of their part in hiring: of the jobs that they manage, of the people
-- whom they interview, and, for HR onboarding, with an offer. Owners, recruiters and viewers see all of their organization;
-- `MEMBER_PERMISSIONS` says the same in TypeScript.
create or replace function app.my_people() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  -- Candidates have no such part, nor have most members: they see all of their organization.
  if not exists (select 1 from public.organization_members m
    where m.user_id = me and m.member_role in ('hiring_manager', 'interviewer', 'hr_onboarding')) then
    return;
  end if;
  return query
    select a.id from public.applications a where a.job_id in (select app.my_managed_jobs())
    union
    select i.application_id from public.interviews i
    where me = any(i.interviewer_ids) and i.status not in ('declined', 'canceled')
      and i.organization_id in (select app.my_organizations_as('{interviewer,hiring_manager}'))
    union
    select a.id from public.applications a
    where a.organization_id in (select app.my_organizations_as('{hr_onboarding}')) and a.stage in ('offered', 'hired');
end $$;

-- The jobs that the current user sees as a member: all of the organization, or only those of their people and their own.
create or replace function app.my_part_of_jobs() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
begin
  return query
    select app.my_managed_jobs()
    union
    select a.job_id from public.applications a where a.id in (select app.my_people());
end $$;

-- The same check for functions that bypass the policies.
create or replace function app.employer_sees(candidate uuid, level text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1
    from public.applications a
    where a.candidate_id = candidate and app.opens(level, a.stage, a.contact_shared_at)
      and a.organization_id in (select app.my_hiring_organizations())
      and (a.organization_id in (select app.my_organizations_as('{owner,recruiter,viewer}'))
        or a.id in (select app.my_people()))
      and (a.stage = 'hired' or not app.is_held('person', candidate))
      and (a.candidate_id, a.organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
  );
end $$;

-- The side of an application that the current user may act for; null for neither. Viewers, interviewers and HR onboarding may
-- only read.
create or replace function app.my_side(application uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when a.candidate_id = app.user_id() then 'candidate'
    when a.organization_id in (select app.my_organizations_as('{owner,recruiter}'))
      or a.job_id in (select app.my_managed_jobs()) then 'employer'
  end
  from public.applications a where a.id = application
$$;

-- Interviews and offers: argument 0 is the machine.
create or replace function app.guard_side() returns trigger
language plpgsql as $$
begin
  if app.is_party() and new.status is distinct from old.status
    and not app.may_step(tg_argv[0], old.status, new.status, app.my_side(old.application_id)) then
    raise exception 'this step is the other side''s' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Whether the team of a live organization sees who applied: not after a withdrawal, while the person is on hold, or when
-- they blocked the organization. The policy `app_employer` says the same of the current user's organizations.
create or replace function app.team_sees(application uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.applications a
    where a.id = application and app.opens('applied', a.stage, a.contact_shared_at)
      and (a.stage = 'hired' or not app.is_held('person', a.candidate_id))
      and not exists (
        select 1 from public.blocked_organizations b
        join public.organizations blocked on blocked.id = b.organization_id
        join public.organizations o on o.path[1] = blocked.path[1]
        where b.user_id = a.candidate_id and o.id = a.organization_id))
$$;

-- The side that the current user may write messages for; null when the application ended without a decision, when the
-- candidate blocked the organization, while either side is on hold, or when the user may only read.
create or replace function app.my_open_side(application uuid) returns text
language sql stable security definer set search_path = '' as $$
  select app.my_side(a.id)
  from public.applications a
  where a.id = application and app.team_sees(a.id)
    and (select o.is_live from public.organizations o where o.id = a.organization_id)
$$;
