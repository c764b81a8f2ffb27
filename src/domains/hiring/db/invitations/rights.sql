-- An invitation is visible with its application. The employer invites matched people only, and reads neither the reason
-- for a no nor why the system ended it.
create policy app_party on public.invitations for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.invitations for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and sent_by = (select app.user_id()) and status = 'invited'
    and exists (select 1 from public.applications a where a.id = application_id and a.stage = 'matched'
      and a.candidate_id = invitations.candidate_id and a.organization_id = invitations.organization_id));
create policy app_party_update on public.invitations for update to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id))
  with check (exists (select 1 from public.applications a where a.id = application_id));
grant select (id, application_id, organization_id, status, message, interview, booking_rule, sent_at, expires_at, closed_at),
  update (status, closed_at) on public.invitations to tallgrass_candidate, tallgrass_employer;
grant select (candidate_id, decline_reason, end_cause), update (decline_reason) on public.invitations
  to tallgrass_candidate;
grant insert (application_id, organization_id, candidate_id, message, interview, booking_rule, interviewer_ids, sent_by,
  sent_at, expires_at)
  on public.invitations to tallgrass_employer;

create policy app_own on public.invitation_settings for all to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
grant select (candidate_id, is_on, per_week, updated_at), insert (candidate_id, is_on, per_week, updated_at),
  update (is_on, per_week, updated_at) on public.invitation_settings to tallgrass_candidate;
