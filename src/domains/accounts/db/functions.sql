-- The database role of a signed-in user's transaction: it decides which columns they read and write. Everyone who is not an
-- employer gets the candidate's, since row-level security limits them to their own rows anyway.
create or replace function app.party_of(person uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when (select p.role from public.profiles p where p.user_id = person) = 'employer'
    then 'tallgrass_employer' else 'tallgrass_candidate' end;
end $$;

-- Creates the profiles of all accounts that one statement created.
create or replace function app.on_account_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, role, full_name, is_demo)
  select id, signup_role, name, is_demo from created;
  return null;
end $$;

-- Asks the open streams of these people whether their own session still holds.
create or replace function app.on_sessions_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('notifications', people.user_id || ':session')
  from (select distinct user_id from ended) people;
  return null;
end $$;

create or replace function app.on_account_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_user_search(array[new.id]);
  return new;
end $$;

-- The search index over people for administrators.
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

create or replace function app.on_profiles_made() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_user_search(array(select user_id from created));
  return null;
end $$;

-- Members have the verification status of their organization.
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

create or replace function app.erase_in_accounts(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.profiles set full_name = null, onboarding_completed = false, updated_at = now() where user_id = person;
$$;
