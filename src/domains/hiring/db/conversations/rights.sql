-- A conversation is visible with its application. Each side writes for itself, while the conversation is open. "offset 0"
-- keeps the planner from collecting every visible application first, which an inbox of twenty lines would wait for.
create policy app_party on public.conversations for select to tallgrass_app
  using (exists (select 1 from public.applications a where a.id = conversations.id offset 0));
grant select (id, organization_id, candidate_id, last_side, last_at) on public.conversations
  to tallgrass_candidate, tallgrass_employer;
grant select (is_assigned) on public.conversations to tallgrass_employer;

create policy app_party on public.messages for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id));
create policy app_party_insert on public.messages for insert to tallgrass_app
  with check (side = app.my_open_side(conversation_id) and author_id = (select app.user_id())
    and exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (id, conversation_id, side, body, via, sent_at), insert (id, conversation_id, side, author_id, body, via,
  sent_at) on public.messages to tallgrass_candidate, tallgrass_employer;
-- Members of a team see who of them wrote, and may begin with a template of their organization.
grant select (author_id, template_id), insert (template_id) on public.messages to tallgrass_employer;
create policy app_known_template on public.messages as restrictive for insert to tallgrass_employer
  with check (template_id is null or exists (select 1 from public.message_templates t
    where t.id = template_id and t.kind = 'message'));

create policy app_own on public.conversation_reads for all to tallgrass_app
  using (user_id = (select app.user_id()))
  with check (user_id = (select app.user_id())
    and exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (conversation_id, user_id, read_at, unread_since, last_at), insert (conversation_id, user_id, read_at),
  update (read_at, unread_since) on public.conversation_reads to tallgrass_candidate, tallgrass_employer;

-- Both sides see the files of a message; before it is sent, its uploader alone, who may remove them. The server writes them.
create policy app_party on public.message_attachments for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id)
    and (message_id is not null or uploaded_by = (select app.user_id())));
create policy app_own_unsent on public.message_attachments for delete to tallgrass_app
  using (message_id is null and uploaded_by = (select app.user_id()));
grant select (id, conversation_id, message_id, file_id, file_name, created_at), delete on public.message_attachments
  to tallgrass_candidate, tallgrass_employer;

-- Members read the templates of their organization and of those above it; owners and recruiters of its own write them.
create policy app_team on public.message_templates for select to tallgrass_app
  using (exists (select 1 from public.organizations o
    where o.id in (select app.my_organizations()) and message_templates.organization_id = any(o.path)));
create policy app_team_write on public.message_templates for all to tallgrass_app
  using (organization_id in (select app.my_organizations_as('{owner,recruiter}')))
  with check (organization_id in (select app.my_organizations_as('{owner,recruiter}')));
grant select (id, organization_id, kind, name, body, terms, created_at, updated_at), insert (organization_id, kind, name,
  body, terms, created_at, updated_at), update (name, body, terms, updated_at), delete on public.message_templates to tallgrass_employer;

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

-- A mail that came in is its sender's alone, until they post it. The server writes the rows.
create policy app_own on public.mail_replies for select to tallgrass_app using (user_id = (select app.user_id()));
grant select (id, conversation_id, user_id, state, body, sender, received_at) on public.mail_replies
  to tallgrass_candidate, tallgrass_employer;
