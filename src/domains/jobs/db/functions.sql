-- The jobs that the current user manages as a hiring manager: named on the job, or of one of their units.
create or replace function app.my_managed_jobs() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  me uuid := app.user_id();
begin
  return query
    select j.id
    from public.organization_members m
    join public.organizations o on o.path @> array[m.organization_id]
    join public.jobs j on j.organization_id = o.id
    where m.user_id = me and m.member_role = 'hiring_manager' and (
      exists (select 1 from public.job_managers named where named.job_id = j.id and named.user_id = me)
      or exists (
        select 1 from public.job_units ju
        join public.member_units mine on mine.unit_id = ju.unit_id and mine.user_id = me
          and mine.organization_id = m.organization_id
        where ju.job_id = j.id));
end $$;

-- Whether the current user sees a job as a member of its organization; seeing it as a published one is not enough.
create or replace function app.is_my_job(job uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select 1 from public.jobs j
    where j.id = job and (j.organization_id in (select app.my_organizations_as('{owner,recruiter,viewer}'))
      or j.id in (select app.my_part_of_jobs())));
end $$;

-- Whether candidates may be matched with the job of this organization and apply to it.
create or replace function app.is_open_job(job uuid, organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.jobs j
    where j.id = job and j.organization_id = organization and j.status = 'published'
      and exists (select 1 from public.organizations o where o.id = organization and o.is_live)
      and not app.is_held('job', j.id)
  )
$$;

-- A job stores the added requirements, so that everyone who sees the job sees them and matching reads them with it.
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

-- The words by which people search for a position, beyond those of a job's title.
create or replace function app.words_of_position(which text) returns text
language sql immutable set search_path = '' as $$
  select case which
    when 'RN' then 'RN registered nurse nursing'
    when 'LPN' then 'LPN licensed practical nurse nursing'
    when 'CNA' then 'CNA certified nursing assistant nurse aide'
    when 'NP' then 'NP nurse practitioner APRN'
    when 'MA' then 'MA medical assistant'
    when 'PT' then 'PT physical therapist therapy'
    when 'OT' then 'OT occupational therapist therapy'
    when 'RRT' then 'RRT RT respiratory therapist therapy'
    when 'PHLEB' then 'phlebotomist phlebotomy'
    when 'PCT' then 'PCT patient care technician tech'
    when 'RT' then 'RT radiologic technologist radiology tech x-ray imaging'
    when 'MT' then 'MT medical technologist laboratory scientist lab tech'
    when 'PHARM_TECH' then 'pharmacy technician tech'
    when 'FRONT_DESK' then 'front desk medical receptionist'
  end
$$;

-- `Clínica` as `Clinica`, as the words of a search are made plain.
create or replace function app.without_accents(words text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')
$$;

-- The town in addresses: `joplin-mo`.
create or replace function app.place_slug(city text, state text) returns text
language sql immutable set search_path = '' as $$
  select trim(both '-' from lower(regexp_replace(city, '[^A-Za-z0-9]+', '-', 'g'))) || '-' || lower(state)
$$;

-- Writes what a search finds of these jobs, and removes those that visitors may not see.
create or replace function app.renew_job_search(which uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.job_search s where s.job_id = any(which) and not exists (
    select 1 from public.jobs j join public.organizations o on o.id = j.organization_id
    where j.id = s.job_id and j.status = 'published' and j.is_public and o.is_live
      and not app.is_held('job', j.id));
  insert into public.job_search as s (job_id, published_at, latitude, longitude, pay_min_cents, pay_max_cents,
    sign_on_bonus_cents, start_date, valid_through, is_demo, position, state, place, shift, shift_pattern, employment_type,
    facility_type, words)
  select j.id, coalesce(j.published_at, j.created_at), j.latitude, j.longitude, j.pay_min_cents, j.pay_max_cents, j.sign_on_bonus_cents, j.start_date,
    j.valid_through, j.is_demo or o.is_demo, j.position, j.state, app.place_slug(j.city, j.state), j.shift, j.shift_pattern,
    j.employment_type, o.facility_type,
    -- Without positions: nothing is ranked, and a count of all jobs reads every row.
    strip(to_tsvector('english', app.without_accents(concat_ws(' ', j.title, app.words_of_position(j.position), replace(j.specialty, '_', ' '),
      o.name, j.city, j.state, j.zip, j.shift, j.shift_pattern, replace(o.facility_type, '_', ' '),
      replace(j.employment_type, '_', ' '), replace(array_to_string(j.skills, ' '), '_', ' '),
      array_to_string(j.required_certifications, ' '), j.description))))
  from public.jobs j join public.organizations o on o.id = j.organization_id
  where j.id = any(which) and j.status = 'published' and j.is_public and o.is_live
    and not app.is_held('job', j.id)
  on conflict (job_id) do update set published_at = excluded.published_at, latitude = excluded.latitude,
    longitude = excluded.longitude, pay_min_cents = excluded.pay_min_cents, pay_max_cents = excluded.pay_max_cents,
    sign_on_bonus_cents = excluded.sign_on_bonus_cents, start_date = excluded.start_date,
    valid_through = excluded.valid_through, is_demo = excluded.is_demo, position = excluded.position, state = excluded.state,
    place = excluded.place, shift = excluded.shift, shift_pattern = excluded.shift_pattern,
    employment_type = excluded.employment_type, facility_type = excluded.facility_type, words = excluded.words;
end $$;

create or replace function app.on_searchable_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_job_search(array[new.id]);
  return null;
end $$;

create or replace function app.on_searchable_organization() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_job_search(array(
    select j.id from public.jobs j where j.organization_id = new.id and j.status = 'published'));
  return null;
end $$;

create or replace function app.on_searchable_hold() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hold public.holds := coalesce(new, old);
begin
  perform app.renew_job_search(array[hold.subject_id]);
  return null;
end $$;

-- Says which listed jobs each web process must read again; it adds no row for a job that was never listed.
create or replace function app.on_job_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.job_search_changes (job_id, changed_in)
  select c.job_id, pg_current_xact_id() from changed c order by c.job_id
  on conflict (job_id) do update set changed_in = excluded.changed_in;
  return null;
end $$;
