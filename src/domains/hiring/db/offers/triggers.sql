create or replace trigger offers_guard before update on public.offers
  for each row execute function app.guard_side('offer');

-- What was sent and signed stays as it was.
create or replace trigger offer_letters_frozen before update on public.offer_letters
  for each statement execute function app.refuse_change();
create or replace trigger offers_terms before update on public.offers
  for each row when ((old.pay_unit, old.pay_cents, old.differential_cents, old.employment_type, old.shift, old.shift_pattern, old.start_date,
    old.sign_on_bonus_cents, old.sign_on_bonus_terms, old.expires_at) is distinct from (new.pay_unit, new.pay_cents, new.differential_cents,
    new.employment_type, new.shift, new.shift_pattern, new.start_date, new.sign_on_bonus_cents, new.sign_on_bonus_terms,
    new.expires_at))
  execute function app.guard_offer_terms();
