-- Functions that the policies and triggers stand on. `security definer` ones read past row-level security on
-- purpose, answer one narrow question each, and have a fixed search path.
--
-- Policies ask them once a statement, never once a row: `(select app.user_id())` is worked out before the first row,
-- `in (select app.my_organizations())` becomes a hash table. They are written in plpgsql where they run often, since
-- that keeps their plans for as long as the connection lives.

create or replace function app.user_id() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- An administrator looks at, or changes, somebody's data as that person.
create or replace function app.is_acted() returns boolean
language sql stable parallel safe as $$
  select coalesce(current_setting('app.acting_admin_id', true), '') <> ''
$$;

-- The statement is a visitor's or a signed-in person's own, not a side effect of the server's.
create or replace function app.is_party() returns boolean
language sql stable parallel safe as $$
  select current_user in ('tallgrass_app', 'tallgrass_candidate', 'tallgrass_employer')
$$;

-- The role that a signed-in person's transaction takes on: it decides which columns they read and write. Who is no
-- employer has a candidate's; the rows are their own in any case.
create or replace function app.party_of(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when (select p.role from public.profiles p where p.user_id = person) = 'employer'
    then 'tallgrass_employer' else 'tallgrass_candidate' end;
end $$;

create or replace function app.is_held(subject_type text, subject_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.holds h
    where h.subject_type = is_held.subject_type and h.subject_id = is_held.subject_id and h.released_at is null
  );
end $$;

-- Everything of a kind ('person', 'job', 'organization') that is on hold now.
create or replace function app.held(subject_type text) returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
begin
  return query select h.subject_id from public.holds h where h.subject_type = held.subject_type and h.released_at is null;
end $$;

-- The organizations that the current user belongs to: those of a membership and everything below them.
create or replace function app.my_organizations() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query
    select o.id
    from public.organization_members m
    join public.organizations o on o.path @> array[m.organization_id]
    where m.user_id = me;
end $$;

-- The organizations of the current user with every column, also before there is a member (the founder's).
create or replace function app.own_organizations() returns setof public.organizations
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query select o.* from public.organizations o
    where o.created_by = me or o.id in (select app.my_organizations());
end $$;

create or replace function app.my_organizations_as(roles text[]) returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query
    select o.id
    from public.organization_members m
    join public.organizations o on o.path @> array[m.organization_id]
    where m.user_id = me and m.member_role = any(roles);
end $$;

-- Live: every facility and system on its path is approved (a unit has no review of its own), and nothing on it is held or
-- canceled. Only a live one may see people. `organizations.is_live` keeps the answer; triggers renew it with whatever it
-- depends on.
create or replace function app.organization_is_live(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(a.verification_status = 'approved' or a.kind = 'unit'), false)
     and coalesce(bool_or(a.kind <> 'unit'), false)
     and coalesce(bool_and(a.canceled_at is null and not app.is_held('organization', a.id)), false)
     and coalesce(bool_and(a.id <> o.id or a.verification_status in ('pending', 'approved')), false)
  from public.organizations o
  join public.organizations a on a.id = any(o.path)
  where o.id = organization
$$;

create or replace function app.renew_is_live(top uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.organizations o set is_live = not o.is_live
  where o.path @> array[top] and o.is_live <> app.organization_is_live(o.id);
end $$;

-- The live ones among the current user's organizations. A suspended colleague sees nobody either.
create or replace function app.my_hiring_organizations() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query
    select o.id
    from public.organization_members m
    join public.organizations o on o.path @> array[m.organization_id]
    where m.user_id = me and o.is_live and not exists (
      select 1 from public.holds h where h.subject_type = 'person' and h.subject_id = me and h.released_at is null);
end $$;

-- The people who chose not to be seen, each with the one of the current user's organizations that must not see them:
-- blocking one organization blocks all that share its topmost parent.
create or replace function app.hidden_from_me() returns table (candidate_id uuid, organization_id uuid)
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
  tops uuid[] := array(
    select o.path[1]
    from public.organization_members m
    join public.organizations o on o.id = m.organization_id
    where m.user_id = me);
  relatives uuid[] := array(select o.id from public.organizations o where o.path && tops);
begin
  -- Hardly anybody is blocked by anyone.
  if not exists (select 1 from public.blocked_organizations b where b.organization_id = any(relatives)) then
    return;
  end if;
  return query
    select b.user_id, mine.id
    from public.blocked_organizations b
    join public.organizations blocked on blocked.id = b.organization_id
    join public.organizations mine on mine.path[1] = blocked.path[1] and mine.id in (select app.my_organizations())
    where b.organization_id = any(relatives);
end $$;

-- Where the current user applied or was matched: whoever did keeps reading the job and whose it is.
create or replace function app.my_applications() returns table (job_id uuid, organization_id uuid)
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query select a.job_id, a.organization_id from public.applications a where a.candidate_id = me;
end $$;

create or replace function app.my_colleagues() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  mine uuid[] := array(select app.my_organizations());
begin
  return query select m.user_id from public.organization_members m where m.organization_id = any(mine);
end $$;

-- A job that people may be matched with and apply to, at the organization that it belongs to.
create or replace function app.is_open_job(job uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.jobs j
    where j.id = job and j.organization_id = organization and j.status = 'published'
      and exists (select 1 from public.organizations o where o.id = organization and o.is_live)
      and not app.is_held('job', j.id)
  )
$$;

-- What an employer may see of a person follows from the applications between them:
--   matched   the professional profile under a pseudonym
--   applied   name and credentials
--   contact   mail and phone, once the person said yes
--   offered   medical papers, given an offer and the person's explicit consent for that application
--   hired     date of birth, address and identity papers, after an accepted offer
-- Which applications an employer sees at all is the matter of their own policy (`app_employer`).
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

-- The same question for functions that read past the policies.
create or replace function app.employer_sees(candidate uuid, level text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1
    from public.applications a
    where a.candidate_id = candidate and app.opens(level, a.stage, a.contact_shared_at)
      and a.organization_id in (select app.my_hiring_organizations())
      and (a.stage = 'hired' or not app.is_held('person', candidate))
      and (a.candidate_id, a.organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
  );
end $$;

-- What a person wrote about themselves in their own words, from the application on.
create or replace function app.applicant_words(candidate uuid) returns table (headline text, about text)
language sql stable security definer set search_path = '' as $$
  select p.headline, p.about from public.candidate_profiles p
  where p.user_id = candidate and app.employer_sees(candidate, 'applied')
$$;

-- A job's applications that the current user sees as its employer, with where each stands and its rank (-1 without a
-- match), in one look at both tables: asked under the policies, each of a thousand matches asks for its application anew.
-- Planned for the job at hand, the join before the filters: otherwise its people are taken for few.
create or replace function app.ranked_applications(job uuid)
returns table (application_id uuid, stage text, fit integer)
language plpgsql stable security definer rows 100 set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  me uuid := app.user_id();
  mine uuid[] := array(select app.my_hiring_organizations());
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
      and (r.stage = 'hired' or r.candidate_id not in (select app.held('person')))
      and (r.candidate_id, r.organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h);
end $$;

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

-- Before contact is shared, a current employer appears only as a kind of place and a state.
create or replace function app.current_employers(candidate uuid)
returns table (facility_type text, state text, title text, specialty text, started_on date)
language sql stable security definer set search_path = '' as $$
  select w.facility_type, w.state, w.title, w.specialty, w.started_on
  from public.work_history w
  where w.user_id = candidate and w.ended_on is null and app.employer_sees(candidate, 'matched')
$$;

-- Which past jobs of a person their employer has confirmed as they stand now, and when: no name, no address, no
-- difference; for the person and for employers to whom the person has applied. It counts only where the address is known
-- to be that employer's, or a reviewer has verified the job: anybody can name a mailbox of their own.
create or replace function app.confirmed_work(candidate uuid)
returns table (confirmation_id uuid, work_id uuid, employer_name text, confirmed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select distinct on (w.id) c.id, w.id, c.employer_name, c.closed_at
  from public.work_confirmations c
  join public.work_history w on w.id = c.work_id
  left join public.organizations known on known.id = c.domain_organization_id
  left join public.organizations own on own.id = w.organization_id
  where c.user_id = candidate and c.status = 'confirmed' and c.revoked_at is null
    and (c.employer_name, c.title, c.started_on, c.ended_on) = (w.employer_name, w.title, w.started_on, w.ended_on)
    and (known.path[1] = own.path[1] or w.verification_state = 'verified')
    and (candidate = app.user_id() or app.employer_sees(candidate, 'applied'))
  order by w.id, c.closed_at desc
$$;

-- The profiles are made in the statement that makes the accounts, so that a market of many costs one statement.
create or replace function app.on_account_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, role, full_name, is_demo)
  select id, signup_role, name, is_demo from created;
  return null;
end $$;

create or replace function app.on_account_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.candidate_contacts set email = new.email, updated_at = now()
  where user_id = new.id and email is distinct from new.email;
  perform app.renew_user_search(array[new.id]);
  return new;
end $$;

-- What administrators look people up by.
create or replace function app.renew_user_search(people uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into public.user_search (user_id, words, role, created_at)
  select p.user_id, ' ' || lower(concat_ws(' ', nullif(p.full_name, ''), u.email)), p.role, p.created_at
  from public.profiles p join auth.users u on u.id = p.user_id
  where p.user_id = any(people)
  on conflict (user_id) do update set words = excluded.words, role = excluded.role
$$;

create or replace function app.on_person_named() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_user_search(array[new.user_id]);
  return null;
end $$;

-- People get the rows of a role in the moment the role is set.
create or replace function app.make_role_rows(people uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.candidate_profiles (user_id, pseudonym, is_demo)
  select p.user_id, 'TG-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), p.is_demo
  from public.profiles p where p.user_id = any(people) and p.role = 'job_seeker'
  on conflict do nothing;
  insert into public.candidate_contacts (user_id, email)
  select u.id, u.email from auth.users u join public.profiles p on p.user_id = u.id
  where u.id = any(people) and p.role = 'job_seeker'
  on conflict do nothing;
  insert into public.candidate_private (user_id)
  select p.user_id from public.profiles p where p.user_id = any(people) and p.role = 'job_seeker'
  on conflict do nothing;
  insert into public.candidate_preferences (user_id)
  select p.user_id from public.profiles p where p.user_id = any(people) and p.role = 'job_seeker'
  on conflict do nothing;
  insert into public.employer_profiles (user_id)
  select p.user_id from public.profiles p where p.user_id = any(people) and p.role = 'employer'
  on conflict do nothing;
end $$;

create or replace function app.on_profiles_made() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.make_role_rows(array(select user_id from created where role is not null));
  perform app.renew_user_search(array(select user_id from created));
  return null;
end $$;

create or replace function app.on_role_set() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.make_role_rows(array[new.user_id]);
  return new;
end $$;

-- Keeps `path` (topmost first, itself last) and refuses circles.
create or replace function app.on_organization_placed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent_path uuid[] := '{}';
begin
  if new.parent_id is not null then
    select o.path into parent_path from public.organizations o where o.id = new.parent_id;
    if new.id = any(parent_path) then
      raise exception 'an organization cannot stand below itself' using errcode = 'check_violation';
    end if;
  end if;
  new.path := parent_path || new.id;
  return new;
end $$;

create or replace function app.on_organization_moved() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.organizations c
  set path = new.path || c.path[array_position(c.path, new.id) + 1 :]
  where c.path @> array[new.id] and c.id <> new.id;
  return null;
end $$;

-- From the first approval on, an organization's identity is what a reviewer approved: its members propose another one in
-- `organization_changes`, and only a reviewer's decision writes it here.
create or replace function app.guard_organization() returns trigger
language plpgsql as $$
begin
  if new.verification_status = 'approved' and new.approved_at is null then
    new.approved_at := now();
  end if;
  if tg_op = 'UPDATE' and app.is_party() and old.approved_at is not null
    and (new.name, new.legal_name, new.facility_type, new.npi, new.directory_ccn, new.street_address, new.city, new.state,
      new.zip, new.latitude, new.longitude)
    is distinct from (old.name, old.legal_name, old.facility_type, old.npi, old.directory_ccn, old.street_address, old.city,
      old.state, old.zip, old.latitude, old.longitude) then
    raise exception 'a reviewer approves this first' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

-- Members carry the state of the organization they belong to.
create or replace function app.on_organization_decided() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p
  set verification_status = new.verification_status, updated_at = now()
  from public.organization_members m
  where m.organization_id = new.id and p.user_id = m.user_id and p.role = 'employer'
    and p.verification_status is distinct from new.verification_status;
  return null;
end $$;

-- A person who edits a checked fact reopens that fact alone.
create or replace function app.reopen_fact() returns trigger
language plpgsql as $$
begin
  if app.is_party() and to_jsonb(new) - 'updated_at' is distinct from to_jsonb(old) - 'updated_at' then
    new.verification_state := 'attested';
    new.verification_source := null;
    new.verification_note := null;
    new.verified_by := null;
    new.verified_at := null;
    new.next_check_on := null;
  end if;
  return new;
end $$;

-- The state machines' second check: a step that the table does not list is refused, whoever asks. Writing the state
-- that a row already has is a step too.
create or replace function app.check_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  old_state text := to_jsonb(old) ->> tg_argv[1];
  new_state text := to_jsonb(new) ->> tg_argv[1];
begin
  if not exists (
    select 1 from public.state_transitions t
    where t.machine = tg_argv[0] and t.from_state = old_state and t.to_state = new_state
  ) then
    raise exception '% cannot go from % to %', tg_argv[0], old_state, new_state using errcode = 'TG409';
  end if;
  return new;
end $$;

create or replace function app.may_step(machine text, from_state text, to_state text, actor text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.state_transitions t
    where t.machine = may_step.machine and t.from_state = may_step.from_state and t.to_state = may_step.to_state
      and actor = any(t.actors)
  )
$$;

-- For which side of an application the current user may speak; null for neither. A reviewer of the employer looks on.
create or replace function app.my_side(application uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when a.candidate_id = app.user_id() then 'candidate'
    when a.organization_id in (select app.my_organizations_as('{owner,recruiter}')) then 'employer'
  end
  from public.applications a where a.id = application
$$;

-- A person takes only the steps of their own side; what the system does runs as service.
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
    -- The answer's moment is the employer's, and only applying anew begins its clock anew.
    if side = 'candidate' and (new.decline_reason is distinct from old.decline_reason
      or new.first_response_at is distinct from case
        when new.stage = 'applied' and old.stage <> 'applied' then null else old.first_response_at end) then
      raise exception 'only the employer writes this' using errcode = 'insufficient_privilege';
    end if;
  end if;
  return new;
end $$;

-- At most 20 open links a person (MOST_LINKS). The links of one person are made one after the other: without the lock
-- each of several at once would count only those that were committed before it.
create or replace function app.limit_passport_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('passport_links:' || new.user_id, 0));
  if (select count(*) from public.passport_links l
      where l.user_id = new.user_id and l.revoked_at is null and l.expires_at > new.created_at) >= 20 then
    raise exception 'this person has 20 open links' using errcode = 'TG429';
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

-- What an organization and those above it ask for in a position, beyond the position's own set.
create or replace function app.added_requirements(organization uuid, job_position text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct item order by item), '{}')
  from public.organizations o
  join public.organization_requirements r on r.organization_id = any(o.path)
  cross join unnest(r.items) item
  where o.id = organization and r.position = job_position
$$;

-- A job carries the list, so that whoever sees the job sees it, and matching reads it with the job.
create or replace function app.on_job_asks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.added_requirements := app.added_requirements(new.organization_id, new.position);
  return new;
end $$;

create or replace function app.on_requirements_added() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r public.organization_requirements := coalesce(new, old);
begin
  update public.jobs j set added_requirements = j.added_requirements
  from public.organizations o
  where o.id = j.organization_id and o.path @> array[r.organization_id] and j.position = r.position and j.status <> 'closed';
  return null;
end $$;

create or replace function app.on_organization_path() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.jobs j set added_requirements = j.added_requirements where j.organization_id = new.id;
  return null;
end $$;

-- A waiting case has a place in the order of risk, and only a waiting one.
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

-- Something that a case's risk depends on has changed. Argument 0 names whom.
create or replace function app.on_risk_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'update public.case_risks r set is_stale = true from public.verification_cases v
     where v.id = r.case_id and v.status = ''pending'' and not r.is_stale
       and (v.user_id in (select %1$s from changed c) or v.organization_id in (select %1$s from changed c))', tg_argv[0]);
  return null;
end $$;

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

-- Another version of the weights applies: every process reads it, and the job in the same transaction matches anew.
create or replace function app.on_weights_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('market', '');
  return null;
end $$;

-- The fairness audit's only door to the demographics: counts by group over people whom an administrator names, never
-- over few. Whoever told nothing is counted as 'unknown'; what a single group of fewer than 5 would tell is joined.
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

-- The migration that ran last. A process that holds the market in memory builds it anew when this changes under it: a
-- migration may write rows past every trigger, and the change feed would never tell.
create or replace function app.schema_version() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.hash from drizzle.__drizzle_migrations m order by m.id desc limit 1);
end $$;

-- Open screens of these people read again at once what they may see now.
create or replace function app.announce_sight(users uuid[]) returns void
language sql security definer set search_path = '' as $$
  select pg_notify('notifications', u || ':changed:verification,jobs,applications,matches,interviews,offers')
  from unnest(users) u
$$;

-- An organization lost its sight of people, or has it back: whoever belongs to it or to what stands above it.
create or replace function app.on_organization_sight() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.announce_sight(array(
    select distinct m.user_id from public.organization_members m where m.organization_id = any(new.path)));
  return null;
end $$;

create or replace function app.on_hold_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  h public.holds := coalesce(new, old);
begin
  if h.subject_type = 'person' then
    insert into public.market_changes (entity, entity_id) values ('candidate', h.subject_id);
    perform app.announce_sight(array[h.subject_id]);
  elsif h.subject_type = 'job' then
    insert into public.market_changes (entity, entity_id) values ('job', h.subject_id);
  else
    perform app.renew_is_live(h.subject_id);
    insert into public.market_changes (entity, entity_id)
    select 'job', j.id from public.jobs j
    join public.organizations o on o.id = j.organization_id
    where o.path @> array[h.subject_id] and j.status = 'published';
  end if;
  perform pg_notify('market', '');
  return null;
end $$;

create or replace function app.on_organization_life() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_is_live(new.id);
  return null;
end $$;

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

-- Ids only: what a listener may read, it reads under its own policies. One held back for quiet hours is announced when
-- it is let go.
create or replace function app.on_notification() returns trigger
language plpgsql as $$
begin
  if new.held_until is null then
    perform pg_notify('notifications', new.user_id || ':' || new.seq);
  end if;
  return null;
end $$;

-- A hire is counted by the position and the place that its job had then.
create or replace function app.place_hire() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select j.position, j.zip into new.position, new.zip
  from public.applications a join public.jobs j on j.id = a.job_id where a.id = new.application_id;
  return new;
end $$;

create or replace function app.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
