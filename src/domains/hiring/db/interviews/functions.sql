-- An interview that is moved or canceled, by whatever way, gives its time back to the interviewers.
create or replace function app.free_booked_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.interview_bookings where interview_id = new.id;
  return null;
end $$;
