-- The headline and text of an applicant, which may name them.
create or replace function app.applicant_words(candidate uuid) returns table (headline text, about text)
language sql stable security definer set search_path = '' as $$
  select p.headline, p.about from public.candidate_profiles p
  where p.user_id = candidate and app.employer_sees(candidate, 'applied')
$$;

-- Until contact is shared, the current employer shows only as a facility type and a state.
create or replace function app.current_employers(candidate uuid)
returns table (facility_type text, state text, title text, specialty text, started_on date)
language sql stable security definer set search_path = '' as $$
  select w.facility_type, w.state, w.title, w.specialty, w.started_on
  from public.work_history w
  where w.user_id = candidate and w.ended_on is null and app.employer_sees(candidate, 'matched')
$$;

-- The past jobs of a candidate that their employer confirmed in their current wording, without the names, addresses and
-- differences of the answer; for the candidate and for employers they applied to. A confirmation counts only if the address
-- belongs to that employer or a reviewer verified the job, because a candidate could name a mailbox of their own.
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

-- Editing a verified fact reopens that fact only.
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

-- At most 20 open links per person (MOST_LINKS). The lock serializes the inserts of one person, which would otherwise count
-- only the links committed before them.
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

-- Creates the candidate rows of users whose role is candidate.
create or replace function app.make_candidate_rows(people uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  candidates uuid[] := array(select p.user_id from public.profiles p where p.user_id = any(people) and p.role = 'job_seeker');
begin
  insert into public.candidate_profiles (user_id, pseudonym, is_demo)
  select p.user_id, 'TG-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), p.is_demo
  from public.profiles p where p.user_id = any(candidates)
  on conflict do nothing;
  insert into public.candidate_contacts (user_id, email)
  select u.id, u.email from auth.users u where u.id = any(candidates)
  on conflict do nothing;
  insert into public.candidate_private (user_id) select unnest(candidates) on conflict do nothing;
  insert into public.candidate_preferences (user_id) select unnest(candidates) on conflict do nothing;
end $$;

create or replace function app.on_candidate_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_level = 'ROW' then
    perform app.make_candidate_rows(array[new.user_id]);
  else
    perform app.make_candidate_rows(array(select user_id from created where role is not null));
  end if;
  return null;
end $$;

create or replace function app.on_account_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.candidate_contacts set email = new.email, updated_at = now()
  where user_id = new.id and email is distinct from new.email;
  return null;
end $$;

-- The profile keeps its pseudonym, under which employers keep the application.
create or replace function app.erase_in_profiles(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.candidate_profiles
  set headline = null, about = null, home_city = null, home_zip = null, home_latitude = null, home_longitude = null,
    npi = null, moved_from_state = null, moved_on = null, graduated_on = null, license_expected_on = null,
    first_exam_result_on = null,
    specialties = '{}', settings = '{}', skills = '{}', updated_at = now()
  where user_id = person;
$$;

create or replace function app.records_in_profiles() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'stored_files', jsonb_build_object('id', f.id, 'content_type', f.content_type, 'size_bytes', f.size_bytes,
      'sha256', f.sha256, 'scan_state', f.scan_state, 'created_at', f.created_at)
    from public.stored_files f where f.owner_id = app.user_id()
$$;

-- For the trigger of a table with a file_id: whatever deletes its row makes the file unreadable, and the job that sweeps the
-- storage removes the object.
create or replace function app.destroy_stored_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.stored_files set wrapped_key = null, sealed_text = null where id = old.file_id;
  return null;
end $$;
