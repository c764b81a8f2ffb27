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
