import type { Expected } from '#tests/walks/expected.ts';
import { inserted } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    candidate: [
      'GET /api/me/invitations',
      'POST /api/me/invitations/:id/accept',
      'POST /api/me/invitations/:id/decline',
      'POST /api/me/invitations/:id/not-now',
      'GET /api/me/invitation-settings',
      'PUT /api/me/invitation-settings',
    ],
    employer: [
      'POST /api/employer/applications/:id/invitation',
      'POST /api/employer/applications/:id/invitation/withdraw',
      'GET /api/jobs/:id/invitations',
    ],
  },
  tables: {
    'public.invitation_settings': {
      rows: { candidate: 'riu candA' },
      columns: { 'candidate ri': 'candidate_id', 'candidate riu': 'is_on per_week updated_at' },
    },
    'public.invitations': {
      rows: { candidate: 'r*u candA+orgA', employer: 'r*u candA+orgA' },
      columns: {
        'candidate r, employer ri':
          'id application_id organization_id message interview booking_rule sent_at expires_at',
        'candidate ru, employer ru': 'status closed_at',
        'candidate r, employer i': 'candidate_id',
        'candidate ru': 'decline_reason',
        'candidate r': 'end_cause',
        'employer i': 'sent_by interviewer_ids',
      },
    },
  },
  steps: {
    invitation: {
      invited: 'accepted declined not_now withdrawn expired ended',
      accepted: '',
      declined: '',
      not_now: '',
      withdrawn: '',
      expired: '',
      ended: '',
    },
  },
  seed: (a) => `
    insert into invitations (application_id, organization_id, candidate_id, sent_by, expires_at)
      values ('${a.id}', '${a.organization}', '${a.candidate}', '${a.employer}', now() + interval '7 days');
    insert into invitation_settings (candidate_id, is_on, per_week) values ('${a.candidate}', true, 5);`,
  own: async ({ app, application }) => ({
    candidate: {
      '/api/me/invitations/:id': await inserted(
        app,
        `insert into invitations (application_id, organization_id, candidate_id, expires_at)
         select id, organization_id, candidate_id, now() + interval '7 days' from applications where id = $1`,
        [application],
      ),
    },
  }),
};
