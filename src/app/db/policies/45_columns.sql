-- Which columns each party reads and writes: row-level security hides rows, this list hides columns. What is not listed is
-- closed, so a new column is read by nobody until it stands here and in `tests/integration/columns-walk.expected.ts`.
--
--   tallgrass_app        a visitor; the other two have its rights too
--   tallgrass_candidate  a signed-in person who is not an employer
--   tallgrass_employer   a signed-in person on the employers' side
--
-- The rows come from the policies of the files before. Grants of an insert name the columns that a party fills; the end of
-- this file turns them into a trigger, because the query builder names every column of a table in an insert.

-- --- Public knowledge ------------------------------------------------------------------------------------------------

-- Who to call at an organization is its members' own: they read their organizations by `app.own_organizations`.
grant select (id, parent_id, path, kind, name, facility_type, street_address, city, state, zip, latitude, longitude, website,
  beds, benefits, about, verification_status, is_live, is_demo) on public.organizations to tallgrass_app;
grant select (ccn, name, street_address, city, state, zip, county, phone, hospital_type, ownership, emergency_services,
  is_invented, imported_at) on public.facility_directory to tallgrass_app;
grant select (id, position, version, status, license, required, suggested, note, edited_by, edited_at, published_by,
  published_at, revision) on public.requirement_sets to tallgrass_app;
grant select (id, organization_id, slug, external_requisition_id, status, title, position, specialty, zip, city, state,
  latitude, longitude, openings, employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents,
  night_differential_cents, weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms,
  work_authorization_required, sponsorship_available, license_states, required_certifications, preferred_certifications,
  added_requirements, minimum_years, skills, description, start_date, valid_through, is_public, response_due_hours, version,
  published_at, status_changed_at, created_by, is_demo, created_at, updated_at) on public.jobs to tallgrass_app;
grant select (job_id, unit_id) on public.job_units to tallgrass_app;
grant select (id, question, answer, status, published_at, sort_order) on public.faq_questions to tallgrass_app;
grant insert (question, submitter_name, submitter_contact) on public.faq_questions to tallgrass_app;
-- Anybody may write to us; only administrators read it.
grant insert (topic, sender_name, sender_email, message, created_at) on public.contact_messages to tallgrass_app;

-- --- Everyone who is signed in ---------------------------------------------------------------------------------------

grant select (id, user_id, role, onboarding_completed, verification_status, full_name, social_auth_only, is_demo, created_at,
  updated_at) on public.profiles to tallgrass_candidate;
grant select (id, user_id, role, onboarding_completed, verification_status, full_name)
  on public.profiles to tallgrass_employer;
grant update (full_name, updated_at) on public.profiles to tallgrass_candidate, tallgrass_employer;

grant select (id, user_id, kind, version, organization_id, application_id, scope, granted_at, revoked_at)
  on public.consents to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, kind, version, organization_id, application_id, scope, granted_at)
  on public.consents to tallgrass_candidate, tallgrass_employer;
grant update (revoked_at) on public.consents to tallgrass_candidate, tallgrass_employer;

grant select (seq, id, user_id, kind, title, body, href, data, dedupe_key, read_at, held_until, created_at)
  on public.notifications to tallgrass_candidate, tallgrass_employer;
grant update (read_at) on public.notifications to tallgrass_candidate, tallgrass_employer;
grant select (user_id, kind, in_app, email, updated_at), insert (user_id, kind, in_app, email, updated_at),
  update (in_app, email, updated_at) on public.notification_settings to tallgrass_candidate, tallgrass_employer;
grant select (user_id, time_zone, start_minute, end_minute, updated_at),
  insert (user_id, time_zone, start_minute, end_minute, updated_at), update (time_zone, start_minute, end_minute, updated_at)
  on public.quiet_hours to tallgrass_candidate, tallgrass_employer;

grant select (id, reporter_id, subject_type, subject_id, reason, detail, status, resolved_at, created_at)
  on public.reports to tallgrass_candidate, tallgrass_employer;
grant insert (reporter_id, subject_type, subject_id, reason, detail, created_at)
  on public.reports to tallgrass_candidate, tallgrass_employer;

grant select (organization_id, user_id, member_role, created_at)
  on public.organization_members to tallgrass_candidate, tallgrass_employer;
grant select (user_id, organization_id, job_title, phone, created_at, updated_at)
  on public.employer_profiles to tallgrass_candidate, tallgrass_employer;

-- What reviewers write to each other (callbacks, overrides, evidence) is theirs.
grant select (id, subject_type, user_id, organization_id, status, changes, submitted_at, submitted_by, due_at, decided_at,
  message, updated_at) on public.verification_cases to tallgrass_candidate, tallgrass_employer;
grant insert (subject_type, user_id, organization_id, submitted_by)
  on public.verification_cases to tallgrass_candidate, tallgrass_employer;
grant select (id, case_id, item_type, item_id, outcome, message, reviewed_at)
  on public.item_reviews to tallgrass_candidate, tallgrass_employer;

-- --- Candidates, about themselves ------------------------------------------------------------------------------------

grant select (user_id, pseudonym, position, approved_position, specialties, settings, skills, years_experience, headline,
  about, home_city, home_state, home_zip, home_latitude, home_longitude, time_zone, npi, moved_from_state, moved_on,
  graduated_on, license_expected_on, first_exam_result_on, onboarding_step, submitted_at, approved_at, is_demo, created_at,
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
  auto_apply_active_cap, updated_at), update (pay_floor_cents, pay_target_cents, shifts, shift_patterns, employment_types,
  radius_miles, will_relocate, relocate_states, earliest_start, work_authorized, needs_sponsorship, auto_apply,
  auto_apply_daily_cap, auto_apply_active_cap, updated_at) on public.candidate_preferences to tallgrass_candidate;
grant select (user_id, organization_id, created_at), insert (user_id, organization_id, created_at), delete
  on public.blocked_organizations to tallgrass_candidate;
grant select (id, user_id, requested_role, role_key, created_at, closed_at), insert (user_id, requested_role, created_at)
  on public.role_requests to tallgrass_candidate;

-- Credential facts: the person writes the facts; only reviewers write what was verified.
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

-- A link's secret is kept as a hash, which nobody reads back; what seals a file stays with the server.
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
grant select (id, user_id, file_id, kind, file_name, fact_type, fact_id, is_sample, created_at, deleted_at),
  insert (user_id, file_id, kind, file_name, fact_type, fact_id, is_sample, created_at),
  update (kind, file_name, fact_type, fact_id, deleted_at) on public.documents to tallgrass_candidate;
grant select (id, user_id, file_id, kind, file_name, created_at, deleted_at),
  insert (user_id, file_id, kind, file_name, created_at), update (kind, file_name, deleted_at)
  on public.medical_documents to tallgrass_candidate;

-- --- Employers, about candidates -------------------------------------------------------------------------------------

-- Where a person lives is the state and no more. Headline and text, which may name them, come with the application:
-- `app.applicant_words`.
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

-- --- Employers, about themselves -------------------------------------------------------------------------------------

grant insert (parent_id, kind, name, legal_name, facility_type, street_address, city, state, zip, latitude, longitude, phone,
  website, contact_name, contact_email, npi, directory_ccn, beds, benefits, about, onboarding_step, created_by, created_at,
  updated_at), update (parent_id, name, legal_name, facility_type, street_address, city, state, zip, latitude, longitude,
  phone, website, contact_name, contact_email, npi, directory_ccn, beds, benefits, about, onboarding_step, submitted_at,
  canceled_at, updated_at) on public.organizations to tallgrass_employer;
-- Who it wants to be is an owner's to say and a reviewer's to approve.
grant select (organization_id, name, legal_name, facility_type, npi, directory_ccn, street_address, city, state, zip,
  latitude, longitude, proposed_by, proposed_at), insert (organization_id, name, legal_name, facility_type, npi,
  directory_ccn, street_address, city, state, zip, latitude, longitude, proposed_by, proposed_at), update (name, legal_name,
  facility_type, npi, directory_ccn, street_address, city, state, zip, latitude, longitude, proposed_by, proposed_at), delete
  on public.organization_changes to tallgrass_employer;
grant select (id, organization_id, email, member_role, invited_by, expires_at, accepted_at, revoked_at, created_at)
  on public.organization_invitations to tallgrass_employer;
grant update (job_title, phone, updated_at) on public.employer_profiles to tallgrass_employer;
grant select (organization_id, position, items, changed_by, changed_at),
  insert (organization_id, position, items, changed_by, changed_at), update (items, changed_by, changed_at)
  on public.organization_requirements to tallgrass_employer;
grant insert (organization_id, slug, external_requisition_id, title, position, specialty, zip, city, state, latitude,
  longitude, openings, employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents, night_differential_cents,
  weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms, work_authorization_required,
  sponsorship_available, license_states, required_certifications, preferred_certifications, minimum_years, skills,
  description, start_date, valid_through, is_public, response_due_hours, status_changed_at, created_by, created_at,
  updated_at), update (organization_id, external_requisition_id, status, title, position, specialty, zip, city, state, latitude, longitude,
  openings, employment_type, shift, shift_pattern, pay_min_cents, pay_max_cents, night_differential_cents,
  weekend_differential_cents, call_rate_cents, sign_on_bonus_cents, sign_on_bonus_terms, work_authorization_required,
  sponsorship_available, license_states, required_certifications, preferred_certifications, minimum_years, skills,
  description, start_date, valid_through, is_public, response_due_hours, version, published_at, status_changed_at,
  updated_at) on public.jobs to tallgrass_employer;
grant insert (job_id, unit_id), delete on public.job_units to tallgrass_employer;

-- --- What stands between the two -------------------------------------------------------------------------------------

grant select (id, job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, first_response_at, contact_shared_at, decline_reason, withdraw_reason, version, created_at, updated_at)
  on public.applications to tallgrass_candidate, tallgrass_employer;
grant insert (job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, created_at, updated_at), update (stage, source, match_id, consent_id, applied_at,
  response_due_at, first_response_at, contact_shared_at, withdraw_reason, version, updated_at) on public.applications to tallgrass_candidate;
grant update (stage, first_response_at, decline_reason, version, updated_at) on public.applications to tallgrass_employer;

-- What was sent, and how well a job fits, is the person's own to read; employers read the view of a pair.
grant select (application_id, receipt), insert (application_id, receipt), update (receipt)
  on public.application_receipts to tallgrass_candidate;
grant select (id, job_id, candidate_id, compatibility, rank_score, candidate_score, employer_score, receipt, engine_version,
  weights_version, fingerprint, is_current, stale_reason, created_at, updated_at)
  on public.matches to tallgrass_candidate;
grant select (job_id, candidate_id, employer_score, receipt, created_at)
  on public.match_views to tallgrass_candidate, tallgrass_employer;
-- Whoever asked for a second look reads the answer; the receipt stays with the reviewers.
grant select (id, job_id, candidate_id, asked_by, side, question, status, outcome, answer, answered_at, created_at)
  on public.match_reviews to tallgrass_candidate, tallgrass_employer;

grant select (id, seq, application_id, kind, from_stage, to_stage, actor, position, zip, at),
  insert (application_id, kind, from_stage, to_stage, actor, actor_id, detail, at)
  on public.application_events to tallgrass_candidate, tallgrass_employer;

-- Time and answer are both sides'; the place is the employer's to say, and how it went the employer's alone.
grant select (id, application_id, organization_id, status, mode, place, time_zone, duration_minutes, message, starts_at,
  sequence, awaiting, cancel_reason, created_at, updated_at) on public.interviews to tallgrass_candidate, tallgrass_employer;
grant select (outcome, outcome_note, created_by) on public.interviews to tallgrass_employer;
grant insert (application_id, organization_id, mode, place, time_zone, duration_minutes, message, awaiting, created_by,
  created_at, updated_at) on public.interviews to tallgrass_employer;
grant update (status, message, starts_at, sequence, awaiting, cancel_reason, updated_at)
  on public.interviews to tallgrass_candidate, tallgrass_employer;
grant update (outcome, outcome_note) on public.interviews to tallgrass_employer;
grant select (id, interview_id, round, starts_at, proposed_by, is_chosen), insert (interview_id, round, starts_at,
  proposed_by), update (is_chosen) on public.interview_slots to tallgrass_candidate, tallgrass_employer;

-- Terms of an offer never change once sent.
grant select (id, application_id, organization_id, status, pay_cents, differential_cents, pay_reason, employment_type, shift,
  shift_pattern, start_date, sign_on_bonus_cents, sign_on_bonus_terms, message, expires_at, sent_by, sent_at, decided_at,
  decision_reason, updated_at), update (status, decided_at, decision_reason, updated_at)
  on public.offers to tallgrass_candidate, tallgrass_employer;
grant insert (application_id, organization_id, pay_cents, differential_cents, pay_reason, employment_type, shift,
  shift_pattern, start_date, sign_on_bonus_cents, sign_on_bonus_terms, message, expires_at, sent_by, sent_at, updated_at)
  on public.offers to tallgrass_employer;

-- --- Inserts ---------------------------------------------------------------------------------------------------------

-- What a party does not fill keeps its default: the trigger compares with it. Then the whole table may be named in an
-- insert. A default that is another value each time (an id, a sequence) cannot be compared and stays free.
create or replace function app.refuse_columns() returns trigger
language plpgsql as $$
begin
  raise exception 'a column of % is not for % to fill', tg_table_name, current_user
    using errcode = 'insufficient_privilege', constraint = 'closed_columns';
end $$;

do $$
declare
  t record;
  party text;
  closed text;
  refusals text[];
begin
  for t in select c.oid, c.relname from pg_class c
           where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') loop
    execute format('drop trigger if exists a_closed_columns on public.%I', t.relname);
    refusals := '{}';
    foreach party in array array['tallgrass_app', 'tallgrass_candidate', 'tallgrass_employer'] loop
      continue when has_table_privilege(party, t.oid, 'insert') or not has_any_column_privilege(party, t.oid, 'insert');
      select string_agg(format('new.%I is distinct from %s', a.attname,
          coalesce(pg_get_expr(d.adbin, d.adrelid), 'null')), ' or ')
        into closed
        from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
          and not has_column_privilege(party, t.oid, a.attnum, 'insert')
          and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ 'gen_random_uuid|nextval';
      if closed is not null then
        refusals := refusals || format('current_user = %L and (%s)', party, closed);
      end if;
    end loop;
    if refusals <> '{}' then
      execute format('create trigger a_closed_columns before insert on public.%I for each row when (%s)
        execute function app.refuse_columns()', t.relname, array_to_string(refusals, ' or '));
    end if;
    foreach party in array array['tallgrass_candidate', 'tallgrass_employer', 'tallgrass_app'] loop
      if has_any_column_privilege(party, t.oid, 'insert') then
        execute format('grant insert on public.%I to %I', t.relname, party);
      end if;
    end loop;
  end loop;
end $$;
