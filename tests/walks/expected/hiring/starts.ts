import type { Expected } from '#tests/walks/expected.ts';
import { created } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    signedIn: [
      'GET /api/starts/:id',
      'GET /api/starts/:id/packet.csv',
      'GET /api/starts/:id/packet.pdf',
      'POST /api/starts/:id/date',
      'POST /api/starts/:id/date/answer',
      'PUT /api/starts/:id/check-ins/:day',
      'PUT /api/starts/:id/items/:itemId',
    ],
    candidate: ['GET /api/me/starts', 'POST /api/starts/:id/decline'],
    employer: [
      'GET /api/employer/starts',
      'GET /api/employer/start-answers',
      'GET /api/employer/start-items',
      'POST /api/employer/start-items',
      'PUT /api/employer/start-items/:id',
      'DELETE /api/employer/start-items/:id',
      'POST /api/starts/:id/notice',
      'POST /api/starts/:id/outcome',
      'POST /api/starts/:id/withdraw',
    ],
    admin: ['GET /api/admin/start-answers'],
  },
  tables: {
    'public.own_start_items': {
      rows: { employer: 'riud orgA' },
      columns: {
        'employer ri': 'id organization_id created_at',
        'employer riu': 'title hint owner days_before is_blocker positions updated_at',
      },
    },
    'public.start_answers': {
      rows: { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
      columns: {
        'candidate ri, employer ri': 'application_id side day',
        'candidate riu, employer riu': 'has_begun is_as_described is_still_there given_at',
      },
    },
    'public.start_date_proposals': {
      rows: { candidate: 'ri candA+orgA', employer: 'ru candA+orgA' },
      columns: {
        'candidate ri, employer ri': 'id application_id side start_on reason created_at',
        'candidate ru, employer ru': 'answer answered_at',
      },
    },
    'public.start_items': {
      rows: { candidate: 'r*u candA+orgA', employer: 'ru candA+orgA' },
      columns: {
        'candidate r, employer r': 'id application_id rule title hint owner days_before is_blocker position',
        'candidate ru, employer ru': 'done_at done_side',
        'candidate u, employer ru': 'done_by',
      },
    },
    'public.starts': {
      rows: { candidate: 'r*u candA+orgA', employer: 'r*u candA+orgA' },
      columns: {
        'candidate r, employer r': 'application_id organization_id built_from created_at',
        'candidate ru, employer ru': 'status start_on settled_reason settled_at updated_at',
        'candidate r, employer ru': 'notice_given_at',
        '': 'asked_day',
      },
    },
  },
  steps: {
    start: {
      planned: 'started no_show withdrawn declined',
      started: '',
      no_show: 'started',
      withdrawn: '',
      declined: '',
    },
  },
  seed: (a) => `
    insert into starts (application_id, organization_id, start_on) values ('${a.id}', '${a.organization}', '2026-12-01');
    insert into start_items (application_id, title, owner, days_before, is_blocker, position)
      values ('${a.id}', 'Fingerprints', 'candidate', 7, true, 0);
    insert into start_date_proposals (application_id, side, start_on) values ('${a.id}', 'candidate', '2026-12-08');
    insert into start_answers (application_id, side, day, has_begun, is_as_described, is_still_there)
      values ('${a.id}', 'candidate', 7, true, true, true), ('${a.id}', 'employer', 7, true, true, true);`,
  own: async ({ hospital }) => ({
    employer: {
      '/api/employer/start-items/:id': await created(
        hospital.http.post('/api/employer/start-items', {
          title: 'Parking badge',
          hint: null,
          owner: 'employer',
          daysBefore: 3,
          isBlocker: false,
          positions: [],
        }),
      ),
    },
  }),
};
