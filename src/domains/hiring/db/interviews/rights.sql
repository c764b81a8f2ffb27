-- An interview is visible with its application. Users can't invite themselves.
create policy app_party on public.interviews for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.interviews for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and created_by = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_party_update on public.interviews for update to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id))
  with check (exists (select 1 from public.applications a where a.id = application_id));
-- Both sides set the time and respond; only the employer sets the place, and only the employer sees the outcome.
grant select (id, application_id, organization_id, status, mode, place, time_zone, duration_minutes, booking_rule, message, starts_at,
  sequence, awaiting, cancel_reason, created_at, updated_at) on public.interviews to tallgrass_candidate, tallgrass_employer;
grant select (outcome, outcome_note, created_by, interviewer_ids) on public.interviews to tallgrass_employer;
grant insert (application_id, organization_id, mode, place, time_zone, duration_minutes, interviewer_ids, booking_rule, message, awaiting, created_by,
  created_at, updated_at) on public.interviews to tallgrass_employer;
grant update (status, message, starts_at, sequence, awaiting, cancel_reason, updated_at)
  on public.interviews to tallgrass_candidate, tallgrass_employer;
grant update (outcome, outcome_note) on public.interviews to tallgrass_employer;

create policy app_party on public.interview_slots for select to tallgrass_app
  using (exists (select 1 from public.interviews i where i.id = interview_id));
-- Each side proposes its own times and accepts the other's.
create policy app_propose on public.interview_slots for insert to tallgrass_app
  with check (proposed_by = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id));
create policy app_choose on public.interview_slots for update to tallgrass_app
  using (proposed_by <> (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id))
  with check (true);
grant select (id, interview_id, round, starts_at, proposed_by, is_chosen), insert (interview_id, round, starts_at,
  proposed_by), update (is_chosen) on public.interview_slots to tallgrass_candidate, tallgrass_employer;

-- Both sides read what the other says of an interview; each says it for itself alone.
create policy app_party on public.interview_accounts for select to tallgrass_app
  using (exists (select 1 from public.interviews i where i.id = interview_id));
create policy app_own_insert on public.interview_accounts for insert to tallgrass_app
  with check (side = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id));
create policy app_own_update on public.interview_accounts for update to tallgrass_app
  using (side = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id))
  with check (side = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id));
grant select (interview_id, side, account, given_at), insert (interview_id, side, account, given_at),
  update (account, given_at) on public.interview_accounts to tallgrass_candidate, tallgrass_employer;

-- The address itself is known to its owner's calendar alone; the hash is written and never read back.
create policy app_own on public.calendar_subscriptions for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select (user_id, created_at, last_read_at), insert (user_id, token_hash, created_at, last_read_at),
  update (token_hash, created_at, last_read_at), delete on public.calendar_subscriptions
  to tallgrass_candidate, tallgrass_employer;

-- Everyone sets their own hours. Others learn only which times are open, which the server works out.
create policy app_own on public.interviewer_availability for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select (user_id, is_on, time_zone, windows, exceptions, duration_minutes, buffer_before_minutes,
  buffer_after_minutes, notice_hours, daily_max, mode, place, updated_at)
  on public.interviewer_availability to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, is_on, time_zone, windows, exceptions, duration_minutes, buffer_before_minutes,
  buffer_after_minutes, notice_hours, daily_max, mode, place, updated_at),
  update (is_on, time_zone, windows, exceptions, duration_minutes, buffer_before_minutes, buffer_after_minutes,
  notice_hours, daily_max, mode, place, updated_at)
  on public.interviewer_availability to tallgrass_employer;
