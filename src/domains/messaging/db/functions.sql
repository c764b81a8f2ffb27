-- Sends IDs only: a listener reads the row under its own policies. A notice held for quiet hours is signaled when it is
-- released; a hidden one is never.
create or replace function app.on_notification() returns trigger
language plpgsql as $$
begin
  if new.held_until is null and not new.is_hidden then
    perform pg_notify('notifications', new.user_id || ':' || new.seq);
  end if;
  return null;
end $$;

create or replace function app.erase_in_messaging(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.mails set "to" = '{}', subject = '', html = '', text = '', data = '{}', envelope = '{}'
  where user_id = person or (user_id is null and array_length("to", 1) = 1 and lower("to"[1]) = address);
  -- What the person wrote, on its way to others.
  update public.mails set html = '', text = '', envelope = '{}',
    status = case when status = 'sent' then status else 'dead' end
  where envelope ->> 'writtenBy' = person::text;
  update public.mails set "to" = array(select r from unnest("to") r where lower(r) <> address)
  where address in (select lower(r) from unnest("to") r);
$$;

-- The text of an email that links into an account is left out: an export must not contain a working key.
create or replace function app.records_in_messaging() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'mails', jsonb_build_object('type', m.type, 'to', m."to", 'subject', m.subject,
      'text', case when m.type in ('email_confirmation', 'password_reset', 'email_change', 'member_invitation',
        'account_deletion', 'security_alert') then null else m.text end,
      'status', m.status, 'created_at', m.created_at, 'sent_at', m.sent_at)
    from public.mails m where m.user_id = app.user_id()
$$;
