import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import { holds } from './holds.ts';
import { facilityDirectory } from './facilities.ts';
import { requirementSets } from './requirements.ts';
import { exclusionFiles, exclusionEntries, screeningHits, screenings } from './screening.ts';
import {
  verificationCases,
  sourceChecks,
  itemReviews,
  caseRisks,
  secondReviews,
  plannedDecisions,
} from './verification.ts';

export const verificationTables = [
  owned(holds, {
    level: 'personal',
    administrator: 'write',
    engine: 'read',
    export: withheld('decisions of the trust team; the person is told of each'),
  }),
  owned(facilityDirectory, {
    level: 'public',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    export: withheld('a public directory'),
  }),
  owned(requirementSets, {
    level: 'public',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('published requirements'),
  }),
  owned(exclusionFiles, {
    level: 'public',
    administrator: 'write',
    export: withheld('public exclusion lists'),
  }),
  owned(exclusionEntries, {
    level: 'public',
    administrator: 'write',
    export: withheld('public exclusion lists'),
  }),
  owned(screeningHits, {
    level: 'restricted',
    administrator: 'write',
    erase: deleteBy('user_id'),
    export: 'by function',
  }),
  owned(screenings, {
    level: 'restricted',
    administrator: 'write',
    acting: 'all',
    erase: deleteBy('user_id'),
    export: 'by function',
  }),
  owned(verificationCases, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `id subject_type user_id status changes submitted_at submitted_by due_at decided_at message updated_at`,
      `organization_id claimed_by claimed_at first_claimed_at assigned_to decided_by callback_number
      callback_at callback_note callback_source callback_found_on override_by override_at override_reason
      override_over version`,
    ),
  }),
  owned(sourceChecks, {
    level: 'personal',
    administrator: 'write',
    erase: deleteBy('user_id'),
    export: 'by function',
  }),
  owned(itemReviews, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    export: withheld("reviewers' notes; what they decided stands with each item"),
  }),
  owned(caseRisks, {
    level: 'personal',
    administrator: 'write',
    export: withheld("how reviewers' queue is ordered"),
  }),
  owned(secondReviews, {
    level: 'personal',
    administrator: 'write',
    export: withheld("reviewers' second looks"),
  }),
  owned(plannedDecisions, {
    level: 'personal',
    administrator: 'write',
    export: withheld("reviewers' plans"),
  }),
];
