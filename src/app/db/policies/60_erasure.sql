-- Erases what names a person, tells about them or can be opened with a key of theirs. The rows that others need (who
-- applied where, under which pseudonym, and what was agreed to) stay. Answers where the person's files lie. What happens
-- to each table stands in `src/platform/db/personal-data.ts`, and `tests/integration/personal-data.test.ts` holds both
-- against the database.

create or replace function app.erase_person(person uuid) returns setof text
language plpgsql security definer set search_path = '' as $$
declare
  name text;
  address text := (select lower(u.email) from auth.users u where u.id = person);
begin
  return query select f.storage_key from public.stored_files f where f.owner_id = person;
  foreach name in array array['candidate_contacts', 'candidate_private', 'candidate_demographics',
    'candidate_preferences', 'blocked_organizations', 'role_requests', 'licenses', 'certifications', 'work_history',
    'education', 'documents', 'medical_documents', 'notifications', 'notification_settings', 'quiet_hours',
    'employer_profiles', 'organization_members', 'verification_cases', 'source_checks', 'passport_links',
    'work_confirmations', 'screenings', 'screening_hits'] loop
    execute format('delete from public.%I where user_id = $1', name) using person;
  end loop;
  delete from public.stored_files where owner_id = person;
  delete from public.matches where candidate_id = person;
  delete from public.match_views where candidate_id = person;
  delete from public.match_reviews where candidate_id = person or asked_by = person;
  delete from public.idempotency_keys where owner = person::text;
  delete from public.organization_invitations where lower(email) = address;

  update public.candidate_profiles
  set headline = null, about = null, home_city = null, home_zip = null, home_latitude = null, home_longitude = null,
    npi = null, moved_from_state = null, moved_on = null, graduated_on = null, license_expected_on = null,
    first_exam_result_on = null,
    specialties = '{}', settings = '{}', skills = '{}', updated_at = now()
  where user_id = person;
  update public.profiles set full_name = null, onboarding_completed = false, updated_at = now() where user_id = person;

  -- What was sent keeps its outline (what was shared, and when) without the words and the reasons, which name a distance.
  update public.application_receipts r
  set receipt = receipt || jsonb_build_object('reasons', '[]'::jsonb, 'shared', coalesce(
        (select jsonb_agg(jsonb_set(part, '{values}', '[]')) from jsonb_array_elements(receipt -> 'shared') part), '[]'))
  from public.applications a
  where a.id = r.application_id and a.candidate_id = person and jsonb_typeof(receipt -> 'shared') = 'array';
  update public.applications a set stage = 'withdrawn', version = version + 1, updated_at = now()
  where a.candidate_id = person and exists (
    select 1 from public.state_transitions t
    where t.machine = 'application' and t.from_state = a.stage and t.to_state = 'withdrawn');
  update public.applications set withdraw_reason = null where candidate_id = person and withdraw_reason is not null;
  update public.interviews i set message = null, cancel_reason = null, outcome_note = null
  from public.applications a where a.id = i.application_id and a.candidate_id = person;
  update public.offers o set message = null, decision_reason = null, pay_reason = null
  from public.applications a where a.id = o.application_id and a.candidate_id = person;
  update public.reports set detail = null where reporter_id = person;

  -- Written without an account: only the address tells whose it is.
  update public.contact_messages set sender_name = '', sender_email = '', message = '', answer = null
  where lower(sender_email) = address;
  update public.faq_questions set submitter_name = null, submitter_contact = null where lower(submitter_contact) = address;
  update public.mails set "to" = '{}', subject = '', html = '', text = '', data = '{}', envelope = '{}'
  where user_id = person or (user_id is null and array_length("to", 1) = 1 and lower("to"[1]) = address);
  update public.mails set "to" = array(select r from unnest("to") r where lower(r) <> address)
  where address in (select lower(r) from unnest("to") r);
  update public.error_log set user_id = null, context = '{}' where user_id = person;
end $$;

revoke all on function app.erase_person(uuid) from public, tallgrass_app, tallgrass_admin, tallgrass_engine, tallgrass_auth;
grant execute on function app.erase_person(uuid) to tallgrass_service;
