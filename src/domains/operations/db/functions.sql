-- The hash chain over the audit log. Each seal is a hash of the previous seal and of every column of its line, so that the
-- check finds a changed or missing line and a missing seal.
create or replace function app.audit_hash(previous text, line public.audit_log) returns text
language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(previous, line.seq, extract(epoch from line.at), line.actor_id,
    line.acting_for_id, line.action, line.subject_type, line.subject_id, line.detail)::text, 'UTF8')), 'hex')
$$;

-- Seals at most `most` unsealed lines and returns how many. Lines far below the latest seal are left to the check.
create or replace function app.seal_audit(most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  line public.audit_log;
  last_position bigint := 0;
  last_hash text := '';
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7366116);
  select s.position, s.hash into last_position, last_hash
  from public.audit_seals s order by s.position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, '');
  for line in
    select a.* from public.audit_log a
    where a.seq > (select coalesce(max(s.seq), 0) - 10000 from public.audit_seals s)
      and not exists (select 1 from public.audit_seals s where s.seq = a.seq)
    order by a.seq limit most
  loop
    last_position := last_position + 1;
    last_hash := app.audit_hash(last_hash, line);
    insert into public.audit_seals (position, seq, hash) values (last_position, line.seq, last_hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;

-- Verifies the whole chain. `problem` is null when every seal matches; otherwise `position` and `seq` name the first that
-- does not.
create or replace function app.check_audit()
returns table (checked bigint, unsealed bigint, problem text, "position" bigint, seq bigint)
language plpgsql stable set search_path = '' as $$
declare
  seal record;
  last_hash text := '';
begin
  checked := 0;
  select count(*) into unsealed from public.audit_log a
  where not exists (select 1 from public.audit_seals s where s.seq = a.seq);
  for seal in
    select s.position, s.seq, s.hash, a as line, a.seq is null as gone
    from public.audit_seals s left join public.audit_log a on a.seq = s.seq order by s.position
  loop
    if seal.position <> checked + 1 then
      problem := 'seal_missing';
    elsif seal.gone then
      problem := 'line_missing';
    elsif seal.hash <> app.audit_hash(last_hash, seal.line) then
      problem := 'line_changed';
    end if;
    if problem is not null then
      "position" := seal.position;
      seq := seal.seq;
      return next;
      return;
    end if;
    checked := checked + 1;
    last_hash := seal.hash;
  end loop;
  return next;
end $$;

create or replace function app.erase_in_operations(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.error_log set user_id = null, context = '{}' where user_id = person;
$$;
