create policy app_member on public.organizations for select to tallgrass_app
  using (id in (select app.my_organizations()) or created_by = (select app.user_id()));
create policy app_live on public.organizations for select to tallgrass_app
  using (is_live);

-- Applicants keep access to the employer's row, even when it is on hold or canceled.
create policy app_applied on public.organizations for select to tallgrass_app
  using (id in (select m.organization_id from app.my_applications() m));
create policy app_found on public.organizations for insert to tallgrass_app
  with check (created_by = (select app.user_id()) and verification_status = 'pending' and approved_at is null and not is_demo
    and (parent_id is null or parent_id in (select app.my_organizations_as('{owner}'))
      or kind = 'unit' and parent_id in (select app.my_organizations_as('{recruiter}'))));
create policy app_owner on public.organizations for update to tallgrass_app
  using (id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (parent_id is null or parent_id in (select app.my_organizations_as('{owner,recruiter}')));

-- Owners propose a new identity, reviewers approve it.
create policy app_member on public.organization_changes for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_propose on public.organization_changes for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')) and proposed_by = (select app.user_id()));
create policy app_propose_again on public.organization_changes for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')))
  with check (organization_id in (select app.my_organizations_as('{owner}')) and proposed_by = (select app.user_id()));
create policy app_drop on public.organization_changes for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_colleague on public.organization_members for select to tallgrass_app
  using (user_id = (select app.user_id()) or organization_id in (select app.my_organizations()));
create policy app_colleague on public.member_units for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
grant select (organization_id, user_id, unit_id) on public.member_units to tallgrass_candidate, tallgrass_employer;
create policy app_owner on public.organization_invitations for select to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_own on public.employer_profiles for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

-- Owners write the organization's own requirements; everyone else sees them on its jobs.
create policy app_member on public.organization_requirements for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_owner on public.organization_requirements for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_owner_update on public.organization_requirements for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')))
  with check (organization_id in (select app.my_organizations_as('{owner}')));

-- Contact details are for members only, who read them through `app.own_organizations`.
grant select (id, parent_id, path, kind, name, slug, facility_type, street_address, city, state, zip, latitude, longitude, website,
  beds, benefits, about, verification_status, is_live, is_demo) on public.organizations to tallgrass_app;
grant select (organization_id, user_id, member_role, created_at)
  on public.organization_members to tallgrass_candidate, tallgrass_employer;
grant select (user_id, organization_id, job_title, phone, created_at, updated_at)
  on public.employer_profiles to tallgrass_candidate, tallgrass_employer;

grant insert (parent_id, kind, name, legal_name, facility_type, street_address, city, state, zip, latitude, longitude, phone,
  website, contact_name, contact_email, npi, directory_ccn, beds, benefits, about, onboarding_step, created_by, created_at,
  updated_at), update (parent_id, name, legal_name, facility_type, street_address, city, state, zip, latitude, longitude,
  phone, website, contact_name, contact_email, npi, directory_ccn, beds, benefits, about, onboarding_step, submitted_at,
  canceled_at, updated_at) on public.organizations to tallgrass_employer;

-- Owners propose a new identity, reviewers approve it.
grant select (organization_id, name, legal_name, facility_type, npi, directory_ccn, street_address, city, state, zip,
  latitude, longitude, proposed_by, proposed_at), insert (organization_id, name, legal_name, facility_type, npi,
  directory_ccn, street_address, city, state, zip, latitude, longitude, proposed_by, proposed_at), update (name, legal_name,
  facility_type, npi, directory_ccn, street_address, city, state, zip, latitude, longitude, proposed_by, proposed_at), delete
  on public.organization_changes to tallgrass_employer;
grant select (id, organization_id, email, member_role, invited_by, sent_at, expires_at, accepted_at, revoked_at, created_at)
  on public.organization_invitations to tallgrass_employer;
grant update (job_title, phone, updated_at) on public.employer_profiles to tallgrass_employer;
grant select (organization_id, position, items, changed_by, changed_at),
  insert (organization_id, position, items, changed_by, changed_at), update (items, changed_by, changed_at)
  on public.organization_requirements to tallgrass_employer;

-- The team reads its hours and absences. Owners and recruiters set hours; each member, and owners for everyone, absences.
create policy app_member on public.office_hours for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_set on public.office_hours for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
create policy app_set_again on public.office_hours for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
create policy app_clear on public.office_hours for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
create policy app_member on public.member_absences for select to tallgrass_app
  using (organization_id in (select app.my_organizations()));
create policy app_set on public.member_absences for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}'))
    or user_id = (select app.user_id()) and organization_id in (select app.my_organizations()));
create policy app_set_again on public.member_absences for update to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}'))
    or user_id = (select app.user_id()) and organization_id in (select app.my_organizations()))
  with check (organization_id in (select app.my_organizations_as('{owner}'))
    or user_id = (select app.user_id()) and organization_id in (select app.my_organizations()));
create policy app_clear on public.member_absences for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}'))
    or user_id = (select app.user_id()) and organization_id in (select app.my_organizations()));
grant select (organization_id, days, opens, closes, changed_by, changed_at),
  insert (organization_id, days, opens, closes, changed_by, changed_at),
  update (days, opens, closes, changed_by, changed_at), delete on public.office_hours to tallgrass_employer;
-- Everyone exports their data with a candidate's grants.
grant select (organization_id, user_id, deputy_id, out_from, out_until, changed_at) on public.member_absences
  to tallgrass_candidate, tallgrass_employer;
grant insert (organization_id, user_id, deputy_id, out_from, out_until, changed_at),
  update (deputy_id, out_from, out_until, changed_at), delete on public.member_absences to tallgrass_employer;

-- A view is its member's alone. Everyone exports their data with a candidate's grants.
create policy app_own on public.saved_views for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select (id, user_id, screen, name, query, created_at) on public.saved_views to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, screen, name, query, created_at), update (name, query), delete on public.saved_views
  to tallgrass_employer;
