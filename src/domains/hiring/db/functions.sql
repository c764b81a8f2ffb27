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

-- A job's applications that the current user sees as its employer, with stage and rank (-1 without a match). It reads both
-- tables once; under the policies each of a thousand matches would look up its application. A custom plan with the join
-- before the filters keeps the planner from underestimating the rows of the job.
create or replace function app.ranked_applications(job uuid)
returns table (application_id uuid, stage text, fit integer)
language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  me uuid := app.user_id();
  mine uuid[] := array(select app.my_hiring_organizations());
  whole uuid[] := array(select app.my_organizations_as('{owner,recruiter,viewer}'));
  part uuid[] := array(select app.my_people());
begin
  return query
    with ranked as materialized (
      select a.id, a.candidate_id, a.organization_id, a.stage, coalesce(floor(m.employer_score * 100 + 0.5)::integer, -1) as fit
      from public.applications a
      left join public.match_views m on m.job_id = a.job_id and m.candidate_id = a.candidate_id
      where a.job_id = job
    )
    select r.id, r.stage, r.fit
    from ranked r
    where r.candidate_id <> me and r.stage <> 'dismissed' and r.organization_id = any(mine)
      and (r.organization_id = any(whole) or r.id = any(part))
      and (r.stage = 'hired' or r.candidate_id not in (select app.held('person')))
      and (r.candidate_id, r.organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h);
end $$;

-- The applications of several jobs that the current user sees as their employer, or those of them in `chosen` and `stages`
-- and with `tag`, with what the stage discloses: without a person's home, pay or wishes before they apply, and their home
-- only for the server, which answers a band of miles from its area. Name, words and credentials are open for all jobs once the
-- person applied to one of them, as the policies of those tables say. Beyond stage and points it looks up only the facts named
-- in `parts`, because a list of thousands is counted and put in order by few of them; the plan is made for these parts.
-- With `most`, only so many are looked up: of each stage where `is_apart`, those with the most points below `after`;
-- `in_list` counts all. Points come from an index, and `work_mem` keeps the counting of 100,000 in memory.
create or replace function app.listed_people(job_ids uuid[], chosen uuid[], parts text[], stages text[], tag uuid,
  is_apart boolean, most integer, after_fit integer, after_id uuid)
returns table (application_id uuid, job_id uuid, stage text, fit integer, full_name text, pseudonym text, "position" text,
  years double precision, words text, home_state text, home_latitude double precision, home_longitude double precision,
  shifts text[], earliest_start date, licenses jsonb, certifications jsonb,
  tags jsonb, step jsonb, last_at timestamptz, owed_side text, owed_since timestamptz, owed_due timestamptz,
  in_list bigint)
language plpgsql stable security definer rows 1000 set search_path = ''
  set plan_cache_mode = 'force_custom_plan' set work_mem = '32MB' as $$
declare
  me uuid := app.user_id();
  mine uuid[] := array(select app.my_hiring_organizations());
  whole uuid[] := array(select app.my_organizations_as('{owner,recruiter,viewer}'));
  part uuid[] := array(select app.my_people());
  held uuid[] := array(select app.held('person'));
begin
  return query
    with ranked as materialized (
      select a.id, a.job_id, a.candidate_id, a.organization_id, a.stage, a.contact_shared_at, a.updated_at,
        coalesce(floor(m.employer_score * 100 + 0.5)::integer, -1) as fit
      from public.applications a
      left join (select v.job_id, v.candidate_id, v.employer_score from public.match_views v where v.job_id = any(job_ids)) m
        on m.job_id = a.job_id and m.candidate_id = a.candidate_id
      where a.job_id = any(job_ids) and (chosen is null or a.id = any(chosen))
        and (stages is null or a.stage = any(stages))
        and (tag is null or a.id in (select tagged.application_id from public.application_tags tagged where tagged.tag_id = tag))
    ), seen as (
      select * from ranked r
      where r.candidate_id <> me and r.stage <> all('{dismissed,withdrawn}') and r.organization_id = any(mine)
        and (r.organization_id = any(whole) or r.id = any(part))
        and (r.stage = 'hired' or r.candidate_id <> all(held))
        and (r.candidate_id, r.organization_id) not in (
          select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    ), lists as (
      select case when is_apart then s.stage end as part, count(*) as in_list from seen s where most is not null group by 1
    ), chosen_rows as (
      select s.*, null::bigint as in_list from seen s where most is null
      union all
      select p.*, l.in_list from lists l cross join lateral (
        select s.* from seen s
        where (l.part is null or s.stage = l.part) and (after_id is null or (s.fit, s.id) < (after_fit, after_id))
        order by s.fit desc, s.id desc limit most) p
    ), page as materialized (
      select r.*, app.opens('applied', r.stage, r.contact_shared_at) as is_open,
        app.opens('matched', r.stage, r.contact_shared_at) as is_shown,
        (app.opens('applied', r.stage, r.contact_shared_at) or exists (
          select 1 from public.applications o
          where o.candidate_id = r.candidate_id and o.organization_id = any(mine)
            and app.opens('applied', o.stage, o.contact_shared_at)
            and (o.organization_id = any(whole) or o.id = any(part))
            and (o.stage = 'hired' or o.candidate_id <> all(held))
            and (o.candidate_id, o.organization_id) not in (
              select h.candidate_id, h.organization_id from app.hidden_from_me() h))) as is_known
      from chosen_rows r
    )
    select a.id, a.job_id, a.stage, a.fit, n.full_name, p.pseudonym, coalesce(p.approved_position, p.position),
      p.years_experience::double precision, case when a.is_known then concat_ws(' ', p.headline, p.about) end,
      case when a.is_open then p.home_state end, case when a.is_open then p.home_latitude end,
      case when a.is_open then p.home_longitude end,
      coalesce(w.shifts, '{}'), w.earliest_start, l.held,
      case when a.is_known and 'certifications' = any(parts) then coalesce(c.held, '[]') end,
      coalesce(g.given, '[]'), e.current, greatest(a.updated_at, t.last_at), o.side, o.since, o.due_at, a.in_list
    from page a
    left join public.candidate_profiles p on 'profile' = any(parts) and p.user_id = a.candidate_id and a.is_shown
    left join public.profiles n on 'name' = any(parts) and n.user_id = a.candidate_id and a.is_known
    left join public.candidate_preferences w on 'preferences' = any(parts) and w.user_id = a.candidate_id and a.is_open
    left join public.conversations t on 'activity' = any(parts) and t.id = a.id and t.last_side is not null
    left join lateral (select jsonb_agg(jsonb_build_object('id', tag.id, 'name', tag.name) order by lower(tag.name)) as given
      from public.application_tags given_tag join public.person_tags tag on tag.id = given_tag.tag_id
      where given_tag.application_id = a.id) g on 'tags' = any(parts)
    left join lateral (select jsonb_build_object('id', own.id, 'name', own.name, 'isRemoved', own.removed_at is not null)
        as current
      from public.application_steps at_step join public.hiring_steps own on own.id = at_step.step_id
      where at_step.application_id = a.id and own.stage = a.stage) e on 'step' = any(parts)
    left join lateral (select waiting.side, waiting.since, waiting.due_at from public.waits waiting
      where waiting.application_id = a.id and a.is_open order by waiting.side desc limit 1) o on 'wait' = any(parts)
    left join lateral (select jsonb_agg(jsonb_build_object('type', held.license_type, 'state', held.state,
        'isCompact', held.compact_status = 'multistate', 'expiresOn', held.expires_on, 'check', held.verification_state)
        order by held.state) as held
      from public.licenses held where held.user_id = a.candidate_id and a.is_known) l on 'licenses' = any(parts)
    left join lateral (select jsonb_agg(jsonb_build_object('kind', held.kind, 'expiresOn', held.expires_on)
        order by held.kind) as held
      from public.certifications held where held.user_id = a.candidate_id and a.is_known) c on 'certifications' = any(parts);
end $$;

-- Whether a text may hold a word in lower case as the server compares them. Beyond ASCII the two lower cases differ, so that a
-- text with other letters always may.
create or replace function app.may_hold(held text, word text) returns boolean
language sql immutable parallel safe as $$
  select coalesce(octet_length(held) <> char_length(held) or strpos(lower(held collate "C"), word) > 0, false)
$$;

-- Of the same people, those who may have a word in their name, pseudonym, words or tags, or whose job is one of `titled`, and
-- the application `kept`. Texts are searched once for each person, not for each of their applications, and everything else is
-- looked up of those who were met. The word is then sought again in what is disclosed, so that no one is found by a name that
-- the reader does not see.
create or replace function app.listed_people_with(word text, titled uuid[], kept uuid, job_ids uuid[], parts text[])
returns table (application_id uuid, job_id uuid, stage text, fit integer, full_name text, pseudonym text, "position" text,
  years double precision, words text, home_state text, home_latitude double precision, home_longitude double precision,
  shifts text[], earliest_start date, licenses jsonb, certifications jsonb,
  tags jsonb, step jsonb, last_at timestamptz, owed_side text, owed_since timestamptz, owed_due timestamptz,
  in_list bigint)
language plpgsql stable security definer rows 1000 set search_path = ''
  set plan_cache_mode = 'force_custom_plan' set work_mem = '32MB' as $$
declare
  met uuid[] := array(
    with people as materialized (
      select distinct a.candidate_id from public.applications a where a.job_id = any(job_ids)
    )
    select a.id from public.applications a
    where a.job_id = any(job_ids) and (a.job_id = any(titled) or a.id = kept
      or a.candidate_id in (
        select people.candidate_id from people
        left join public.profiles n on n.user_id = people.candidate_id
        left join public.candidate_profiles p on p.user_id = people.candidate_id
        where app.may_hold(n.full_name, word) or app.may_hold(p.pseudonym, word) or app.may_hold(p.headline, word)
          or app.may_hold(p.about, word))
      or a.id in (
        select given.application_id from public.application_tags given
        join public.person_tags tag on tag.id = given.tag_id where app.may_hold(tag.name, word))));
begin
  return query
    select p.* from app.listed_people(job_ids, met, parts || '{name,profile,tags}', null, null, false, null, null, null) p
    where p.job_id = any(titled) or p.application_id = kept or app.may_hold(p.full_name, word) or app.may_hold(p.pseudonym, word)
      or app.may_hold(p.words, word)
      or exists (select 1 from jsonb_array_elements(p.tags) given where app.may_hold(given ->> 'name', word));
end $$;

-- For servers of the previous version.
create or replace function app.people_of_jobs(job_ids uuid[], chosen uuid[], parts text[])
returns table (application_id uuid, job_id uuid, stage text, fit integer, full_name text, pseudonym text, "position" text,
  years double precision, words text, home_state text, home_latitude double precision, home_longitude double precision,
  shifts text[], earliest_start date, licenses jsonb, certifications jsonb,
  tags jsonb, step jsonb, last_at timestamptz, owed_side text, owed_since timestamptz, owed_due timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.application_id, p.job_id, p.stage, p.fit, p.full_name, p.pseudonym, p.position, p.years, p.words, p.home_state,
    p.home_latitude, p.home_longitude, p.shifts, p.earliest_start, p.licenses, p.certifications, p.tags, p.step, p.last_at,
    p.owed_side, p.owed_since, p.owed_due
  from app.listed_people(job_ids, chosen, parts, null, null, false, null, null, null) p
$$;

create or replace function app.shares_medical_papers(application uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1
    from public.applications a
    join public.consents c on c.user_id = a.candidate_id and c.application_id = a.id
    where a.id = application and c.kind = 'share_medical' and c.revoked_at is null
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

-- What an offer says changes only while it is prepared; a change takes an approval back.
create or replace function app.guard_offer_terms() returns trigger
language plpgsql as $$
begin
  if old.status not in ('draft', 'in_approval', 'approved') or (new.status <> 'draft' and old.status <> 'draft') then
    raise exception 'the terms of this offer stand' using errcode = 'insufficient_privilege';
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

-- A receipt keeps which fields were shared and when, without their values and without the reasons, which name a distance.
create or replace function app.erase_in_hiring(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.application_receipts r
  set receipt = receipt || jsonb_build_object('reasons', '[]'::jsonb, 'shared', coalesce(
        (select jsonb_agg(jsonb_set(part, '{values}', '[]')) from jsonb_array_elements(receipt -> 'shared') part), '[]'))
  from public.applications a
  where a.id = r.application_id and a.candidate_id = person and jsonb_typeof(receipt -> 'shared') = 'array';
  update public.applications a set stage = 'withdrawn', version = version + 1, updated_at = now()
  where a.candidate_id = person and exists (
    select 1 from public.state_transitions t
    where t.machine = 'application' and t.from_state = a.stage and t.to_state = 'withdrawn');
  update public.applications set withdraw_reason = null, decline_reason = null
  where candidate_id = person and (withdraw_reason is not null or decline_reason is not null);
  delete from public.private_declines d using public.applications a
  where a.id = d.application_id and a.candidate_id = person;
  delete from public.private_reasons r using public.applications a
  where a.id = r.application_id and a.candidate_id = person;
  delete from public.application_notes n using public.applications a
  where a.id = n.application_id and a.candidate_id = person;
  update public.application_notes set author_id = null where author_id = person;
  delete from public.application_tags t using public.applications a
  where a.id = t.application_id and a.candidate_id = person;
  delete from public.application_steps s using public.applications a
  where a.id = s.application_id and a.candidate_id = person;
  update public.interviews i set message = null, cancel_reason = null, outcome_note = null
  from public.applications a where a.id = i.application_id and a.candidate_id = person;
  update public.messages set author_id = null where author_id = person;
  delete from public.scorecards s using public.applications a where a.id = s.application_id and a.candidate_id = person;
  delete from public.scorecards where author_id = person and submitted_at is null;
  update public.scorecards set author_id = null where author_id = person;
  delete from public.offer_counters c using public.offers o, public.applications a
  where c.offer_id = o.id and a.id = o.application_id and a.candidate_id = person;
  update public.offers o set message = null, decision_reason = null, pay_reason = null, benefits = null, contingencies = null,
    unit_name = null
  from public.applications a where a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_approvals p using public.offers o, public.applications a
  where o.id = p.offer_id and a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_letters l using public.offers o, public.applications a
  where o.id = l.offer_id and a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_signatures s using public.offers o, public.applications a
  where o.id = s.offer_id and a.id = o.application_id and a.candidate_id = person;
  update public.offer_signatures set user_id = null where user_id = person;
  update public.start_date_proposals p set reason = null
  from public.applications a where a.id = p.application_id and a.candidate_id = person;
  delete from public.start_answers s using public.applications a
  where a.id = s.application_id and a.candidate_id = person and s.side = 'candidate';
  update public.start_items set done_by = null where done_by = person;
$$;

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

-- What was typed as a search for words or their beginnings; null when it has none.
create or replace function app.words_wanted(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg('''' || replace(replace(w.lexeme, '\', '\\'), '''', '''''') || ''':*', ' & ')::tsquery
  from unnest(to_tsvector('simple', words)) w
$$;

-- The user's own messages with all of the words, newest first; each word may be the beginning of a longer one. As invoker,
-- row-level security would keep the index of the words from use: it lets no operator see a row before its policy. So this
-- repeats the policies of applications: the length of a page and its cursor must tell nothing of a hidden message.
-- The planner cannot know how often the beginning of a word occurs, so this tries: frequent words are met among the newest
-- messages, and what is not met there is rare enough to be looked up in the index. A text without the longest
-- of the words is not split into words: splitting costs ten times as much as searching.
create or replace function app.found_messages(words text, before timestamptz, before_id uuid, most integer)
returns table (id uuid, sent_at timestamptz)
language plpgsql stable security definer rows 20 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  me uuid := app.user_id();
  teams uuid[] := array(select app.my_hiring_organizations());
  whole uuid[] := array(select app.my_organizations_as('{owner,recruiter,viewer}'));
  people uuid[] := array(select app.my_people());
  held uuid[] := array(select app.held('person'));
  hidden uuid[] := array(select a.id from public.applications a join app.hidden_from_me() h
    on h.candidate_id = a.candidate_id and h.organization_id = a.organization_id);
  wanted tsquery := app.words_wanted(words);
  longest text := (select w.lexeme from unnest(to_tsvector('simple', words)) w order by length(w.lexeme) desc limit 1);
  found uuid[] := '{}';
begin
  if wanted is null then return; end if;
  if cardinality(teams) > 0 then
    found := array(
      select m.id from (
        select n.* from public.messages n
        where before is null or (n.sent_at, n.id) < (before, before_id)
        order by n.sent_at desc, n.id desc limit 1000) m
      join public.conversations c on c.id = m.conversation_id join public.applications a on a.id = c.id
      where strpos(lower(m.body), longest) > 0 and to_tsvector('simple', m.body) @@ wanted and c.organization_id = any(teams)
        and (c.organization_id = any(whole) or c.id = any(people)) and c.candidate_id <> me
        and a.stage <> 'dismissed' and a.id <> all(hidden) and (a.stage = 'hired' or a.candidate_id <> all(held))
      order by m.sent_at desc, m.id desc limit most);
    if cardinality(found) < most then
      found := array(
        with hits as materialized (
          select m.id, m.conversation_id, m.sent_at from public.messages m where to_tsvector('simple', m.body) @@ wanted)
        select m.id from hits m
        join public.conversations c on c.id = m.conversation_id join public.applications a on a.id = c.id
        where c.organization_id = any(teams) and (c.organization_id = any(whole) or c.id = any(people))
          and c.candidate_id <> me and (before is null or (m.sent_at, m.id) < (before, before_id))
          and a.stage <> 'dismissed' and a.id <> all(hidden) and (a.stage = 'hired' or a.candidate_id <> all(held))
        order by m.sent_at desc, m.id desc limit most);
    end if;
  end if;
  return query
    select own.id, own.sent_at from (
      (select m.id, m.sent_at from public.conversations c join public.messages m on m.conversation_id = c.id
        where c.candidate_id = me and to_tsvector('simple', m.body) @@ wanted
          and (before is null or (m.sent_at, m.id) < (before, before_id))
        order by m.sent_at desc, m.id desc limit most)
      union all
      (select m.id, m.sent_at from public.messages m where m.id = any(found))
    ) own
    order by own.sent_at desc, own.id desc limit most;
end $$;

-- The user's own conversations whose other side or job has the words in its name, latest first; words as in messages. For a
-- team it looks among the latest ones first, then in the index of names and at the titles of its own jobs. No one is
-- found by a name that the reader does not see: it is open with the application, or with another one of the same person.
create or replace function app.found_conversations(words text, most integer) returns setof uuid
language plpgsql stable security definer rows 5 set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  me uuid := app.user_id();
  teams uuid[] := array(select app.my_hiring_organizations());
  whole uuid[] := array(select app.my_organizations_as('{owner,recruiter,viewer}'));
  people uuid[] := array(select app.my_people());
  held uuid[] := array(select app.held('person'));
  hidden uuid[] := array(select a.id from public.applications a join app.hidden_from_me() h
    on h.candidate_id = a.candidate_id and h.organization_id = a.organization_id);
  wanted tsquery := app.words_wanted(words);
  found uuid[] := '{}';
begin
  if wanted is null then return; end if;
  if cardinality(teams) > 0 then
    found := array(
      select c.id from (
        select latest.* from unnest(teams) team cross join lateral (
          select l.id, l.organization_id, l.candidate_id, l.last_at from public.conversations l
          where l.organization_id = team and l.last_side is not null
          order by l.last_at desc, l.id desc limit 200) latest
        order by latest.last_at desc, latest.id desc limit 200) c
      join public.applications a on a.id = c.id join public.jobs j on j.id = a.job_id
      join public.profiles p on p.user_id = c.candidate_id
      where (c.organization_id = any(whole) or c.id = any(people)) and c.candidate_id <> me
        and a.stage <> 'dismissed' and a.id <> all(hidden) and (a.stage = 'hired' or a.candidate_id <> all(held))
        and (to_tsvector('simple', j.title) @@ wanted or (to_tsvector('simple', coalesce(p.full_name, '')) @@ wanted
          and (app.opens('applied', a.stage, a.contact_shared_at) or exists (
            select 1 from public.applications o
            where o.candidate_id = a.candidate_id and app.opens('applied', o.stage, o.contact_shared_at)
              and o.organization_id = any(teams) and (o.organization_id = any(whole) or o.id = any(people))
              and o.id <> all(hidden) and (o.stage = 'hired' or o.candidate_id <> all(held)) offset 0))))
      order by c.last_at desc, c.id desc limit most);
    if cardinality(found) < most then
      found := array(
        with named as materialized (
          select p.user_id from public.profiles p where to_tsvector('simple', coalesce(p.full_name, '')) @@ wanted),
        titled as materialized (
          select j.id from public.jobs j where j.organization_id = any(teams) and to_tsvector('simple', j.title) @@ wanted),
        met as (
          select a.*, true as by_name from named join public.applications a on a.candidate_id = named.user_id
          union all
          select a.*, false from titled join public.applications a on a.job_id = titled.id),
        seen as materialized (
          select a.id, a.candidate_id, a.by_name, app.opens('applied', a.stage, a.contact_shared_at) as is_open from met a
          where a.organization_id = any(teams) and (a.organization_id = any(whole) or a.id = any(people))
            and a.candidate_id <> me and a.stage <> 'dismissed' and a.id <> all(hidden)
            and (a.stage = 'hired' or a.candidate_id <> all(held)))
        select c.id from public.conversations c
        where c.last_side is not null and c.id in (
          select s.id from seen s
          where not s.by_name or s.candidate_id in (select o.candidate_id from seen o where o.is_open))
        order by c.last_at desc, c.id desc limit most);
    end if;
  end if;
  return query
    select own.id from (
      select c.id, c.last_at from public.conversations c
      join public.applications a on a.id = c.id join public.jobs j on j.id = a.job_id
      join public.organizations o on o.id = c.organization_id
      where c.candidate_id = me
        and (to_tsvector('simple', o.name) @@ wanted or to_tsvector('simple', j.title) @@ wanted)
      union all
      select c.id, c.last_at from public.conversations c where c.id = any(found)
    ) own
    order by own.last_at desc, own.id desc limit most;
end $$;

-- The inbox of a person is ordered by what the conversation says, kept beside what each person has read and answers.
create or replace function app.place_in_inbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'conversations' then
    update public.conversation_assignees a set last_side = new.last_side, last_at = new.last_at where a.conversation_id = new.id;
    update public.conversation_reads r set last_at = new.last_at where r.conversation_id = new.id;
  elsif tg_table_name = 'conversation_reads' then
    new.last_at := (select c.last_at from public.conversations c where c.id = new.conversation_id);
  else
    select c.last_side, c.last_at into new.last_side, new.last_at
    from public.conversations c where c.id = new.conversation_id;
  end if;
  return new;
end $$;

create or replace function app.note_assigned() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations c set is_assigned = (tg_op = 'INSERT')
  where c.id = case tg_op when 'INSERT' then new.conversation_id else old.conversation_id end;
  return null;
end $$;

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

-- An interview that is moved or canceled, by whatever way, gives its time back to the interviewers.
create or replace function app.free_booked_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.interview_bookings where interview_id = new.id;
  return null;
end $$;

-- Members' names are closed to candidates, so the question is asked of the server.
create or replace function app.uploaded_attachment(attachment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.message_attachments a where a.id = attachment and a.uploaded_by = app.user_id())
$$;

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

-- Whether the current user may answer a question: it is asked of everyone who sees the job, until they have applied.
create or replace function app.may_answer(question uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select q.retired_at is null and not exists (
    select 1 from public.applications a
    where a.job_id = q.job_id and a.candidate_id = app.user_id() and app.opens('applied', a.stage, a.contact_shared_at))
  from public.screening_questions q where q.id = question
$$;

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
