import { owned, withheld } from '#platform/db/registry.ts';
import { jobSearch } from './job-search.ts';
import { jobs, jobUnits } from './jobs.ts';

export const jobsTables = [
  owned(jobs, {
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('jobs of an organization'),
  }),
  owned(jobUnits, {
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('jobs'),
  }),
  owned(jobSearch, {
    parties: ['visitor', 'candidate', 'employer'],
    export: withheld('public jobs'),
  }),
];
