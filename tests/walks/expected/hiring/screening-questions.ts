import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    candidate: ['GET /api/me/jobs/:id/screening-questions', 'PUT /api/me/jobs/:id/screening-answers'],
    employer: [
      'GET /api/jobs/:id/screening-questions',
      'PUT /api/jobs/:id/screening-questions',
      'GET /api/employer/applications/:id/screening-answers',
    ],
  },
  tables: {
    // Nothing is answered any more once the application is made.
    'public.screening_answers': {
      rows: { candidate: 'r candA', employer: 'r candA' },
      columns: {
        'candidate ri, employer r': 'question_id candidate_id',
        'candidate riu, employer r': 'answer answered_at',
      },
    },
    'public.screening_questions': {
      rows: { candidate: 'r all', employer: 'riu orgA' },
      columns: {
        'candidate r, employer ri': 'id job_id text kind created_at',
        'candidate r, employer riu': 'place',
        'candidate r, employer ru': 'retired_at',
      },
    },
  },
  seed: (a) => `
    with asked as (
      insert into screening_questions (id, job_id, text, kind, place)
      values (gen_random_uuid(), '${a.job}', 'Why', 'text', 0) returning id)
    insert into screening_answers (question_id, candidate_id, answer) select id, '${a.candidate}', 'x' from asked;`,
};
