import { jobMachine } from '#domains/jobs/contract/job-states.ts';
import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import { jobUpkeep } from './job-upkeep.ts';
import { jobPayApprovals, payApprovers } from './pay-approvals.ts';
import { jobSearch, jobSearchChanges } from './job-search.ts';
import { savedJobs, savedSearches, savedSearchFinds } from './saved.ts';
import { jobManagers, jobs, jobUnits } from './jobs.ts';

export const jobsTables = [
  owned(jobs, {
    steps: { of: jobMachine, column: 'status' },
    level: 'public',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('jobs of an organization'),
  }),
  owned(jobUnits, {
    level: 'public',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('jobs'),
  }),
  owned(jobManagers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'job_id user_id'),
  }),
  owned(jobUpkeep, {
    level: 'internal',
    export: withheld('when a team was asked about its job, and why the job paused itself'),
  }),
  owned(payApprovers, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own rule, without anything about a candidate"),
  }),
  owned(jobPayApprovals, {
    level: 'internal',
    export: withheld("the hiring team's own decisions on the pay of its jobs"),
  }),
  owned(jobSearch, {
    level: 'public',
    parties: ['visitor', 'candidate', 'employer'],
    export: withheld('public jobs'),
  }),
  owned(jobSearchChanges, { level: 'internal', export: withheld('ids of public jobs') }),
  owned(savedJobs, {
    level: 'personal',
    parties: ['candidate'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'candidate_id job_id created_at'),
  }),
  owned(savedSearches, {
    level: 'personal',
    parties: ['candidate'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'id candidate_id name filters frequency last_sent_at created_at'),
  }),
  owned(savedSearchFinds, {
    level: 'personal',
    export: withheld('public jobs that a saved search found; they go with the search'),
  }),
];
