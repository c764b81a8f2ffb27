import { applicationMachine } from '#domains/hiring/contract/applications/application-states.ts';
import { plannedApplicationMachine } from '#domains/hiring/contract/applications/planned-application-states.ts';
import { deleteBy, exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { BY_APPLICATION } from '../person-paths.ts';
import { applications, applicationReceipts, applicationEvents } from './applications.ts';
import { plannedApplications } from './planned-applications.ts';
import { privateDeclines } from './private-declines.ts';
import { privateReasons } from './private-reasons.ts';

export const applicationsTables = [
  owned(applications, {
    steps: { of: applicationMachine, column: 'stage' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    engine: 'read',
    erase: keep('stage source', 'codes'),
    export: exported(
      'candidate_id',
      `id job_id organization_id candidate_id match_id stage source consent_id applied_at response_due_at
      first_response_at declined_unopened contact_shared_at decline_reason withdraw_reason version created_at updated_at`,
    ),
  }),
  owned(applicationReceipts, {
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    erase: keep('receipt', 'what was shared and when, without values'),
    export: exported(BY_APPLICATION, 'application_id receipt'),
  }),
  owned(plannedApplications, {
    steps: { of: plannedApplicationMachine, column: 'state' },
    level: 'personal',
    parties: ['candidate'],
    administrator: 'read',
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'id candidate_id job_id state planned_at send_at settled_at reason detail'),
  }),
  owned(applicationEvents, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    service: 'append',
    erase: keep('kind from_stage to_stage actor detail position zip', 'codes; the zip is the job’s'),
    export: exported(
      BY_APPLICATION,
      'id seq application_id kind from_stage to_stage actor position zip at',
      'actor_id detail',
    ),
  }),
  owned(privateDeclines, {
    level: 'personal',
    parties: ['employer'],
    erase: 'by function',
    export: withheld("the hiring team's own note on its decision, like the outcome of an interview"),
  }),
  owned(privateReasons, {
    level: 'personal',
    parties: ['candidate'],
    erase: 'by function',
    export: exported(BY_APPLICATION, 'application_id about reason given_at'),
  }),
];
