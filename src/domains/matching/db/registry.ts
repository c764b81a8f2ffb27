import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import {
  matches,
  matchViews,
  marketChanges,
  marketCursors,
  marketReports,
  weightsVersions,
  labRuns,
  matchReviews,
} from './matching.ts';

export const matchingTables = [
  owned(matches, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    engine: 'read',
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      `id job_id candidate_id compatibility rank_score candidate_score employer_score receipt engine_version
      weights_version fingerprint is_current stale_reason created_at updated_at`,
    ),
  }),
  owned(matchViews, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      'job_id candidate_id employer_score receipt created_at',
      'rank_score fingerprint allocated_at is_current updated_at',
    ),
  }),
  owned(marketChanges, {
    level: 'internal',
    administrator: 'write',
    engine: 'read',
    export: withheld('a queue'),
  }),
  owned(marketCursors, {
    level: 'internal',
    administrator: 'write',
    engine: 'read',
    export: withheld('a queue'),
  }),
  owned(marketReports, {
    level: 'internal',
    administrator: 'write',
    export: withheld('counts of the market'),
  }),
  owned(weightsVersions, {
    level: 'internal',
    administrator: 'write',
    engine: 'read',
    export: withheld("the engine's weights"),
  }),
  owned(labRuns, {
    level: 'internal',
    administrator: 'write',
    export: withheld("administrators' experiments"),
  }),
  owned(matchReviews, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    erase: deleteBy('candidate_id', 'asked_by'),
    export: 'by function',
  }),
];
