-- What an offer says changes only while it is prepared; a change takes an approval back.
create or replace function app.guard_offer_terms() returns trigger
language plpgsql as $$
begin
  if old.status not in ('draft', 'in_approval', 'approved') or (new.status <> 'draft' and old.status <> 'draft') then
    raise exception 'the terms of this offer stand' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
