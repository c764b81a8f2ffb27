-- A receipt keeps which fields were shared and when, without their values and without the reasons, which name a distance.
create or replace function app.erase_in_hiring(person uuid, address text) returns void
language sql security definer set search_path = '' as $$
  update public.application_receipts r
  set receipt = receipt || jsonb_build_object('reasons', '[]'::jsonb, 'shared', coalesce(
        (select jsonb_agg(jsonb_set(part, '{values}', '[]')) from jsonb_array_elements(receipt -> 'shared') part), '[]'))
  from public.applications a
  where a.id = r.application_id and a.candidate_id = person and jsonb_typeof(receipt -> 'shared') = 'array';
  update public.applications a set stage = 'withdrawn', version = version + 1, updated_at = now()
  where a.candidate_id = person and exists (
    select 1 from public.state_transitions t
    where t.machine = 'application' and t.from_state = a.stage and t.to_state = 'withdrawn');
  update public.applications set withdraw_reason = null, decline_reason = null
  where candidate_id = person and (withdraw_reason is not null or decline_reason is not null);
  delete from public.private_declines d using public.applications a
  where a.id = d.application_id and a.candidate_id = person;
  delete from public.private_reasons r using public.applications a
  where a.id = r.application_id and a.candidate_id = person;
  delete from public.application_notes n using public.applications a
  where a.id = n.application_id and a.candidate_id = person;
  update public.application_notes set author_id = null where author_id = person;
  delete from public.application_tags t using public.applications a
  where a.id = t.application_id and a.candidate_id = person;
  delete from public.application_steps s using public.applications a
  where a.id = s.application_id and a.candidate_id = person;
  update public.interviews i set message = null, cancel_reason = null, outcome_note = null
  from public.applications a where a.id = i.application_id and a.candidate_id = person;
  update public.messages set author_id = null where author_id = person;
  delete from public.scorecards s using public.applications a where a.id = s.application_id and a.candidate_id = person;
  delete from public.scorecards where author_id = person and submitted_at is null;
  update public.scorecards set author_id = null where author_id = person;
  delete from public.offer_counters c using public.offers o, public.applications a
  where c.offer_id = o.id and a.id = o.application_id and a.candidate_id = person;
  update public.offers o set message = null, decision_reason = null, pay_reason = null, benefits = null, contingencies = null,
    unit_name = null
  from public.applications a where a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_approvals p using public.offers o, public.applications a
  where o.id = p.offer_id and a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_letters l using public.offers o, public.applications a
  where o.id = l.offer_id and a.id = o.application_id and a.candidate_id = person;
  delete from public.offer_signatures s using public.offers o, public.applications a
  where o.id = s.offer_id and a.id = o.application_id and a.candidate_id = person;
  update public.offer_signatures set user_id = null where user_id = person;
  update public.start_date_proposals p set reason = null
  from public.applications a where a.id = p.application_id and a.candidate_id = person;
  delete from public.start_answers s using public.applications a
  where a.id = s.application_id and a.candidate_id = person and s.side = 'candidate';
  update public.start_items set done_by = null where done_by = person;
$$;
