create or replace trigger attachments_destroy after delete on public.message_attachments
  for each row execute function app.destroy_stored_file();
create or replace trigger conversations_place after update of last_side, last_at on public.conversations
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_assignees_place before insert on public.conversation_assignees
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_reads_place before insert on public.conversation_reads
  for each row execute function app.place_in_inbox();
create or replace trigger conversation_assignees_note after insert or delete on public.conversation_assignees
  for each row execute function app.note_assigned();
