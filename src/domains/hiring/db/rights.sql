create policy app_own on public.applications for select to tallgrass_app using (candidate_id = (select app.user_id()));
create policy app_own_update on public.applications for update to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
create policy app_apply on public.applications for insert to tallgrass_app
  with check (candidate_id = (select app.user_id()) and stage in ('matched', 'applied')
    and app.is_open_job(job_id, organization_id));
-- An organization's owners, recruiters and viewers see all its people, other members those of their part.
create policy app_part on public.applications as restrictive for select to tallgrass_employer
  using (candidate_id = (select app.user_id()) or organization_id in (select app.my_organizations_as('{owner,recruiter,viewer}'))
    or id in (select app.my_people()));
create policy app_employer on public.applications for select to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))));
create policy app_employer_update on public.applications for update to tallgrass_app
  using (organization_id in (select app.my_hiring_organizations()) and stage <> 'dismissed'
    and (candidate_id, organization_id) not in (select h.candidate_id, h.organization_id from app.hidden_from_me() h)
    and (stage = 'hired' or candidate_id not in (select app.held('person'))))
  with check (organization_id in (select app.my_hiring_organizations())
    and (organization_id in (select app.my_organizations_as('{owner,recruiter}'))
      or job_id in (select app.my_managed_jobs())));

-- Receipts are for the candidate alone: their reasons name distance and pay.
create policy app_own on public.application_receipts for all to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())))
  with check (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())));

-- A reason that the hiring team keeps to itself. It is written once, with the decision.
create policy app_team on public.private_declines for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())
      and a.organization_id in (select app.my_hiring_organizations())));
create policy app_team_insert on public.private_declines for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
grant select (application_id, reason, note), insert (application_id, reason, note)
  on public.private_declines to tallgrass_employer;

-- Why a candidate said no is the candidate's own. Employers read totals in groups of five.
create policy app_own on public.private_reasons for all to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())))
  with check (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id = (select app.user_id())));
grant select (application_id, about, reason, given_at), insert (application_id, about, reason, given_at),
  update (reason, given_at) on public.private_reasons to tallgrass_candidate;

-- Notes are for the hiring team alone. Members change only their own; a deleted one keeps its row without its text.
create policy app_team on public.application_notes for select to tallgrass_app
  using (exists (select 1 from public.applications a
    where a.id = application_id and a.candidate_id <> (select app.user_id())
      and a.organization_id in (select app.my_hiring_organizations())));
create policy app_team_insert on public.application_notes for insert to tallgrass_app
  with check (author_id = (select app.user_id()) and app.my_side(application_id) = 'employer'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_own_update on public.application_notes for update to tallgrass_app
  using (author_id = (select app.user_id()) and deleted_at is null and app.my_side(application_id) = 'employer')
  with check (author_id = (select app.user_id()));
grant select (id, application_id, author_id, body, written_at, edited_at, deleted_at, version),
  insert (id, application_id, author_id, body, written_at), update (body, edited_at, deleted_at, version)
  on public.application_notes to tallgrass_employer;

-- Planned applications are for the candidate alone, who keeps, skips and restores them; the server plans, sends and drops.
create policy app_own on public.planned_applications for select to tallgrass_app
  using (candidate_id = (select app.user_id()));
create policy app_own_update on public.planned_applications for update to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));

-- Each side writes only its own lines of the timeline, and users cannot make offers to themselves.
create policy app_party_insert on public.application_events for insert to tallgrass_app
  with check (actor = app.my_side(application_id) and actor_id = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.interviews for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and created_by = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.offers for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and sent_by = (select app.user_id()) and status = 'draft'
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_party on public.interview_slots for select to tallgrass_app
  using (exists (select 1 from public.interviews i where i.id = interview_id));

-- Each side proposes its own times and accepts the other's.
create policy app_propose on public.interview_slots for insert to tallgrass_app
  with check (proposed_by = (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id));
create policy app_choose on public.interview_slots for update to tallgrass_app
  using (proposed_by <> (select app.my_side(i.application_id) from public.interviews i where i.id = interview_id))
  with check (true);

-- A conversation is visible with its application. Each side writes for itself, while the conversation is open. "offset 0"
-- keeps the planner from collecting every visible application first, which an inbox of twenty lines would wait for.
create policy app_party on public.conversations for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = conversations.id offset 0));
create policy app_party on public.messages for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id));
create policy app_party_insert on public.messages for insert to tallgrass_app
  with check (side = app.my_open_side(conversation_id) and author_id = (select app.user_id())
    and exists (select 1 from public.conversations c where c.id = conversation_id));
create policy app_own on public.conversation_reads for all to tallgrass_app
  using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id())
    and exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (id, organization_id, candidate_id, last_side, last_at) on public.conversations
  to tallgrass_candidate, tallgrass_employer;
grant select (is_assigned) on public.conversations to tallgrass_employer;
grant select (id, conversation_id, side, body, via, sent_at), insert (id, conversation_id, side, author_id, body, via,
  sent_at) on public.messages to tallgrass_candidate, tallgrass_employer;
-- Members of a team see who of them wrote, and may begin with a template of their organization.
grant select (author_id, template_id), insert (template_id) on public.messages to tallgrass_employer;
create policy app_known_template on public.messages as restrictive for insert to tallgrass_employer
  with check (template_id is null or exists (select 1 from public.message_templates t
    where t.id = template_id and t.kind = 'message'));

-- Both sides see the files of a message; before it is sent, its uploader alone, who may remove them. The server writes them.
create policy app_party on public.message_attachments for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id)
    and (message_id is not null or uploaded_by = (select app.user_id())));
create policy app_own_unsent on public.message_attachments for delete to tallgrass_app
  using (message_id is null and uploaded_by = (select app.user_id()));
grant select (id, conversation_id, message_id, file_id, file_name, created_at), delete on public.message_attachments
  to tallgrass_candidate, tallgrass_employer;

-- Both sides read what was asked for. The server writes it.
create policy app_party on public.document_requests for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (id, conversation_id, candidate_id, kind, name, status, document_id, asked_at, settled_at)
  on public.document_requests to tallgrass_candidate, tallgrass_employer;

-- Members read the templates of their organization and of those above it; owners and recruiters of its own write them.
create policy app_team on public.message_templates for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and message_templates.organization_id = any(o.path)));
create policy app_team_write on public.message_templates for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (id, organization_id, kind, name, body, terms, created_at, updated_at), insert (organization_id, kind, name,
  body, terms, created_at, updated_at), update (name, body, terms, updated_at), delete on public.message_templates to tallgrass_employer;

-- Tags and own steps: members read those of their organization and of those above it; owners and recruiters of its own
-- write them. Who acts for an application puts them on its person, and only people whom they see have any.
do $$
declare name text;
begin
  foreach name in array array['person_tags', 'hiring_steps'] loop
    execute format('create policy app_team on public.%1$I for select to tallgrass_app
      using (exists (select 1 from public.organizations o
        where o.id in (select app.my_organizations()) and %1$I.organization_id = any(o.path)))', name);
    execute format('create policy app_team_write on public.%I for all to tallgrass_app
      using (organization_id in (select app.my_organizations_as(''{owner,recruiter}'')))
      with check (organization_id in (select app.my_organizations_as(''{owner,recruiter}'')))', name);
  end loop;
  foreach name in array array['application_tags', 'application_steps'] loop
    execute format('create policy app_team on public.%I for select to tallgrass_app
      using (exists (select 1 from public.applications a
        where a.id = application_id and a.candidate_id <> (select app.user_id())))', name);
    execute format('create policy app_team_write on public.%I for all to tallgrass_app
      using (app.my_side(application_id) = ''employer''
        and exists (select 1 from public.applications a where a.id = application_id))
      with check (app.my_side(application_id) = ''employer''
        and exists (select 1 from public.applications a where a.id = application_id))', name);
  end loop;
end $$;
create policy app_known_tag on public.application_tags as restrictive for insert to tallgrass_employer
  with check (exists (select 1 from public.person_tags t where t.id = tag_id));
create policy app_known_step on public.application_steps as restrictive for insert to tallgrass_employer
  with check (exists (select 1 from public.hiring_steps s where s.id = step_id));
grant select (id, organization_id, name, created_at), insert (organization_id, name, created_at), delete
  on public.person_tags to tallgrass_employer;
grant select (application_id, tag_id), insert (application_id, tag_id), delete
  on public.application_tags to tallgrass_employer;
grant select (id, organization_id, position, stage, name, rank, removed_at, created_at), insert (organization_id,
  position, stage, name, rank, created_at), update (name, rank, removed_at) on public.hiring_steps to tallgrass_employer;
grant select (application_id, step_id), insert (application_id, step_id), update (step_id), delete
  on public.application_steps to tallgrass_employer;

grant select (conversation_id, user_id, read_at, unread_since, last_at), insert (conversation_id, user_id, read_at),
  update (read_at, unread_since) on public.conversation_reads to tallgrass_candidate, tallgrass_employer;

-- The team sees who answers a conversation; owners and recruiters decide it.
create policy app_team on public.conversation_assignees for select to tallgrass_app
  using (exists (select 1 from public.conversations c
    where c.id = conversation_id and c.candidate_id <> (select app.user_id())));
create policy app_team_insert on public.conversation_assignees for insert to tallgrass_app
  with check (app.my_side(conversation_id) = 'employer'
    and exists (select 1 from public.conversations c where c.id = conversation_id));
create policy app_team_update on public.conversation_assignees for update to tallgrass_app
  using (app.my_side(conversation_id) = 'employer'
    and exists (select 1 from public.conversations c where c.id = conversation_id))
  with check (app.my_side(conversation_id) = 'employer');
create policy app_team_delete on public.conversation_assignees for delete to tallgrass_app
  using (app.my_side(conversation_id) = 'employer'
    and exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (conversation_id, user_id, assigned_at, last_side, last_at), insert (conversation_id, user_id, assigned_at),
  update (user_id, assigned_at), delete on public.conversation_assignees to tallgrass_employer;

-- Members read the criteria of their organization and of those above it; owners and recruiters of its own add versions.
create policy app_team on public.scorecard_criteria for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and scorecard_criteria.organization_id = any(o.path)));
create policy app_team_insert on public.scorecard_criteria for insert to tallgrass_app
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (organization_id, position, version, criteria, created_at), insert (organization_id, position, version,
  criteria, created_at) on public.scorecard_criteria to tallgrass_employer;

-- Candidates who see a job see what it asks, and its organization does; owners and recruiters decide it. The answers are the candidate's,
-- who writes them before applying; the employer reads them with the application.
create policy app_reads on public.screening_questions for select to tallgrass_candidate
  using (exists (select 1 from public.jobs j where j.id = job_id));
create policy app_team on public.screening_questions for select to tallgrass_employer
  using (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations())));
create policy app_asks on public.screening_questions for insert to tallgrass_app
  with check (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
create policy app_changes on public.screening_questions for update to tallgrass_app
  using (exists (select 1 from public.jobs j where j.id = job_id
    and j.organization_id in (select app.my_organizations_as('{owner,recruiter}'))));
grant select (id, job_id, text, kind, place, created_at, retired_at) on public.screening_questions
  to tallgrass_candidate, tallgrass_employer;
grant insert (id, job_id, text, kind, place, created_at), update (place, retired_at) on public.screening_questions
  to tallgrass_employer;
create policy app_own on public.screening_answers for select to tallgrass_app
  using (candidate_id = (select app.user_id()));
create policy app_own_insert on public.screening_answers for insert to tallgrass_app
  with check (candidate_id = (select app.user_id()) and app.may_answer(question_id));
create policy app_own_update on public.screening_answers for update to tallgrass_app
  using (candidate_id = (select app.user_id()) and app.may_answer(question_id))
  with check (candidate_id = (select app.user_id()));
create policy app_employer on public.screening_answers for select to tallgrass_app
  using (exists (select 1 from public.screening_questions q
    join public.applications a on a.job_id = q.job_id
    where q.id = question_id and a.candidate_id = screening_answers.candidate_id
      and app.opens('applied', a.stage, a.contact_shared_at)));
grant select (question_id, candidate_id, answer, answered_at) on public.screening_answers
  to tallgrass_candidate, tallgrass_employer;
grant insert (question_id, candidate_id, answer, answered_at), update (answer, answered_at) on public.screening_answers
  to tallgrass_candidate;

-- A scorecard is its author's until it is submitted. Others of the team read it once `app.reads_scorecards` lets them;
-- the candidate never does.
create policy app_own on public.scorecards for select to tallgrass_app
  using (author_id = (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id and a.candidate_id <> (select app.user_id())));
create policy app_team on public.scorecards for select to tallgrass_app
  using (submitted_at is not null and author_id is distinct from (select app.user_id())
    and exists (select 1 from public.applications a where a.id = application_id and a.candidate_id <> (select app.user_id()))
    and app.reads_scorecards(application_id));
create policy app_own_insert on public.scorecards for insert to tallgrass_app
  with check (author_id = (select app.user_id()) and app.may_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id));
create policy app_own_update on public.scorecards for update to tallgrass_app
  using (author_id = (select app.user_id()) and app.may_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id))
  with check (author_id = (select app.user_id()));
grant select (id, application_id, organization_id, author_id, criteria_version, criteria, answers, recommendation, comment,
  interview_id, revision, submitted_at, created_at, updated_at), insert (application_id, organization_id, author_id,
  criteria_version, criteria, answers, recommendation, comment, interview_id, revision, submitted_at, created_at, updated_at),
  update (answers, recommendation, comment, interview_id, revision, submitted_at, updated_at)
  on public.scorecards to tallgrass_employer;
create policy app_team on public.scorecard_revisions for select to tallgrass_app
  using (exists (select 1 from public.scorecards s where s.id = scorecard_id));
create policy app_own_insert on public.scorecard_revisions for insert to tallgrass_app
  with check (exists (select 1 from public.scorecards s
    where s.id = scorecard_id and s.author_id = (select app.user_id()) and app.may_score(s.application_id)));
grant select (scorecard_id, revision, answers, recommendation, comment, reason, amended_at), insert (scorecard_id,
  revision, answers, recommendation, comment, reason, amended_at) on public.scorecard_revisions to tallgrass_employer;
create policy app_own on public.scorecard_waivers for select to tallgrass_app
  using (user_id = (select app.user_id()));
create policy app_own_insert on public.scorecard_waivers for insert to tallgrass_app
  with check (user_id = (select app.user_id()) and app.may_score(application_id)
    and not app.is_asked_to_score(application_id)
    and exists (select 1 from public.applications a where a.id = application_id));
grant select (application_id, user_id, created_at), insert (application_id, user_id, created_at)
  on public.scorecard_waivers to tallgrass_employer;

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

-- Everyone exports their data with a candidate's grants.
create policy app_own on public.desk_visits for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
grant select (user_id, visited_at, before_at) on public.desk_visits to tallgrass_candidate, tallgrass_employer;
grant insert (user_id, visited_at, before_at), update (visited_at, before_at) on public.desk_visits to tallgrass_employer;

-- A mail that came in is its sender's alone, until they post it. The server writes the rows.
create policy app_own on public.mail_replies for select to tallgrass_app using (user_id = (select app.user_id()));
grant select (id, conversation_id, user_id, state, body, sender, received_at) on public.mail_replies
  to tallgrass_candidate, tallgrass_employer;

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
create policy app_own on public.invitation_settings for all to tallgrass_app
  using (candidate_id = (select app.user_id())) with check (candidate_id = (select app.user_id()));
grant select (id, application_id, organization_id, status, message, interview, booking_rule, sent_at, expires_at, closed_at),
  update (status, closed_at) on public.invitations to tallgrass_candidate, tallgrass_employer;
grant select (candidate_id, decline_reason, end_cause), update (decline_reason) on public.invitations
  to tallgrass_candidate;
grant insert (application_id, organization_id, candidate_id, message, interview, booking_rule, interviewer_ids, sent_by,
  sent_at, expires_at)
  on public.invitations to tallgrass_employer;
grant select (candidate_id, is_on, per_week, updated_at), insert (candidate_id, is_on, per_week, updated_at),
  update (is_on, per_week, updated_at) on public.invitation_settings to tallgrass_candidate;

-- A place in a talent pool is visible with the application by which both sides know each other. The employer asks people who
-- applied; the person alone says yes and until when.
create policy app_party on public.pool_members for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_employer_insert on public.pool_members for insert to tallgrass_app
  with check (app.my_side(application_id) = 'employer' and asked_by = (select app.user_id()) and status = 'asked'
    and exists (select 1 from public.applications a where a.id = application_id
      and app.opens('applied', a.stage, a.contact_shared_at) and a.stage <> 'hired'
      and a.candidate_id = pool_members.candidate_id and a.organization_id = pool_members.organization_id));
create policy app_party_update on public.pool_members for update to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id))
  with check (exists (select 1 from public.applications a where a.id = application_id));
grant select (id, application_id, organization_id, candidate_id, status, reason, message, asked_at, expires_at, closed_at),
  update (status, closed_at) on public.pool_members to tallgrass_candidate, tallgrass_employer;
grant update (expires_at) on public.pool_members to tallgrass_candidate;
grant insert (application_id, organization_id, candidate_id, reason, message, asked_by, asked_at, expires_at)
  on public.pool_members to tallgrass_employer;

grant select (id, job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, first_response_at, declined_unopened, contact_shared_at, decline_reason, withdraw_reason, version,
  created_at, updated_at) on public.applications to tallgrass_candidate, tallgrass_employer;
grant insert (job_id, organization_id, candidate_id, match_id, stage, source, consent_id, applied_at,
  response_due_at, created_at, updated_at), update (stage, source, match_id, consent_id, applied_at,
  response_due_at, first_response_at, contact_shared_at, withdraw_reason, version, updated_at) on public.applications to tallgrass_candidate;
grant update (stage, first_response_at, declined_unopened, decline_reason, version, updated_at) on public.applications
  to tallgrass_employer;

grant select (application_id, receipt), insert (application_id, receipt), update (receipt)
  on public.application_receipts to tallgrass_candidate;
grant select (id, candidate_id, job_id, state, planned_at, send_at, settled_at, reason, detail),
  update (state, send_at, settled_at) on public.planned_applications to tallgrass_candidate;
grant select (id, seq, application_id, kind, from_stage, to_stage, actor, position, zip, at),
  insert (application_id, kind, from_stage, to_stage, actor, actor_id, detail, at)
  on public.application_events to tallgrass_candidate, tallgrass_employer;

-- Both sides set the time and respond; only the employer sets the place, and only the employer sees the outcome.
grant select (id, application_id, organization_id, status, mode, place, time_zone, duration_minutes, booking_rule, message, starts_at,
  sequence, awaiting, cancel_reason, created_at, updated_at) on public.interviews to tallgrass_candidate, tallgrass_employer;
grant select (outcome, outcome_note, created_by, interviewer_ids) on public.interviews to tallgrass_employer;
grant insert (application_id, organization_id, mode, place, time_zone, duration_minutes, interviewer_ids, booking_rule, message, awaiting, created_by,
  created_at, updated_at) on public.interviews to tallgrass_employer;
grant update (status, message, starts_at, sequence, awaiting, cancel_reason, updated_at)
  on public.interviews to tallgrass_candidate, tallgrass_employer;
grant update (outcome, outcome_note) on public.interviews to tallgrass_employer;
grant select (id, interview_id, round, starts_at, proposed_by, is_chosen), insert (interview_id, round, starts_at,
  proposed_by), update (is_chosen) on public.interview_slots to tallgrass_candidate, tallgrass_employer;

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

-- A start is visible with its application. Each side marks its own items and agrees to the other's day; the server opens
-- the checklist.
create policy app_party on public.starts for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = application_id));
create policy app_party_update on public.starts for update to tallgrass_app
  using (app.my_start_side(application_id) is not null) with check (app.my_start_side(application_id) is not null);
create policy app_party on public.start_items for select to tallgrass_app
  using (exists (select 1 from public.starts s where s.application_id = start_items.application_id));
create policy app_mark on public.start_items for update to tallgrass_app
  using (owner <> 'tallgrass' and app.my_start_side(application_id) in (owner, 'employer'))
  with check (done_by is null and done_side is null and done_at is null
    or done_by = (select app.user_id()) and done_side = app.my_start_side(application_id));
create policy app_party on public.start_date_proposals for select to tallgrass_app
  using (exists (select 1 from public.starts s where s.application_id = start_date_proposals.application_id));
create policy app_propose on public.start_date_proposals for insert to tallgrass_app
  with check (side = app.my_start_side(application_id) and answer is null);
create policy app_answer on public.start_date_proposals for update to tallgrass_app
  using (answer is null and app.my_start_side(application_id) is not null)
  with check (answer = 'declined' or side <> app.my_start_side(application_id));
create policy app_own on public.start_answers for all to tallgrass_app
  using (side = app.my_start_side(application_id)) with check (side = app.my_start_side(application_id));
create policy app_team on public.own_start_items for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and own_start_items.organization_id = any(o.path)));
create policy app_team_write on public.own_start_items for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (application_id, organization_id, status, start_on, built_from, settled_reason, settled_at, notice_given_at,
  created_at, updated_at), update (status, start_on, settled_reason, settled_at, updated_at)
  on public.starts to tallgrass_candidate, tallgrass_employer;
grant update (notice_given_at) on public.starts to tallgrass_employer;
grant select (id, application_id, rule, title, hint, owner, days_before, is_blocker, position, done_at, done_side),
  update (done_at, done_by, done_side) on public.start_items to tallgrass_candidate, tallgrass_employer;
-- Candidates see the organization that recorded an item, its members see who of them did.
grant select (done_by) on public.start_items to tallgrass_employer;
grant select (id, application_id, side, start_on, reason, answer, created_at, answered_at),
  insert (application_id, side, start_on, reason, created_at), update (answer, answered_at)
  on public.start_date_proposals to tallgrass_candidate, tallgrass_employer;
grant select (application_id, side, day, has_begun, is_as_described, is_still_there, given_at),
  insert (application_id, side, day, has_begun, is_as_described, is_still_there, given_at),
  update (has_begun, is_as_described, is_still_there, given_at)
  on public.start_answers to tallgrass_candidate, tallgrass_employer;
grant select (id, organization_id, title, hint, owner, days_before, is_blocker, positions, created_at, updated_at),
  insert (organization_id, title, hint, owner, days_before, is_blocker, positions, created_at, updated_at),
  update (title, hint, owner, days_before, is_blocker, positions, updated_at), delete
  on public.own_start_items to tallgrass_employer;

revoke all on function app.start_totals(text, uuid[]), app.stayed_applications(), app.lost_reasons(uuid[]),
  app.unfit_applications() from tallgrass_app, tallgrass_engine, tallgrass_auth;
revoke all on function app.team_sees(uuid) from tallgrass_app, tallgrass_engine, tallgrass_auth;
-- Single answers are for the two functions above alone.
revoke all on function app.said_no() from tallgrass_app, tallgrass_engine, tallgrass_auth, tallgrass_service,
  tallgrass_admin;

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

-- Everyone who sees an application sees its timeline, interviews and offers.
do $$
declare name text;
begin
  foreach name in array array['application_events', 'interviews', 'offers'] loop
    execute format('create policy app_party on public.%I for select to tallgrass_app
      using (exists (select 1 from public.applications a where a.id = application_id))', name);
  end loop;
  foreach name in array array['interviews', 'offers'] loop
    execute format('create policy app_party_update on public.%I for update to tallgrass_app
      using (exists (select 1 from public.applications a where a.id = application_id))
      with check (exists (select 1 from public.applications a where a.id = application_id))', name);
  end loop;
end $$;

-- Both sides read an offer's letters and who signed them. The server writes them, after it has checked who signs.
create policy app_party on public.offer_letters for select to tallgrass_app
  using (exists (select 1 from public.offers o where o.id = offer_id));
create policy app_party on public.offer_signatures for select to tallgrass_app
  using (exists (select 1 from public.offers o where o.id = offer_id));
grant select (id, offer_id, kind, bytes, sha256, created_at) on public.offer_letters
  to tallgrass_candidate, tallgrass_employer;
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
