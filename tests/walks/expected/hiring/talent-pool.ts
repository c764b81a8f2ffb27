import type { Expected } from '#tests/walks/expected.ts';
import { inserted } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    candidate: [
      'GET /api/me/talent-pools',
      'POST /api/me/talent-pools/:id/join',
      'POST /api/me/talent-pools/:id/leave',
    ],
    employer: [
      'POST /api/employer/talent-pool/search',
      'POST /api/employer/talent-pool/:id/remove',
      'GET /api/employer/applications/:id/talent-pool',
      'POST /api/employer/applications/:id/talent-pool',
    ],
  },
  tables: {
    'public.pool_members': {
      rows: { candidate: 'r*u candA+orgA', employer: 'r*iu candA+orgA' },
      columns: {
        'candidate r, employer ri': 'id application_id organization_id candidate_id reason message asked_at',
        'candidate ru, employer ru': 'status closed_at',
        'candidate ru, employer ri': 'expires_at',
        'employer i': 'asked_by',
      },
    },
  },
  steps: {
    pool_member: {
      asked: 'member declined removed expired ended',
      member: 'left removed expired ended',
      declined: '',
      left: '',
      removed: '',
      expired: '',
      ended: '',
    },
  },
  seed: (a) => `
    insert into pool_members (application_id, organization_id, candidate_id, reason, asked_by, expires_at)
      values ('${a.id}', '${a.organization}', '${a.candidate}', 'runner_up', '${a.employer}', now() + interval '30 days');`,
  own: async ({ app, application }) => {
    const id = await inserted(
      app,
      `insert into pool_members (application_id, organization_id, candidate_id, reason, expires_at)
       select id, organization_id, candidate_id, 'later', now() + interval '30 days' from applications where id = $1`,
      [application],
    );
    return { candidate: { '/api/me/talent-pools/:id': id }, employer: { '/api/employer/talent-pool/:id': id } };
  },
};
