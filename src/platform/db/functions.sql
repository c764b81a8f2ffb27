-- Functions that policies and triggers use. The `security definer` ones bypass row-level security on purpose; each answers
-- one narrow question and has a fixed search path.
--
-- Policies evaluate them once per statement, never once per row: `(select app.user_id())` is an initplan and
-- `in (select app.my_organizations())` a hashed subplan. Functions that run often are in plpgsql, which caches their plans
-- for the lifetime of the connection.
create or replace function app.user_id() returns uuid
language sql stable parallel safe as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;

-- Whether an administrator is acting as the current user.
create or replace function app.is_acted() returns boolean
language sql stable parallel safe as $$
  select coalesce(current_setting('app.acting_admin_id', true), '') <> ''
$$;

-- Whether the statement is a visitor's or a signed-in user's own and not a side effect of the server.
create or replace function app.is_party() returns boolean
language sql stable parallel safe as $$
  select current_user in ('tallgrass_app', 'tallgrass_candidate', 'tallgrass_employer')
$$;

-- Refuses every step that no state machine lists, for any role. Writing the state that a row already has is a step, too.
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

-- The latest migration. A process that holds the market in memory rebuilds it when this changes: a migration can write
-- rows without firing triggers, and the change feed would not report them.
create or replace function app.schema_version() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.hash from drizzle.__drizzle_migrations m order by m.id desc limit 1);
end $$;

-- Ends each transaction of a request with an idempotency key: what it wrote is stored together with the fact that it wrote.
-- Refuses when the same request, sent again, took the key over meanwhile: the two would write the same twice.
create or replace function app.keep_claim(of_owner text, of_key text, claimed_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  found_at timestamptz;
begin
  if pg_current_xact_id_if_assigned() is null then return; end if;
  update public.idempotency_keys set is_done = true where owner = of_owner and key = of_key
  returning created_at into found_at;
  if found_at <> claimed_at then
    raise exception 'this request was sent again and taken over' using errcode = 'TG409';
  end if;
end $$;

-- Tells the open screens of these users to refetch what their visibility affects.
create or replace function app.announce_sight(users uuid[]) returns void
language sql security definer set search_path = '' as $$
  select pg_notify('notifications', u || ':changed:verification,jobs,applications,matches,interviews,offers')
  from unnest(users) u
$$;

create or replace function app.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- For the triggers of `closed-columns.sql`.
create or replace function app.refuse_columns() returns trigger
language plpgsql as $$
begin
  raise exception 'a column of % is not for % to fill', tg_table_name, current_user
    using errcode = 'insufficient_privilege', constraint = 'closed_columns';
end $$;

-- An administrator who acts as a user may read, correct profile data and mark notices as read. Everything that agrees,
-- discloses or binds is for the user alone. A trigger on every table enforces it for every role, so that side effects that
-- run as the service are refused, too. A new table is closed unless its declaration in the registry says otherwise.
create or replace function app.refuse_acted() returns trigger
language plpgsql as $$
begin
  -- Writes by triggers and foreign keys follow from a change that was allowed.
  if pg_trigger_depth() = 1 then
    raise exception 'only the person can change %', tg_table_name using errcode = 'TG403';
  end if;
  return null;
end $$;

-- For tables with columns that may be corrected: the trigger's arguments name them.
create or replace function app.refuse_acted_edit() returns trigger
language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and to_jsonb(new) - tg_argv is distinct from to_jsonb(old) - tg_argv then
    raise exception 'only the person can change this part of %', tg_table_name using errcode = 'TG403';
  end if;
  return new;
end $$;

-- Answers to others may name the person as well. Those of done requests are forgotten and their keys stay, so that none is
-- done twice; a refused request may run again.
create or replace function app.erase_in_platform(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  delete from public.idempotency_keys where owner = person::text or status >= 400;
  update public.idempotency_keys set response = null where response is not null;
$$;

create or replace function app.records_in_platform() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'audit_log', jsonb_build_object('at', l.at, 'action', l.action, 'subject_type', l.subject_type,
      'by', case when l.actor_id is null then 'Tallgrass' when l.actor_id = app.user_id() then 'you'
        when l.subject_id = app.user_id()::text or l.acting_for_id = app.user_id() then 'a member of staff' end)
    from public.audit_log l
    where l.actor_id = app.user_id() or l.acting_for_id = app.user_id() or l.subject_id = app.user_id()::text
$$;
