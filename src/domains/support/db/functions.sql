-- Questions and contact messages are sent without an account, so the address identifies the person.
create or replace function app.erase_in_support(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.reports set detail = null where reporter_id = person;
  update public.contact_messages set sender_name = '', sender_email = '', message = '', answer = null
  where lower(sender_email) = address;
  update public.faq_questions set submitter_name = null, submitter_contact = null where lower(submitter_contact) = address;
$$;
