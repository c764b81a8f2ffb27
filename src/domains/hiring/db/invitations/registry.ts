import { invitationMachine } from '#domains/hiring/contract/invitations/invitation-states.ts';
import { deleteBy, exported, owned } from '#platform/db/registry.ts';
import { invitations, invitationSettings } from './invitations.ts';

export const invitationsTables = [
  owned(invitations, {
    steps: { of: invitationMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    engine: 'read',
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      `id application_id organization_id candidate_id status message interview booking_rule sent_at expires_at closed_at
      decline_reason end_cause`,
      'sent_by interviewer_ids',
    ),
  }),
  owned(invitationSettings, {
    level: 'personal',
    parties: ['candidate'],
    erase: deleteBy('candidate_id'),
    export: exported('candidate_id', 'candidate_id is_on per_week updated_at'),
  }),
];
