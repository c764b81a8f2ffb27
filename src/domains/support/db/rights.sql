create policy app_own on public.reports for all to tallgrass_app
  using (reporter_id = (select app.user_id())) with check (reporter_id = (select app.user_id()) and status = 'open');
create policy app_published on public.faq_questions for select to tallgrass_app using (status = 'published');
create policy app_submit on public.faq_questions for insert to tallgrass_app
  with check (status = 'pending' and answer is null and published_at is null);

-- Visitors may write; only administrators read.
create policy app_write on public.contact_messages for insert to tallgrass_app
  with check (closed_at is null and closed_by is null and answer is null);

grant select (id, question, answer, status, published_at, sort_order) on public.faq_questions to tallgrass_app;
grant insert (question, submitter_name, submitter_contact) on public.faq_questions to tallgrass_app;

grant insert (topic, sender_name, sender_email, message, created_at) on public.contact_messages to tallgrass_app;
grant select (id, reporter_id, subject_type, subject_id, reason, detail, status, resolved_at, created_at)
  on public.reports to tallgrass_candidate, tallgrass_employer;
grant insert (reporter_id, subject_type, subject_id, reason, detail, created_at)
  on public.reports to tallgrass_candidate, tallgrass_employer;

-- Administrators read a reported message and its context through these functions, and no other message.
revoke all on function app.reported_messages(uuid, integer), app.reported_senders(uuid[])
  from public, tallgrass_app, tallgrass_engine, tallgrass_auth;
grant execute on function app.reported_messages(uuid, integer), app.reported_senders(uuid[])
  to tallgrass_admin, tallgrass_service;
