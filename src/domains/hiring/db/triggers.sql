create or replace trigger applications_step before update of stage on public.applications
  for each row execute function app.check_step('application', 'stage');
create or replace trigger applications_guard before update on public.applications
  for each row execute function app.guard_application();
create or replace trigger interviews_guard before update on public.interviews
  for each row execute function app.guard_side('interview');
create or replace trigger offers_guard before update on public.offers
  for each row execute function app.guard_side('offer');
create or replace trigger interviews_step before update of status on public.interviews
  for each row execute function app.check_step('interview', 'status');
create or replace trigger offers_step before update of status on public.offers
  for each row execute function app.check_step('offer', 'status');
create or replace trigger planned_applications_guard before update of state on public.planned_applications
  for each row execute function app.guard_plan();
create or replace trigger planned_applications_step before update of state on public.planned_applications
  for each row execute function app.check_step('planned_application', 'state');
create or replace trigger application_events_append_only before update on public.application_events
  for each statement execute function app.refuse_change();
create or replace trigger application_events_hire before insert on public.application_events
  for each row when (new.to_stage = 'hired') execute function app.place_hire();
create or replace trigger invitations_guard before update on public.invitations
  for each row execute function app.guard_side('invitation');
create or replace trigger invitations_step before update of status on public.invitations
  for each row execute function app.check_step('invitation', 'status');
create or replace trigger pool_members_guard before update on public.pool_members
  for each row execute function app.guard_side('pool_member');
create or replace trigger pool_members_step before update of status on public.pool_members
  for each row execute function app.check_step('pool_member', 'status');
create or replace trigger scorecards_guard before update on public.scorecards
  for each row execute function app.guard_scorecard();
create or replace trigger scorecard_revisions_append_only before update on public.scorecard_revisions
  for each statement execute function app.refuse_change();
create or replace trigger attachments_destroy after delete on public.message_attachments
  for each row execute function app.destroy_stored_file();
create or replace trigger interviews_free_time after update of status on public.interviews
  for each row when (old.status = 'confirmed' and new.status in ('rescheduled', 'canceled'))
  execute function app.free_booked_time();
-- What was sent and signed stays as it was.
create or replace trigger offer_letters_frozen before update on public.offer_letters
  for each statement execute function app.refuse_change();
create or replace trigger starts_guard before update on public.starts
  for each row execute function app.guard_start();
create or replace trigger starts_step before update of status on public.starts
  for each row execute function app.check_step('start', 'status');
create or replace trigger starts_day before update of start_on on public.starts
  for each row when (new.start_on is distinct from old.start_on) execute function app.guard_start_day();
create or replace trigger offers_terms before update on public.offers
  for each row when ((old.pay_unit, old.pay_cents, old.differential_cents, old.employment_type, old.shift, old.shift_pattern, old.start_date,
    old.sign_on_bonus_cents, old.sign_on_bonus_terms, old.expires_at) is distinct from (new.pay_unit, new.pay_cents, new.differential_cents,
    new.employment_type, new.shift, new.shift_pattern, new.start_date, new.sign_on_bonus_cents, new.sign_on_bonus_terms,
    new.expires_at))
  execute function app.guard_offer_terms();
create or replace trigger conversations_place after update of last_side, last_at on public.conversations
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_assignees_place before insert on public.conversation_assignees
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_reads_place before insert on public.conversation_reads
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_assignees_note after insert or delete on public.conversation_assignees
  for each row execute function app.note_assigned();
create or replace trigger document_requests_step before update of status on public.document_requests
  for each row execute function app.check_step('document_request', 'status');
