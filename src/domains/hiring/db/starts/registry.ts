import { startMachine } from '#domains/hiring/contract/starts/start-states.ts';
import { exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { BY_APPLICATION } from '../person-paths.ts';
import { starts, startItems, startDateProposals, startAnswers, ownStartItems } from './starts.ts';

export const startsTables = [
  owned(starts, {
    steps: { of: startMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('status built_from settled_reason', 'codes, for the record of how a hire went'),
    export: exported(
      BY_APPLICATION,
      `application_id organization_id status start_on built_from settled_reason settled_at notice_given_at created_at
      updated_at`,
      'asked_day',
    ),
  }),
  owned(startItems, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: keep('rule title hint owner done_side', "codes, and the rules' or the employer's own words"),
    export: exported(
      BY_APPLICATION,
      'id application_id rule title hint owner days_before is_blocker position done_at done_side',
      'done_by',
    ),
  }),
  owned(startDateProposals, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: keep('side answer', 'codes; the reason goes'),
    export: exported(BY_APPLICATION, 'id application_id side start_on reason answer created_at answered_at'),
  }),
  owned(startAnswers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    // A person's own answers go; what the employer said of a start has no words and stays in the totals.
    erase: 'by function',
    export: exported(BY_APPLICATION, 'application_id side day has_begun is_as_described is_still_there given_at'),
  }),
  owned(ownStartItems, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own list, without anything about a person"),
  }),
];
