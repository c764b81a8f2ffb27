create policy app_subject on public.verification_cases for select to tallgrass_app
  using (user_id = (select app.user_id()) or organization_id in (select app.my_organizations()));
create policy app_submit on public.verification_cases for insert to tallgrass_app
  with check (submitted_by = (select app.user_id())
    and (user_id = (select app.user_id()) or organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_subject on public.item_reviews for select to tallgrass_app
  using (exists (select 1 from public.verification_cases c where c.id = case_id));

-- The official directory is public.
create policy app_reads on public.facility_directory for select to tallgrass_app using (true);
create policy app_published on public.requirement_sets for select to tallgrass_app using (status = 'published');

grant select (ccn, name, street_address, city, state, zip, county, phone, hospital_type, ownership, emergency_services,
  is_invented, imported_at) on public.facility_directory to tallgrass_app;
grant select (id, position, version, status, license, required, suggested, note, edited_by, edited_at, published_by,
  published_at, revision) on public.requirement_sets to tallgrass_app;

-- Reviewers' notes (callbacks, overrides, evidence) are closed to the parties.
grant select (id, subject_type, user_id, organization_id, status, changes, submitted_at, submitted_by, due_at, decided_at,
  message, updated_at) on public.verification_cases to tallgrass_candidate, tallgrass_employer;
grant insert (subject_type, user_id, organization_id, submitted_by)
  on public.verification_cases to tallgrass_candidate, tallgrass_employer;
grant select (id, case_id, item_type, item_id, outcome, message, reviewed_at)
  on public.item_reviews to tallgrass_candidate, tallgrass_employer;
