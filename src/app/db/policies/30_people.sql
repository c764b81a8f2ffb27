-- What a signed-in person may do with people's data: their own, and as an employer what an application that they see
-- opens (`app.opens`).

create policy app_own on public.profiles for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_applicant on public.profiles for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.candidate_id = user_id and app.opens('applied', a.stage, a.contact_shared_at)));
create policy app_colleague on public.profiles for select to tallgrass_app
  using (user_id in (select app.my_colleagues()));
create policy app_own_update on public.profiles for update to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

create policy app_own on public.consents for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

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

-- Credential facts: the person writes the facts; only reviewers write what was verified.

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
create policy app_own on public.passport_links for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.passport_views for select to tallgrass_app
  using (exists (select 1 from public.passport_links l where l.id = link_id));

-- A question to a past employer is written by the server alone, after its checks; other employers ask `app.confirmed_work`.
create policy app_own on public.work_confirmations for select to tallgrass_app
  using (user_id = (select app.user_id()));

create policy app_own on public.stored_files for all to tallgrass_app
  using (owner_id = (select app.user_id())) with check (owner_id = (select app.user_id()));

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

create policy app_subject on public.verification_cases for select to tallgrass_app
  using (user_id = (select app.user_id()) or organization_id in (select app.my_organizations()));
create policy app_submit on public.verification_cases for insert to tallgrass_app
  with check (submitted_by = (select app.user_id())
    and (user_id = (select app.user_id()) or organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_subject on public.item_reviews for select to tallgrass_app
  using (exists (select 1 from public.verification_cases c where c.id = case_id));

create policy app_own on public.notifications for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.notification_settings for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.quiet_hours for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

create policy app_own on public.reports for all to tallgrass_app
  using (reporter_id = (select app.user_id())) with check (reporter_id = (select app.user_id()) and status = 'open');

-- An administrator who acts as somebody sees neither medical papers nor demographics.
create policy app_not_acted on public.candidate_demographics as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));
create policy app_not_acted on public.medical_documents as restrictive for all to tallgrass_app
  using (not (select app.is_acted())) with check (not (select app.is_acted()));
