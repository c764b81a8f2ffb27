-- The role that a signed-in person's transaction takes on: it decides which columns they read and write. Who is no
-- employer has a candidate's; the rows are their own in any case.
create or replace function app.party_of(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when (select p.role from public.profiles p where p.user_id = person) = 'employer'
    then 'tallgrass_employer' else 'tallgrass_candidate' end;
end $$;

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

create or replace function app.erase_in_accounts(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.profiles set full_name = null, onboarding_completed = false, updated_at = now() where user_id = person;
$$;
