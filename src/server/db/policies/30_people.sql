-- What a signed-in person may do with people's data: their own, and as an employer what an application that they see
-- opens (`app.opens`).

grant select on public.profiles to tallgrass_app;
grant update (full_name, updated_at) on public.profiles to tallgrass_app;
create policy app_own on public.profiles for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_applicant on public.profiles for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('applied', a.stage, a.contact_shared_at)));
create policy app_colleague on public.profiles for select to tallgrass_app
  using (user_id in (select app.my_colleagues()));
create policy app_own_update on public.profiles for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select, insert on public.consents to tallgrass_app;
grant update (revoked_at) on public.consents to tallgrass_app;
create policy app_own on public.consents for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select on public.candidate_profiles to tallgrass_app;
grant update (position, specialties, settings, skills, years_experience, headline, about, home_city, home_state, home_zip,
  home_latitude, home_longitude, time_zone, npi, moved_from_state, moved_on, graduated_on, license_expected_on,
  first_exam_result_on, onboarding_step, submitted_at, updated_at) on public.candidate_profiles to tallgrass_app;
create policy app_own on public.candidate_profiles for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_matched on public.candidate_profiles for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('matched', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_profiles for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select on public.candidate_contacts to tallgrass_app;
grant update (phone, updated_at) on public.candidate_contacts to tallgrass_app;
create policy app_own on public.candidate_contacts for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_shared on public.candidate_contacts for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('contact', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_contacts for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select on public.candidate_private to tallgrass_app;
grant update (date_of_birth, former_names, street_address, updated_at) on public.candidate_private to tallgrass_app;
create policy app_own on public.candidate_private for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_hired on public.candidate_private for select to tallgrass_app using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('hired', a.stage, a.contact_shared_at)));
create policy app_own_update on public.candidate_private for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select, insert, delete on public.candidate_demographics to tallgrass_app;
grant update (sex, race_ethnicity, updated_at) on public.candidate_demographics to tallgrass_app;
create policy app_own on public.candidate_demographics for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select on public.candidate_preferences to tallgrass_app;
grant update on public.candidate_preferences to tallgrass_app;
create policy app_own on public.candidate_preferences for select to tallgrass_app using (user_id = (select app.user_id()));
create policy app_own_update on public.candidate_preferences for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select, insert, delete on public.blocked_organizations to tallgrass_app;
create policy app_own on public.blocked_organizations for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select, insert on public.role_requests to tallgrass_app;
create policy app_own on public.role_requests for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- Credential facts: the person writes the facts; only reviewers write what was verified.
grant select, delete on public.licenses, public.certifications, public.work_history, public.education to tallgrass_app;
-- (The query builder names every column in an insert, so the columns of verification are walled off by a policy.)
grant insert on public.licenses, public.certifications, public.work_history, public.education to tallgrass_app;
grant update (license_type, state, license_number, compact_status, status, issued_on, expires_on, withdrawn_states, updated_at)
  on public.licenses to tallgrass_app;
grant update (kind, issuer, certificate_number, issued_on, expires_on, updated_at) on public.certifications to tallgrass_app;
grant update (employer_name, organization_id, facility_type, city, state, title, specialty, started_on, ended_on, duties, updated_at)
  on public.work_history to tallgrass_app;
grant update (school, degree, field, graduated_on, updated_at) on public.education to tallgrass_app;

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
create policy app_applicant on public.work_history for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens(case when ended_on is null then 'contact' else 'applied' end, a.stage, a.contact_shared_at)));

-- A person makes and ends links of their own; whoever opens one is read by the server alone.
grant select, insert on public.passport_links to tallgrass_app;
grant update (revoked_at) on public.passport_links to tallgrass_app;
create policy app_own on public.passport_links for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select on public.passport_views to tallgrass_app;
create policy app_own on public.passport_views for select to tallgrass_app
  using (exists (select 1 from public.passport_links l where l.id = link_id));

-- A question to a past employer is written by the server alone, after its checks; other employers ask `app.confirmed_work`.
grant select on public.work_confirmations to tallgrass_app;
create policy app_own on public.work_confirmations for select to tallgrass_app
  using (user_id = (select app.user_id()));

grant select, insert on public.stored_files to tallgrass_app;
create policy app_own on public.stored_files for all to tallgrass_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));

grant select, insert on public.documents, public.medical_documents to tallgrass_app;
grant update (kind, file_name, fact_type, fact_id, deleted_at) on public.documents to tallgrass_app;
grant update (kind, file_name, deleted_at) on public.medical_documents to tallgrass_app;
-- A document stands on a file of the person's own (`stored_files` shows no other), or it would lend its sight to any file.
create policy app_own on public.documents for all to tallgrass_app using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()) and exists (select 1 from public.stored_files f where f.id = file_id));
-- A resume or a reference tells phone, mail and the current employer: they come with contact, not before.
create policy app_applicant on public.documents for select to tallgrass_app
  using (deleted_at is null and exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens(case
      when kind = 'identity' then 'hired'
      when kind in ('license', 'certification', 'education') then 'applied'
      else 'contact' end, a.stage, a.contact_shared_at)));
create policy app_own on public.medical_documents for all to tallgrass_app using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id()) and exists (select 1 from public.stored_files f where f.id = file_id));
create policy app_consented on public.medical_documents for select to tallgrass_app
  using (deleted_at is null and exists (select 1 from public.applications a where a.candidate_id = user_id
    and app.opens('offered', a.stage, a.contact_shared_at)
    and exists (select 1 from public.offers o where o.application_id = a.id and o.status in ('sent', 'accepted'))
    and app.shares_medical_papers(a.id)));

grant select on public.verification_cases, public.item_reviews to tallgrass_app;
grant insert (subject_type, user_id, organization_id, submitted_by) on public.verification_cases to tallgrass_app;
create policy app_subject on public.verification_cases for select to tallgrass_app
  using (user_id = (select app.user_id()) or organization_id in (select app.my_organizations()));
create policy app_submit on public.verification_cases for insert to tallgrass_app
  with check (submitted_by = (select app.user_id())
    and (user_id = (select app.user_id()) or organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_subject on public.item_reviews for select to tallgrass_app
  using (exists (select 1 from public.verification_cases c where c.id = case_id));

grant select on public.notifications to tallgrass_app;
grant update (read_at) on public.notifications to tallgrass_app;
create policy app_own on public.notifications for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select, insert, update on public.notification_settings, public.quiet_hours to tallgrass_app;
create policy app_own on public.notification_settings for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.quiet_hours for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select, insert on public.reports to tallgrass_app;
create policy app_own on public.reports for all to tallgrass_app
  using (reporter_id = (select app.user_id())) with check (reporter_id = (select app.user_id()) and status = 'open');

-- An administrator who acts as somebody sees neither medical papers nor demographics.
create policy app_not_acted on public.candidate_demographics as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));
create policy app_not_acted on public.medical_documents as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));
