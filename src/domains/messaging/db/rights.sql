create policy app_own on public.notifications for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.notification_settings for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));
create policy app_own on public.quiet_hours for all to tallgrass_app
  using (user_id = (select app.user_id())) with check (user_id = (select app.user_id()));

grant select (seq, id, user_id, kind, title, body, href, data, dedupe_key, read_at, held_until, group_key,
  count, is_hidden, digest_at, created_at)
  on public.notifications to tallgrass_candidate, tallgrass_employer;
grant update (read_at) on public.notifications to tallgrass_candidate, tallgrass_employer;
grant select (user_id, kind, in_app, email, digest, updated_at),
  insert (user_id, kind, in_app, email, digest, updated_at), update (in_app, email, digest, updated_at) on public.notification_settings to tallgrass_candidate, tallgrass_employer;
grant select (user_id, time_zone, start_minute, end_minute, updated_at),
  insert (user_id, time_zone, start_minute, end_minute, updated_at), update (time_zone, start_minute, end_minute, updated_at)
  on public.quiet_hours to tallgrass_candidate, tallgrass_employer;

-- An email can contain a link that opens an account: administrators cannot read its text.
revoke select on public.mails from tallgrass_admin;
grant select (id, message_id, user_id, "to", subject, type, status, attempts, claimed_at, not_before, last_error,
  dedupe_key, created_at, sent_at) on public.mails to tallgrass_admin;
