import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import { applicationNotes } from './application-notes.ts';
import { deskVisits } from './desk-visits.ts';
import { personTags, applicationTags, hiringSteps, applicationSteps } from './people-marks.ts';

export const teamTables = [
  owned(applicationNotes, {
    level: 'personal',
    parties: ['employer'],
    // Those about a person go with the person; a member's belong to the organization and lose their author.
    erase: 'by function',
    export: withheld("the hiring team's own working notes, like its reason for declining"),
  }),
  owned(personTags, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(applicationTags, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld('how a hiring team sorts its own work, like a note'),
  }),
  owned(hiringSteps, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own words, without anything about a person"),
  }),
  owned(applicationSteps, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld('how a hiring team sorts its own work; the stage is exported'),
  }),
  owned(deskVisits, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id visited_at before_at'),
  }),
];
