import type { Expected } from '#tests/walks/expected.ts';
import { created } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    signedIn: ['GET /api/conversations/:id/document-requests'],
    candidate: [
      'GET /api/me/document-requests',
      'POST /api/document-requests/:id/give',
      'POST /api/document-requests/:id/decline',
    ],
    employer: ['POST /api/conversations/:id/document-requests', 'POST /api/document-requests/:id/withdraw'],
  },
  tables: {
    'public.document_requests': {
      rows: { candidate: 'r candA+orgA', employer: 'r candA+orgA' },
      columns: {
        'candidate r, employer r': 'id conversation_id candidate_id kind name status document_id asked_at settled_at',
      },
    },
  },
  steps: {
    document_request: {
      open: 'given declined withdrawn',
      declined: 'given withdrawn',
      given: '',
      withdrawn: '',
    },
  },
  seed: (a) => `
    insert into document_requests (conversation_id, candidate_id, kind) values ('${a.id}', '${a.candidate}', 'license');`,
  own: async ({ hospital, application }) => {
    const id = await created(
      hospital.http.post(`/api/conversations/${application}/document-requests`, { kind: 'license', name: '' }),
    );
    return { candidate: { '/api/document-requests/:id': id }, employer: { '/api/document-requests/:id': id } };
  },
};
