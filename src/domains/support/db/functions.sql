-- Questions and contact messages are sent without an account, so the address identifies the person.
create or replace function app.erase_in_support(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.reports set detail = null where reporter_id = person;
  update public.contact_messages set sender_name = '', sender_email = '', message = '', answer = null
  where lower(sender_email) = address;
  update public.faq_questions set submitter_name = null, submitter_contact = null where lower(submitter_contact) = address;
$$;

-- What an administrator reads of a conversation: the reported message, and at most `around` messages before and after it.
create or replace function app.reported_messages(report uuid, around integer)
returns table (id uuid, side text, body text, sent_at timestamptz, is_reported boolean)
language sql stable security definer set search_path = '' as $$
  with reported as (
    select m.* from public.reports r join public.messages m on m.id = r.subject_id
    where r.id = report and r.subject_type = 'message'
  ), context as (
    select r.id, r.side, r.body, r.sent_at, true as is_reported from reported r
    union all
    (select m.id, m.side, m.body, m.sent_at, false from reported r join public.messages m
      on m.conversation_id = r.conversation_id and (m.sent_at, m.id) < (r.sent_at, r.id)
      order by m.sent_at desc, m.id desc limit least(around, 3))
    union all
    (select m.id, m.side, m.body, m.sent_at, false from reported r join public.messages m
      on m.conversation_id = r.conversation_id and (m.sent_at, m.id) > (r.sent_at, r.id)
      order by m.sent_at, m.id limit least(around, 3))
  )
  select * from context order by sent_at, id
$$;

-- Who sent each reported message: the person, or the organization that a member wrote for.
create or replace function app.reported_senders(reports uuid[])
returns table (report_id uuid, subject_type text, subject_id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select r.id, case m.side when 'candidate' then 'person' else 'organization' end,
    case m.side when 'candidate' then c.candidate_id else c.organization_id end,
    case m.side when 'candidate' then p.full_name else o.name end
  from public.reports r
  join public.messages m on m.id = r.subject_id
  join public.conversations c on c.id = m.conversation_id
  join public.organizations o on o.id = c.organization_id
  left join public.profiles p on p.user_id = c.candidate_id
  where r.id = any(reports) and r.subject_type = 'message'
$$;
