create policy app_own on public.candidate_profiles for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_matched on public.candidate_profiles for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('matched', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_profiles for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.candidate_contacts for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_shared on public.candidate_contacts for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('contact', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_contacts for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.candidate_private for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_hired on public.candidate_private for select to tallgrass_app using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('hired', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_private for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.candidate_demographics for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.candidate_preferences for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_own_update on public.candidate_preferences for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.blocked_organizations for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.role_requests for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_applicant on public.work_history for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens(case when ended_on is null then 'contact' else 'applied' end, a.stage, a.contact_shared_at)));

-- People create and revoke their own links; the server serves the people who open one.
create policy app_own on public.passport_links for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.passport_views for select to tallgrass_app
  using (exists (select 1 from public.passport_links l where l.id = link_id));

-- Only the server writes confirmation requests, after its checks; other employers use `app.confirmed_work`.
create policy app_own on public.work_confirmations for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_own on public.stored_files for all to tallgrass_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));
create policy app_own on public.resume_imports for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- A document must refer to a file of its owner (`stored_files` shows no other); it would otherwise give access to any file.
create policy app_own on public.documents for all to tallgrass_app using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()) and exists (select 1 from public.stored_files f where f.id = file_id));

-- A resume or a reference contains phone, email and the current employer, so employers see it only once contact is shared.
create policy app_applicant on public.documents for select to tallgrass_app
  using (deleted_at is null and exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens(case
      when kind = 'identity' then 'hired'
      when kind in ('license', 'certification', 'education') then 'applied'
      else 'contact' end, a.stage, a.contact_shared_at)));
-- What a candidate shared in answer to a request, whatever its kind.
create policy app_given on public.documents for select to tallgrass_app
  using (deleted_at is null and exists (select 1 from public.document_requests r
    where r.document_id = documents.id and r.status = 'given'));
create policy app_own on public.medical_documents for all to tallgrass_app using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()) and exists (select 1 from public.stored_files f where f.id = file_id));
create policy app_consented on public.medical_documents for select to tallgrass_app
  using (deleted_at is null and exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens('offered', a.stage, a.contact_shared_at)
    and exists (select 1 from public.offers o where o.application_id = a.id and o.status in ('sent', 'accepted'))
    and app.shares_medical_papers(a.id)));

-- An administrator who acts as a user sees neither medical documents nor demographics.
create policy app_not_acted on public.candidate_demographics as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));
create policy app_not_acted on public.medical_documents as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));

grant select (user_id, pseudonym, position, approved_position, specialties, settings, skills, years_experience, headline,
  about, home_city, home_state, home_zip, home_latitude, home_longitude, time_zone, npi, moved_from_state, moved_on,
  graduated_on, license_expected_on, first_exam_result_on, onboarding_step, first_jobs_at, submitted_at, approved_at, is_demo, created_at,
  updated_at) on public.candidate_profiles to tallgrass_candidate;
grant update (position, specialties, settings, skills, years_experience, headline, about, home_city, home_state, home_zip,
  home_latitude, home_longitude, time_zone, npi, moved_from_state, moved_on, graduated_on, license_expected_on,
  first_exam_result_on, onboarding_step, submitted_at, updated_at) on public.candidate_profiles to tallgrass_candidate;
grant select (user_id, email, phone, updated_at), update (phone, updated_at)
  on public.candidate_contacts to tallgrass_candidate;
grant select (user_id, date_of_birth, former_names, street_address, updated_at),
  update (date_of_birth, former_names, street_address, updated_at) on public.candidate_private to tallgrass_candidate;
grant select (user_id, sex, race_ethnicity, updated_at), insert (user_id, sex, race_ethnicity, updated_at), delete,
  update (sex, race_ethnicity, updated_at) on public.candidate_demographics to tallgrass_candidate;
grant select (user_id, pay_floor_cents, pay_target_cents, shifts, shift_patterns, employment_types, radius_miles,
  will_relocate, relocate_states, earliest_start, work_authorized, needs_sponsorship, auto_apply, auto_apply_daily_cap,
  auto_apply_active_cap, auto_apply_min_score, auto_apply_paused_at, updated_at), update (pay_floor_cents, pay_target_cents, shifts, shift_patterns, employment_types,
  radius_miles, will_relocate, relocate_states, earliest_start, work_authorized, needs_sponsorship, auto_apply,
  auto_apply_daily_cap, auto_apply_active_cap, auto_apply_min_score, auto_apply_paused_at, updated_at)
  on public.candidate_preferences to tallgrass_candidate;
grant select (user_id, organization_id, created_at), insert (user_id, organization_id, created_at), delete
  on public.blocked_organizations to tallgrass_candidate;
grant select (id, user_id, requested_role, role_key, created_at, closed_at), insert (user_id, requested_role, created_at)
  on public.role_requests to tallgrass_candidate;

grant select (id, user_id, license_type, state, license_number, compact_status, status, issued_on, expires_on,
  withdrawn_states, verification_state, verification_source, verification_note, verified_by, verified_at, next_check_on,
  created_at, updated_at), insert (user_id, license_type, state, license_number, compact_status, status, issued_on,
  expires_on, withdrawn_states), update (license_type, state, license_number, compact_status, status, issued_on, expires_on,
  withdrawn_states, updated_at), delete on public.licenses to tallgrass_candidate;
grant select (id, user_id, kind, issuer, certificate_number, issued_on, expires_on, verification_state, verification_source,
  verification_note, verified_by, verified_at, next_check_on, created_at, updated_at), insert (user_id, kind, issuer,
  certificate_number, issued_on, expires_on), update (kind, issuer, certificate_number, issued_on, expires_on, updated_at),
  delete on public.certifications to tallgrass_candidate;
grant select (id, user_id, employer_name, organization_id, facility_type, city, state, title, specialty, started_on,
  ended_on, duties, verification_state, verification_source, verification_note, verified_by, verified_at, next_check_on,
  created_at, updated_at), insert (user_id, employer_name, organization_id, facility_type, city, state, title, specialty,
  started_on, ended_on, duties), update (employer_name, organization_id, facility_type, city, state, title, specialty,
  started_on, ended_on, duties, updated_at), delete on public.work_history to tallgrass_candidate;
grant select (id, user_id, school, degree, field, graduated_on, verification_state, verification_source, verification_note,
  verified_by, verified_at, next_check_on, created_at, updated_at), insert (user_id, school, degree, field, graduated_on),
  update (school, degree, field, graduated_on, updated_at), delete on public.education to tallgrass_candidate;

-- The hash of a link's token and the key of a file stay with the server.
grant select (id, user_id, label, facts, created_at, expires_at, revoked_at, status_slot), insert (user_id, token_hash, label,
  facts, created_at, expires_at), update (revoked_at) on public.passport_links to tallgrass_candidate;
grant select (id, link_id, viewed_at) on public.passport_views to tallgrass_candidate;
grant select (id, user_id, work_id, consent_id, status, person_name, employer_name, title, started_on, ended_on,
  contact_name, contact_role, contact_email, contact_domain, domain_organization_id, asked_at, reminded_at, expires_at,
  closed_at, answered_by_name, answered_by_role, worked_there, said_title, said_started_on, said_ended_on, revoked_at,
  comment, look_asked_at) on public.work_confirmations to tallgrass_candidate;
grant select (id, owner_id, content_type, size_bytes, sha256, scan_state, created_at), insert (owner_id, storage_key,
  content_type, size_bytes, sha256, key_id, wrapped_key, sealed_text, scan_state, created_at)
  on public.stored_files to tallgrass_candidate;
-- The server writes what it read and what was decided; the row waits for the job that reads the file.
grant select (id, user_id, purpose, status, file_id, file_name, page, pages, problem, sealed_reading, created_at, expires_at),
  insert (user_id, purpose, file_id, file_name, created_at, expires_at), delete
  on public.resume_imports to tallgrass_candidate;
grant select (id, user_id, file_id, kind, file_name, fact_type, fact_id, is_sample, created_at, deleted_at),
  insert (user_id, file_id, kind, file_name, fact_type, fact_id, is_sample, created_at),
  update (kind, file_name, fact_type, fact_id, deleted_at) on public.documents to tallgrass_candidate;
grant select (id, user_id, file_id, kind, file_name, expires_on, created_at, deleted_at),
  insert (user_id, file_id, kind, file_name, expires_on, created_at), update (kind, file_name, expires_on, deleted_at)
  on public.medical_documents to tallgrass_candidate;

-- Employers see the home state only. Headline and text come with the application (`app.applicant_words`).
grant select (user_id, pseudonym, position, approved_position, specialties, skills, years_experience, home_state)
  on public.candidate_profiles to tallgrass_employer;
grant select (user_id, email, phone) on public.candidate_contacts to tallgrass_employer;
grant select (user_id, date_of_birth, street_address) on public.candidate_private to tallgrass_employer;
grant select (id, user_id, license_type, state, compact_status, expires_on, verification_state, verification_source,
  verified_at) on public.licenses to tallgrass_employer;
grant select (id, user_id, kind, expires_on, verification_state, verification_source, verified_at)
  on public.certifications to tallgrass_employer;
grant select (id, user_id, employer_name, facility_type, city, state, title, started_on, ended_on, verification_state)
  on public.work_history to tallgrass_employer;
grant select (id, user_id, school, degree, graduated_on, verification_state) on public.education to tallgrass_employer;
grant select (id, user_id, file_id, kind, file_name, created_at, deleted_at)
  on public.documents, public.medical_documents to tallgrass_employer;
grant select (expires_on) on public.medical_documents to tallgrass_employer;

-- Credential facts: the person writes the facts, only reviewers write the result of a check.
do $$
declare name text;
begin
  foreach name in array array['licenses', 'certifications', 'education', 'work_history'] loop
    execute format('create policy app_own on public.%I for all to tallgrass_app
      using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()))', name);
    execute format('create policy app_attests on public.%I as restrictive for insert to tallgrass_app
      with check (verification_state = ''attested''
        and num_nonnulls(verification_source, verification_note, verified_by, verified_at, next_check_on) = 0)', name);
  end loop;
  foreach name in array array['licenses', 'certifications', 'education'] loop
    execute format('create policy app_applicant on public.%I for select to tallgrass_app
      using (exists (select 1 from public.applications a
        where a.candidate_id = user_id and app.opens(''applied'', a.stage, a.contact_shared_at)))', name);
  end loop;
end $$;

-- Only triggers call it.
revoke all on function app.make_candidate_rows(uuid[])
  from tallgrass_app, tallgrass_service, tallgrass_engine, tallgrass_admin, tallgrass_auth;
