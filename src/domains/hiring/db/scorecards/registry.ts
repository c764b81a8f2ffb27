import { deleteBy, owned, withheld } from '#platform/db/registry.ts';
import { scorecardCriteria, scorecards, scorecardRevisions, scorecardWaivers } from './scorecards.ts';

export const scorecardsTables = [
  owned(scorecardCriteria, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(scorecards, {
    level: 'personal',
    parties: ['employer'],
    // Those about a candidate go; those that a member submitted stay and lose their author.
    erase: 'by function',
    export: withheld("the hiring team's own deliberation, like its private reasons for declining"),
  }),
  owned(scorecardRevisions, {
    level: 'personal',
    parties: ['employer'],
    service: 'append',
    erase: 'by function',
    export: withheld("the hiring team's own deliberation, like its private reasons for declining"),
  }),
  owned(scorecardWaivers, {
    level: 'personal',
    parties: ['employer'],
    erase: deleteBy('user_id'),
    export: withheld('how a hiring team divides its work; candidates see the organization, not its members'),
  }),
];
