import type { TodaySource } from './source.repo.ts';
import { findApprovals } from './sources/approvals.repo.ts';
import { findMatches } from './sources/matches.repo.ts';
import { findOffers } from './sources/offers.repo.ts';
import { findOutcomes } from './sources/outcomes.repo.ts';
import { findResponses } from './sources/responses.repo.ts';
import { findScorecards } from './sources/scorecards.repo.ts';
import { findExpiring, findStartItems } from './sources/starts.repo.ts';
import { findPayRanges } from './sources/pay-ranges.repo.ts';
import { findStillHiring } from './sources/still-hiring.repo.ts';
import { findTimes } from './sources/times.repo.ts';

/** Everything that can wait for a hiring team. Another kind adds a line here and in `TODAY_KINDS`. */
export const TODAY_SOURCES: readonly TodaySource[] = [
  { kind: 'response', find: findResponses },
  { kind: 'times', find: findTimes },
  { kind: 'outcome', find: findOutcomes },
  { kind: 'scorecard', find: findScorecards },
  { kind: 'approval', find: findApprovals },
  { kind: 'pay_range', find: findPayRanges },
  { kind: 'offer', find: findOffers },
  { kind: 'start_item', find: findStartItems },
  { kind: 'start_expires', find: findExpiring },
  { kind: 'still_hiring', find: findStillHiring },
  { kind: 'match', find: findMatches },
];
