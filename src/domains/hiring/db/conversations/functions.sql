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

-- Members' names are closed to candidates, so the question is asked of the server.
create or replace function app.uploaded_attachment(attachment uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.message_attachments a where a.id = attachment and a.uploaded_by = app.user_id())
$$;
