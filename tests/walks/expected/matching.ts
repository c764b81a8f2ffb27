import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    signedIn: ['GET /api/appeals', 'POST /api/appeals'],
    candidate: [
      'GET /api/me/job-preview',
      'GET /api/me/matches',
      'GET /api/me/matches/:id',
      'GET /api/me/matches/:id/what-ifs',
      'POST /api/me/matches/:id/dismiss',
      'POST /api/me/matches/:id/restore',
      'GET /api/me/near-misses',
    ],
    admin: [
      'GET /api/admin/matching-lab/batch-rounds',
      'POST /api/admin/matching-lab/batch-rounds',
      'GET /api/admin/matching-lab/batch-rounds/:id',
      'POST /api/admin/matching-lab/learn',
      'POST /api/admin/matching-lab/look',
      'GET /api/admin/appeals',
      'POST /api/admin/appeals/:id/answer',
      'GET /api/admin/matching-lab/market',
      'GET /api/admin/matching-lab/runs',
      'POST /api/admin/matching-lab/runs',
      'GET /api/admin/matching-lab/runs/:id',
      'POST /api/admin/matching-lab/search',
      'GET /api/admin/matching-lab/versions',
      'POST /api/admin/matching-lab/versions',
      'POST /api/admin/matching-lab/versions/:version/approve',
      'POST /api/admin/matching-lab/versions/:version/restore',
    ],
  },
  tables: {
    'public.match_reviews': {
      rows: { candidate: 'r* candA+orgA' },
      columns: {
        'candidate r, employer r':
          'id job_id candidate_id asked_by side question status outcome answer answered_at created_at',
        '': 'receipt answered_by',
      },
    },
    'public.match_views': {
      rows: { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
      columns: {
        'candidate r, employer r': 'job_id candidate_id employer_score receipt created_at',
        '': 'rank_score fingerprint allocated_at is_current updated_at',
      },
    },
    'public.matches': {
      rows: { candidate: 'r candA+orgA' },
      columns: {
        'candidate r': `id job_id candidate_id compatibility rank_score candidate_score employer_score receipt engine_version
      weights_version fingerprint is_current stale_reason created_at updated_at`,
      },
    },
  },
};
