create or replace trigger notification_made after insert or update of seq on public.notifications
  for each row execute function app.on_notification();
