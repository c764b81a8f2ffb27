import type { Party } from './columns-walk-steps.ts';

/**
 * The columns that each party may read (r), fill in an insert (i) and update (u), by table: `candidate ru, employer r`.
 * Columns under the empty name are closed to all three. A table that is not listed is closed, and a column that is not
 * listed fails the walk. `rls-walk.expected.ts` lists the rows.
 */
export const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'public.application_events': {
    'candidate i, employer i': 'actor_id detail',
    'candidate r, employer r': 'position zip',
    'candidate ri, employer ri': 'id application_id kind from_stage to_stage actor at seq',
  },
  'public.application_receipts': {
    'candidate ri': 'application_id',
    'candidate riu': 'receipt',
  },
  'public.applications': {
    'candidate r, employer ru': 'decline_reason declined_unopened',
    'candidate ri, employer r': 'id job_id organization_id candidate_id created_at',
    'candidate riu, employer r': 'match_id source consent_id applied_at response_due_at',
    'candidate riu, employer ru': 'stage updated_at',
    'candidate ru, employer r': 'contact_shared_at withdraw_reason',
    'candidate ru, employer ru': 'first_response_at version',
  },
  'public.blocked_organizations': {
    'candidate ri': 'user_id organization_id created_at',
  },
  'public.candidate_contacts': {
    'candidate r, employer r': 'user_id email',
    'candidate ru': 'updated_at',
    'candidate ru, employer r': 'phone',
  },
  'public.candidate_demographics': {
    'candidate ri': 'user_id',
    'candidate riu': 'sex race_ethnicity updated_at',
  },
  'public.candidate_preferences': {
    'candidate r': 'user_id',
    'candidate ru': `pay_floor_cents pay_target_cents shifts shift_patterns employment_types radius_miles will_relocate
      relocate_states earliest_start work_authorized needs_sponsorship auto_apply auto_apply_daily_cap
      auto_apply_active_cap auto_apply_min_score auto_apply_paused_at updated_at`,
  },
  'public.candidate_private': {
    'candidate r, employer r': 'user_id',
    'candidate ru': 'former_names updated_at',
    'candidate ru, employer r': 'date_of_birth street_address',
  },
  'public.candidate_profiles': {
    'candidate r': 'first_jobs_at approved_at is_demo created_at',
    'candidate r, employer r': 'user_id pseudonym approved_position',
    'candidate ru': `settings headline about home_city home_zip home_latitude home_longitude time_zone npi moved_from_state
      moved_on graduated_on license_expected_on onboarding_step submitted_at updated_at first_exam_result_on`,
    'candidate ru, employer r': 'position specialties skills years_experience home_state',
  },
  'public.certifications': {
    'candidate r': 'verification_note verified_by next_check_on created_at',
    'candidate r, employer r': 'verification_state verification_source verified_at',
    'candidate ri, employer r': 'id user_id',
    'candidate riu': 'issuer certificate_number issued_on',
    'candidate riu, employer r': 'kind expires_on',
    'candidate ru': 'updated_at',
  },
  'public.consents': {
    'candidate ri, employer ri': 'id user_id kind version organization_id application_id scope granted_at',
    'candidate ru, employer ru': 'revoked_at',
  },
  'public.contact_messages': {
    'visitor i, candidate i, employer i': 'id topic sender_name sender_email message created_at',
    '': 'closed_at closed_by answer',
  },
  'public.documents': {
    'candidate ri': 'is_sample',
    'candidate ri, employer r': 'id user_id file_id created_at',
    'candidate riu': 'fact_type fact_id',
    'candidate riu, employer r': 'kind file_name',
    'candidate ru, employer r': 'deleted_at',
  },
  'public.education': {
    'candidate r': 'verification_source verification_note verified_by verified_at next_check_on created_at',
    'candidate r, employer r': 'verification_state',
    'candidate ri, employer r': 'id user_id',
    'candidate riu': 'field',
    'candidate riu, employer r': 'school degree graduated_on',
    'candidate ru': 'updated_at',
  },
  'public.conversation_reads': {
    'candidate ri, employer ri': 'conversation_id user_id',
    'candidate riu, employer riu': 'read_at',
    'candidate ru, employer ru': 'unread_since',
    'candidate r, employer r': 'last_at',
  },
  'public.conversation_assignees': {
    'employer ri': 'conversation_id',
    'employer riu': 'user_id assigned_at',
    'employer r': 'last_side last_at',
  },
  'public.interview_accounts': {
    'candidate ri, employer ri': 'interview_id side',
    'candidate riu, employer riu': 'account given_at',
  },
  'public.calendar_subscriptions': {
    'candidate ri, employer ri': 'user_id',
    'candidate riu, employer riu': 'created_at last_read_at',
    'candidate iu, employer iu': 'token_hash',
  },
  'public.conversations': {
    'candidate r, employer r': 'id organization_id candidate_id last_side last_at',
    'employer r': 'is_assigned',
  },
  'public.invitations': {
    'candidate r, employer ri': 'id application_id organization_id message interview booking_rule sent_at expires_at',
    'candidate ru, employer ru': 'status closed_at',
    'candidate r, employer i': 'candidate_id',
    'candidate ru': 'decline_reason',
    'candidate r': 'end_cause',
    'employer i': 'sent_by interviewer_ids',
  },
  'public.saved_views': {
    'candidate r, employer ri': 'id user_id screen created_at',
    'candidate r, employer riu': 'name query',
  },
  'public.desk_visits': {
    'candidate r, employer ri': 'user_id',
    'candidate r, employer riu': 'visited_at before_at',
  },
  'public.pool_members': {
    'candidate r, employer ri': 'id application_id organization_id candidate_id reason message asked_at',
    'candidate ru, employer ru': 'status closed_at',
    'candidate ru, employer ri': 'expires_at',
    'employer i': 'asked_by',
  },
  'public.mail_replies': {
    'candidate r, employer r': 'id conversation_id user_id state body sender received_at',
    '': 'mail_key content_hash message_id settled_at',
  },
  'public.invitation_settings': {
    'candidate ri': 'candidate_id',
    'candidate riu': 'is_on per_week updated_at',
  },
  'public.messages': {
    'candidate ri, employer ri': 'id conversation_id side body via sent_at',
    'candidate i, employer ri': 'author_id',
    'employer ri': 'template_id',
  },
  'public.member_units': { 'candidate r, employer r': 'organization_id user_id unit_id' },
  'public.document_requests': {
    'candidate r, employer r': 'id conversation_id candidate_id kind name status document_id asked_at settled_at',
  },
  'public.message_attachments': {
    'candidate r, employer r': 'id conversation_id message_id file_id file_name created_at',
    '': 'uploaded_by',
  },
  'public.person_tags': { 'employer ri': 'id organization_id name created_at' },
  'public.application_tags': { 'employer ri': 'application_id tag_id' },
  'public.hiring_steps': {
    'employer ri': 'id organization_id position stage created_at',
    'employer riu': 'name rank',
    'employer ru': 'removed_at',
  },
  'public.application_steps': { 'employer ri': 'application_id', 'employer riu': 'step_id' },
  'public.screening_answers': {
    'candidate ri, employer r': 'question_id candidate_id',
    'candidate riu, employer r': 'answer answered_at',
  },
  'public.screening_questions': {
    'candidate r, employer ri': 'id job_id text kind created_at',
    'candidate r, employer riu': 'place',
    'candidate r, employer ru': 'retired_at',
  },
  'public.scorecard_criteria': { 'employer ri': 'organization_id position version criteria created_at' },
  'public.scorecard_revisions': {
    'employer ri': 'scorecard_id revision answers recommendation comment reason amended_at',
  },
  'public.scorecard_waivers': { 'employer ri': 'application_id user_id created_at' },
  'public.scorecards': {
    'employer ri': 'id application_id organization_id author_id criteria_version criteria created_at',
    'employer riu': 'answers recommendation comment interview_id revision submitted_at updated_at',
  },
  'public.message_templates': {
    'employer ri': 'id organization_id kind created_at',
    'employer riu': 'name body terms updated_at',
  },
  'public.employer_profiles': {
    'candidate r, employer r': 'user_id organization_id created_at',
    'candidate r, employer ru': 'job_title phone updated_at',
  },
  'public.facility_directory': {
    'visitor r, candidate r, employer r': `ccn name street_address city state zip county phone hospital_type ownership emergency_services imported_at
      is_invented`,
  },
  'public.faq_questions': {
    'visitor i, candidate i, employer i': 'submitter_name submitter_contact',
    'visitor r, candidate r, employer r': 'answer status published_at sort_order',
    'visitor ri, candidate ri, employer ri': 'id question',
    '': 'answered_by created_at deleted_at',
  },
  'public.interview_slots': {
    'candidate ri, employer ri': 'id interview_id round starts_at proposed_by',
    'candidate ru, employer ru': 'is_chosen',
  },
  'public.interviewer_availability': {
    'candidate r, employer ri': 'user_id',
    'candidate r, employer riu': `is_on time_zone windows exceptions duration_minutes buffer_before_minutes
      buffer_after_minutes notice_hours daily_max mode place updated_at`,
  },
  'public.interviews': {
    'candidate r, employer ri':
      'id application_id mode place time_zone duration_minutes booking_rule created_at organization_id',
    'candidate ru, employer riu': 'message awaiting updated_at',
    'candidate ru, employer ru': 'status starts_at sequence cancel_reason',
    'employer ri': 'created_by interviewer_ids',
    'employer ru': 'outcome outcome_note',
  },
  'public.item_reviews': {
    'candidate r, employer r': 'id case_id item_type item_id outcome message reviewed_at',
    '': 'source checklist reviewed_by evidence',
  },
  'public.job_managers': { 'candidate r, employer ri': 'job_id user_id' },
  'public.job_search': {
    'visitor r, candidate r, employer r': `job_id published_at latitude longitude pay_min_cents pay_max_cents
      sign_on_bonus_cents start_date valid_through replies_on_time is_demo position state place shift shift_pattern
      employment_type facility_type words`,
  },
  'public.job_search_changes': { '': 'job_id changed_in' },
  'public.job_units': {
    'visitor r, candidate r, employer ri': 'job_id unit_id',
  },
  'public.jobs': {
    'visitor r, candidate r, employer r': 'is_demo added_requirements',
    'visitor r, candidate r, employer ri': 'id slug created_at',
    'visitor r, candidate r, employer riu': `organization_id external_requisition_id title position specialty zip city state latitude longitude openings employment_type
      shift shift_pattern weekly_hours pay_min_cents pay_max_cents pay_unit stated_min_cents stated_max_cents
      night_differential_cents weekend_differential_cents call_rate_cents sign_on_bonus_cents sign_on_bonus_terms work_authorization_required sponsorship_available
      license_states required_certifications preferred_certifications minimum_years skills description start_date
      valid_through is_public response_due_hours status_changed_at created_by updated_at`,
    'visitor r, candidate r, employer ru': 'status version published_at',
  },
  'public.licenses': {
    'candidate r': 'verification_note verified_by next_check_on created_at',
    'candidate r, employer r': 'verification_state verification_source verified_at',
    'candidate ri, employer r': 'id user_id',
    'candidate riu': 'license_number status issued_on withdrawn_states',
    'candidate riu, employer r': 'license_type state compact_status expires_on',
    'candidate ru': 'updated_at',
  },
  'public.match_reviews': {
    'candidate r, employer r':
      'id job_id candidate_id asked_by side question status outcome answer answered_at created_at',
    '': 'receipt answered_by',
  },
  'public.match_views': {
    'candidate r, employer r': 'job_id candidate_id employer_score receipt created_at',
    '': 'rank_score fingerprint allocated_at is_current updated_at',
  },
  'public.matches': {
    'candidate r': `id job_id candidate_id compatibility rank_score candidate_score employer_score receipt engine_version
      weights_version fingerprint is_current stale_reason created_at updated_at`,
  },
  'public.medical_documents': {
    'candidate ri, employer r': 'id user_id file_id created_at',
    'candidate riu, employer r': 'kind file_name expires_on',
    'candidate ru, employer r': 'deleted_at',
  },
  'public.notification_settings': {
    'candidate ri, employer ri': 'user_id kind',
    'candidate riu, employer riu': 'in_app email digest updated_at',
  },
  'public.notifications': {
    'candidate r, employer r': `seq id user_id kind title body href data dedupe_key created_at held_until group_key
      count is_hidden digest_at`,
    'candidate ru, employer ru': 'read_at',
  },
  'public.starts': {
    'candidate r, employer r': 'application_id organization_id built_from created_at',
    'candidate ru, employer ru': 'status start_on settled_reason settled_at updated_at',
    'candidate r, employer ru': 'notice_given_at',
    '': 'asked_day',
  },
  'public.start_items': {
    'candidate r, employer r': 'id application_id rule title hint owner days_before is_blocker position',
    'candidate ru, employer ru': 'done_at done_side',
    'candidate u, employer ru': 'done_by',
  },
  'public.start_date_proposals': {
    'candidate ri, employer ri': 'id application_id side start_on reason created_at',
    'candidate ru, employer ru': 'answer answered_at',
  },
  'public.start_answers': {
    'candidate ri, employer ri': 'application_id side day',
    'candidate riu, employer riu': 'has_begun is_as_described is_still_there given_at',
  },
  'public.own_start_items': {
    'employer ri': 'id organization_id created_at',
    'employer riu': 'title hint owner days_before is_blocker positions updated_at',
  },
  'public.offers': {
    'candidate r, employer ri': 'id application_id organization_id',
    'candidate r, employer riu': `pay_unit pay_cents employment_type shift shift_pattern unit_name start_date sign_on_bonus_cents
      sign_on_bonus_terms benefits contingencies message expires_at replaces_id sent_by sent_at differential_cents pay_reason`,
    'candidate ru, employer riu': 'updated_at',
    'candidate ru, employer ru': 'status decided_at decision_reason',
  },
  'public.offer_approval_steps': {
    'employer ri': 'id organization_id position approver_id unit_id from_cents created_at',
  },
  'public.pay_approvers': {
    'employer ri': 'organization_id',
    'employer riu': 'approver_id from_cents updated_at',
  },
  'public.job_pay_approvals': {
    '': 'id job_id pay_min_cents pay_max_cents state reason asked_by decided_by decided_at created_at',
  },
  'public.offer_approvals': { '': 'id offer_id position approver_id state reason decided_by decided_at created_at' },
  'public.offer_letters': { 'candidate r, employer r': 'id offer_id kind bytes sha256 created_at' },
  'public.offer_counters': {
    'candidate ri, employer r': 'offer_id pay_cents start_date note made_at',
    'candidate r, employer ru': 'answer answered_at',
  },
  'public.offer_signatures': {
    'candidate r, employer r': 'id offer_id side name signed_at',
    '': 'user_id drawing consent_version',
  },
  'public.organization_changes': {
    'employer ri': 'organization_id',
    'employer riu': `name legal_name facility_type npi directory_ccn street_address city state zip latitude longitude proposed_by
      proposed_at`,
  },
  'public.organization_invitations': {
    'employer r': `id organization_id email member_role invited_by sent_at expires_at accepted_at revoked_at created_at`,
    '': 'token_hash',
  },
  'public.organization_members': {
    'candidate r, employer r': 'organization_id user_id member_role created_at',
  },
  'public.office_hours': {
    'employer ri': 'organization_id',
    'employer riu': 'days opens closes changed_by changed_at',
  },
  'public.member_absences': {
    'candidate r, employer ri': 'organization_id user_id',
    'candidate r, employer riu': 'deputy_id out_from out_until changed_at',
  },
  'public.organization_requirements': {
    'employer ri': 'organization_id position',
    'employer riu': 'items changed_by changed_at',
  },
  'public.organizations': {
    'employer i': 'created_by created_at',
    'employer iu': 'legal_name phone contact_name contact_email npi directory_ccn onboarding_step updated_at',
    'employer u': 'submitted_at canceled_at',
    'visitor r, candidate r, employer r': 'slug path verification_status is_demo is_live',
    'visitor r, candidate r, employer ri': 'id kind',
    'visitor r, candidate r, employer riu': `parent_id name facility_type street_address city state zip latitude longitude website beds benefits about`,
    '': 'approved_at',
  },
  'public.passport_links': {
    'candidate i': 'token_hash',
    'candidate ri': 'id user_id label facts created_at expires_at status_slot',
    'candidate ru': 'revoked_at',
  },
  'public.passport_views': {
    'candidate r': 'id link_id viewed_at',
  },
  'public.resume_imports': {
    'candidate r': 'status page pages problem sealed_reading',
    'candidate ri': 'id user_id purpose file_id file_name created_at expires_at',
  },
  'public.application_notes': {
    'employer ri': 'id application_id author_id written_at',
    'employer riu': 'body',
    'employer ru': 'edited_at deleted_at version',
  },
  'public.private_reasons': {
    'candidate ri': 'application_id about',
    'candidate riu': 'reason given_at',
  },
  'public.private_declines': {
    'employer ri': 'application_id reason note',
  },
  'public.profiles': {
    'candidate r': 'social_auth_only is_demo created_at',
    'candidate r, employer r': 'id user_id role onboarding_completed verification_status',
    'candidate ru, employer ru': 'full_name',
    'candidate ru, employer u': 'updated_at',
  },
  'public.quiet_hours': {
    'candidate ri, employer ri': 'user_id',
    'candidate riu, employer riu': 'time_zone start_minute end_minute updated_at',
  },
  'public.reports': {
    'candidate r, employer r': 'status resolved_at',
    'candidate ri, employer ri': 'id reporter_id subject_type subject_id reason detail created_at',
    '': 'resolution resolved_by',
  },
  'public.requirement_sets': {
    'visitor r, candidate r, employer r': `id position version status license required suggested note edited_by edited_at published_by published_at
      revision`,
  },
  'public.planned_applications': {
    'candidate r': 'id candidate_id job_id planned_at reason detail',
    'candidate ru': 'state send_at settled_at',
  },
  'public.role_requests': {
    'candidate r': 'closed_at role_key',
    'candidate ri': 'id user_id requested_role created_at',
    '': 'closed_by closing_note',
  },
  'public.saved_jobs': { 'candidate ri': 'candidate_id job_id created_at' },
  'public.saved_search_finds': { '': 'search_id job_id found_at sent_at' },
  'public.saved_searches': {
    'candidate ri': 'id candidate_id name filters last_sent_at created_at',
    'candidate riu': 'frequency',
  },
  'public.stored_files': {
    'candidate i': 'storage_key key_id wrapped_key sealed_text',
    'candidate ri': 'id owner_id content_type size_bytes sha256 scan_state created_at',
  },
  'public.verification_cases': {
    'candidate r, employer r': 'status submitted_at decided_at message updated_at changes due_at',
    'candidate ri, employer ri': 'id subject_type user_id organization_id submitted_by',
    '': `claimed_by claimed_at decided_by callback_number callback_at callback_note version callback_source override_by
      override_at override_reason callback_found_on first_claimed_at assigned_to override_over`,
  },
  'public.work_confirmations': {
    'candidate r': `id user_id work_id consent_id status person_name employer_name title started_on ended_on contact_name
      contact_role contact_email contact_domain domain_organization_id asked_at reminded_at expires_at closed_at
      answered_by_name answered_by_role worked_there said_title said_started_on said_ended_on revoked_at comment
      look_asked_at`,
    '': 'token_hash reminder_token_hash',
  },
  'public.work_history': {
    'candidate r': 'verification_source verification_note verified_by verified_at next_check_on created_at',
    'candidate r, employer r': 'verification_state',
    'candidate ri, employer r': 'id user_id',
    'candidate riu': 'organization_id specialty duties',
    'candidate riu, employer r': 'employer_name facility_type city state title started_on ended_on',
    'candidate ru': 'updated_at',
  },
};

/** The columns of a table that a party fills in an insert. */
export const filledBy = (table: string, party: Party): string[] =>
  Object.entries(COLUMNS[table] ?? {}).flatMap(([rights, columns]) =>
    new RegExp(`${party} r?i`).test(rights) ? columns.split(/\s+/) : [],
  );
