-- Both sides read what was asked for. The server writes it.
create policy app_party on public.document_requests for select to tallgrass_app
  using (exists (select 1 from public.conversations c where c.id = conversation_id));
grant select (id, conversation_id, candidate_id, kind, name, status, document_id, asked_at, settled_at)
  on public.document_requests to tallgrass_candidate, tallgrass_employer;
