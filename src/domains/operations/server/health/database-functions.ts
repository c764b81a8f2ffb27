/**
 * The expected security mode and callers of every function in the schema `app`. A test compares this list with the
 * database, so that none is missing.
 */
export interface ExpectedFunction {
  name: string;
  security: 'definer' | 'invoker';
  /** Whether it answers queries, writes, or is a trigger function. */
  use: 'reads' | 'writes' | 'trigger';
  /** Roles that must be able to call it. */
  callers: readonly string[];
  /** Only `callers` may call it: an extra grant is a fault too. */
  isNarrow?: true;
}

const SERVICE = 'tallgrass_service';
const ADMIN = 'tallgrass_admin';
const EVERYBODY = ['tallgrass_app', SERVICE, ADMIN] as const;

const each = (names: string, rest: Omit<ExpectedFunction, 'name'>): ExpectedFunction[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({ name, ...rest }));

export const EXPECTED_FUNCTIONS: readonly ExpectedFunction[] = [
  ...each(
    `is_held held hidden_from_me my_applications ranked_applications listed_people listed_people_with people_of_jobs my_colleagues shares_medical_papers my_organizations own_organizations my_organizations_as
     organization_is_live added_requirements my_hiring_organizations is_open_job employer_sees applicant_words party_of current_employers confirmed_work may_step my_side my_start_side my_open_side uploaded_attachment usual_response found_messages found_conversations
     my_people my_part_of_jobs is_my_job my_managed_jobs`,
    { security: 'definer', use: 'reads', callers: EVERYBODY },
  ),
  ...each('is_asked_to_score may_answer may_score reads_scorecards', {
    security: 'definer',
    use: 'reads',
    callers: EVERYBODY,
  }),
  ...each('opens may_hold is_acted is_party verdict_rank', { security: 'invoker', use: 'reads', callers: EVERYBODY }),
  ...each('schema_version', { security: 'definer', use: 'reads', callers: [SERVICE, 'tallgrass_engine'] }),
  ...each('user_id', { security: 'invoker', use: 'reads', callers: [...EVERYBODY, 'tallgrass_engine'] }),
  ...each('audit_hash check_audit', { security: 'invoker', use: 'reads', callers: [SERVICE, ADMIN], isNarrow: true }),
  ...each('seal_audit', { security: 'invoker', use: 'writes', callers: [SERVICE, ADMIN], isNarrow: true }),
  ...each('reported_messages reported_senders', {
    security: 'definer',
    use: 'reads',
    callers: [SERVICE, ADMIN],
    isNarrow: true,
  }),
  ...each('team_sees', { security: 'definer', use: 'reads', callers: [SERVICE, ADMIN], isNarrow: true }),
  ...each('said_no', { security: 'definer', use: 'reads', callers: [], isNarrow: true }),
  ...each('impact_counts start_totals stayed_applications lost_reasons unfit_applications', {
    security: 'definer',
    use: 'reads',
    callers: [SERVICE, ADMIN],
    isNarrow: true,
  }),
  ...each('own_rows', { security: 'invoker', use: 'reads', callers: ['tallgrass_app', SERVICE], isNarrow: true }),
  ...each('records_in_matching records_in_messaging records_in_platform records_in_profiles records_in_verification', {
    security: 'definer',
    use: 'reads',
    callers: [SERVICE],
    isNarrow: true,
  }),
  ...each(
    `erase_in_accounts erase_in_employers erase_in_hiring erase_in_messaging erase_in_operations erase_in_platform
     erase_in_profiles erase_in_support`,
    { security: 'definer', use: 'writes', callers: [], isNarrow: true },
  ),
  ...each('own_records', { security: 'definer', use: 'reads', callers: ['tallgrass_app', SERVICE], isNarrow: true }),
  ...each('is_demo_account', { security: 'invoker', use: 'reads', callers: [SERVICE], isNarrow: true }),
  ...each('erase_person remove_demo', { security: 'definer', use: 'writes', callers: [SERVICE], isNarrow: true }),
  ...each('make_candidate_rows renew_user_search announce_sight', {
    security: 'definer',
    use: 'writes',
    callers: [],
    isNarrow: true,
  }),
  ...each('keep_claim', { security: 'definer', use: 'writes', callers: [...EVERYBODY, 'tallgrass_auth'] }),
  ...each('words_of_position words_wanted without_accents place_slug', {
    security: 'invoker',
    use: 'reads',
    callers: [],
  }),
  ...each('renew_is_live renew_job_search', { security: 'definer', use: 'writes', callers: [] }),
  ...each(
    `on_account_created on_account_changed on_sessions_ended on_job_search on_organization_named on_searchable_hold on_searchable_job on_searchable_organization on_person_named on_profiles_made on_candidate_role on_employer_role on_account_email on_hold_market_change on_organization_placed
     on_organization_moved place_hire on_organization_decided on_organization_life on_organization_sight on_organization_market_change
     on_case_waits on_risk_change on_job_asks on_requirements_added on_organization_path on_hold_change on_market_change on_weights_change check_step
     limit_passport_links free_booked_time destroy_stored_file guard_start_day place_in_inbox note_assigned`,
    { security: 'definer', use: 'trigger', callers: [] },
  ),
  ...each(
    'reopen_fact guard_application guard_offer_terms guard_plan guard_scorecard guard_organization guard_start guard_side on_notification refuse_acted refuse_acted_edit refuse_columns refuse_change',
    {
      security: 'invoker',
      use: 'trigger',
      callers: [],
    },
  ),
];
