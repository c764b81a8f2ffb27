-- An offer is visible with its application. Users can't make offers to themselves.
create policy app_party on public.offers for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.offers for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and sent_by = (select app.user_id()) and status = 'draft'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_party_update on public.offers for update to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id))
  with check (exists (select 1 from public.applications a where a.id = application_id));
-- Candidates see an offer once it was sent. A trigger keeps its terms from changing after that.
grant select (id, application_id, organization_id, status, pay_unit, pay_cents, differential_cents, pay_reason, employment_type, shift,
  shift_pattern, unit_name, start_date, sign_on_bonus_cents, sign_on_bonus_terms, benefits, contingencies, message,
  expires_at, replaces_id, sent_by, sent_at, decided_at, decision_reason, updated_at),
  update (status, decided_at, decision_reason, updated_at)
  on public.offers to tallgrass_candidate, tallgrass_employer;
grant insert (application_id, organization_id, pay_unit, pay_cents, differential_cents, pay_reason, employment_type, shift,
  shift_pattern, unit_name, start_date, sign_on_bonus_cents, sign_on_bonus_terms, benefits, contingencies, message,
  expires_at, replaces_id, sent_by, sent_at, updated_at),
  update (pay_unit, pay_cents, differential_cents, pay_reason, employment_type, shift, shift_pattern, unit_name, start_date,
  sign_on_bonus_cents, sign_on_bonus_terms, benefits, contingencies, message, expires_at, replaces_id, sent_by, sent_at)
  on public.offers to tallgrass_employer;
create policy app_sent on public.offers as restrictive for select to tallgrass_candidate
  using (status <> all ('{draft,in_approval,approved,discarded}'));

-- Members read who approves the offers of their organization and of those above it; owners of its own decide it.
create policy app_team on public.offer_approval_steps for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and offer_approval_steps.organization_id = any(o.path)));
create policy app_owner_insert on public.offer_approval_steps for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner}')));
create policy app_owner_delete on public.offer_approval_steps for delete to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner}')));
grant select (id, organization_id, position, approver_id, unit_id, from_cents, created_at),
  insert (organization_id, position, approver_id, unit_id, from_cents, created_at), delete
  on public.offer_approval_steps to tallgrass_employer;

-- Both sides read an offer's letters and who signed them. The server writes them, after it has checked who signs.
create policy app_party on public.offer_letters for select to tallgrass_app
  using (exists (select 1 from public.offers o where o.id = offer_id));
grant select (id, offer_id, kind, bytes, sha256, created_at) on public.offer_letters
  to tallgrass_candidate, tallgrass_employer;

create policy app_party on public.offer_signatures for select to tallgrass_app
  using (exists (select 1 from public.offers o where o.id = offer_id));
grant select (id, offer_id, side, name, signed_at) on public.offer_signatures to tallgrass_candidate, tallgrass_employer;

-- A counteroffer is visible with its offer. The candidate makes one while the offer waits for them; the employer answers it.
create policy app_party on public.offer_counters for select to tallgrass_app
  using (exists (select 1 from public.offers o where o.id = offer_id));
create policy app_candidate_insert on public.offer_counters for insert to tallgrass_app
  with check (answer is null and exists (select 1 from public.offers o
    where o.id = offer_id and o.status = 'sent' and app.my_side(o.application_id) = 'candidate'));
create policy app_employer_update on public.offer_counters for update to tallgrass_app
  using (answer is null and exists (select 1 from public.offers o
    where o.id = offer_id and app.my_side(o.application_id) = 'employer'))
  with check (exists (select 1 from public.offers o
    where o.id = offer_id and app.my_side(o.application_id) = 'employer'));
grant select (offer_id, pay_cents, start_date, note, made_at, answer, answered_at) on public.offer_counters
  to tallgrass_candidate, tallgrass_employer;
grant insert (offer_id, pay_cents, start_date, note, made_at) on public.offer_counters to tallgrass_candidate;
grant update (answer, answered_at) on public.offer_counters to tallgrass_employer;
