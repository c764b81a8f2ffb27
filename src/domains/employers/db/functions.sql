-- The organizations in which the current user is a member, with all their descendants.
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

-- The current user's organizations with every column, including one that they created and that has no members yet.
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

-- Live: every facility and system on the path is approved (units are not reviewed), and none is on hold or canceled. Only a
-- live organization can see candidates. Triggers keep the result in `organizations.is_live`.
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

-- The live ones among the current user's organizations; none for a suspended user.
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

-- Candidates who blocked one of the current user's organizations. Blocking an organization blocks all that share its topmost
-- parent.
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
  -- Blocks are rare: skip the joins.
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

create or replace function app.my_colleagues() returns setof uuid
language plpgsql stable security definer rows 20 set search_path = '' as $$
declare
  mine uuid[] := array(select app.my_organizations());
begin
  return query select m.user_id from public.organization_members m where m.organization_id = any(mine);
end $$;

-- Gives an organization the address of its public page: name and city, with a part of its ID when another has the same.
create or replace function app.on_organization_named() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plain text := left(trim(both '-' from regexp_replace(lower(concat_ws(' ', new.name, new.city)), '[^a-z0-9]+', '-', 'g')), 80);
begin
  new.slug := plain;
  if plain = '' or exists (select 1 from public.organizations o where o.slug = plain) then
    new.slug := trim(leading '-' from plain || '-' || left(new.id::text, 8));
  end if;
  return new;
end $$;

-- Maintains `path` (topmost first, itself last) and refuses cycles.
create or replace function app.on_organization_placed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  parent_path uuid[] := '{}';
begin
  if new.parent_id is not null then
    select o.path into parent_path from public.organizations o where o.id = new.parent_id;
    if new.id = any(parent_path) then
      raise exception 'an organization cannot be below itself' using errcode = 'check_violation';
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

-- After the first approval only a reviewer's decision changes an organization's identity; members propose changes in
-- `organization_changes`.
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

-- Creates the employer row of users whose role is employer.
create or replace function app.on_employer_role() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_level = 'ROW' then
    insert into public.employer_profiles (user_id) select new.user_id where new.role = 'employer' on conflict do nothing;
  else
    insert into public.employer_profiles (user_id) select c.user_id from created c where c.role = 'employer' on conflict do nothing;
  end if;
  return null;
end $$;

-- The requirements that an organization and its ancestors add to the set of a position.
create or replace function app.added_requirements(organization uuid, job_position text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(distinct item order by item), '{}')
  from public.organizations o
  join public.organization_requirements r on r.organization_id = any(o.path)
  cross join unnest(r.items) item
  where o.id = organization and r.position = job_position
$$;

-- An organization became visible or invisible: tells its members and those of its ancestors.
create or replace function app.on_organization_sight() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.announce_sight(array(
    select distinct m.user_id from public.organization_members m where m.organization_id = any(new.path)));
  return null;
end $$;

create or replace function app.on_organization_life() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.renew_is_live(new.id);
  return null;
end $$;

create or replace function app.erase_in_employers(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  delete from public.organization_invitations where lower(email) = address;
$$;
