-- What the product keeps about the person who asks, from tables that the person may not read: for the export of their
-- data. Texts of mails that carry a link into an account are left out: an export must not hold a working key.

create or replace function app.own_records() returns table (name text, record jsonb)
language sql stable security definer set search_path = '' as $$
  select 'mails', jsonb_build_object('type', m.type, 'to', m."to", 'subject', m.subject,
      'text', case when m.type in ('email_confirmation', 'password_reset', 'email_change', 'member_invitation',
        'account_deletion', 'security_alert') then null else m.text end,
      'status', m.status, 'created_at', m.created_at, 'sent_at', m.sent_at)
    from public.mails m where m.user_id = app.user_id()
  union all
  select 'match_reviews', jsonb_build_object('job_id', r.job_id, 'question', r.question, 'status', r.status,
      'outcome', r.outcome, 'answer', r.answer, 'created_at', r.created_at, 'answered_at', r.answered_at)
    from public.match_reviews r where r.asked_by = app.user_id()
  union all
  select 'screenings', jsonb_build_object('screened_at', s.screened_at, 'sources', s.sources)
    from public.screenings s where s.user_id = app.user_id()
  union all
  select 'screening_hits', jsonb_build_object('source', e.source, 'status', h.status, 'found_at', h.found_at,
      'decided_at', h.decided_at)
    from public.screening_hits h join public.exclusion_entries e on e.id = h.entry_id where h.user_id = app.user_id()
  union all
  select 'source_checks', jsonb_build_object('source', c.source, 'item_type', c.item_type, 'item_id', c.item_id,
      'state', c.state, 'outcome', c.outcome, 'question', c.question, 'asked_at', c.asked_at, 'checked_at', c.checked_at)
    from public.source_checks c where c.user_id = app.user_id()
  union all
  select 'stored_files', jsonb_build_object('id', f.id, 'content_type', f.content_type, 'size_bytes', f.size_bytes,
      'sha256', f.sha256, 'scan_state', f.scan_state, 'created_at', f.created_at)
    from public.stored_files f where f.owner_id = app.user_id()
  union all
  select 'audit_log', jsonb_build_object('at', l.at, 'action', l.action, 'subject_type', l.subject_type,
      'by', case when l.actor_id is null then 'Tallgrass' when l.actor_id = app.user_id() then 'you'
        when l.subject_id = app.user_id()::text or l.acting_for_id = app.user_id() then 'a member of staff' end)
    from public.audit_log l
    where l.actor_id = app.user_id() or l.acting_for_id = app.user_id() or l.subject_id = app.user_id()::text
$$;

-- The service role, which speaks for no person and so gets nothing, probes it for the health page.
revoke all on function app.own_records() from public, tallgrass_admin, tallgrass_engine, tallgrass_auth;
grant execute on function app.own_records() to tallgrass_app, tallgrass_service;
