import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    candidate: ['GET /api/me/requirements'],
    admin: [
      'POST /api/admin/case-assignments',
      'POST /api/admin/case-claims',
      'GET /api/admin/case-counts',
      'GET /api/admin/cases',
      'POST /api/admin/cases/search',
      'GET /api/admin/cases/:id',
      'PUT /api/admin/cases/:id/callback',
      'POST /api/admin/cases/:id/claim',
      'POST /api/admin/cases/:id/decision',
      'PUT /api/admin/cases/:id/directory',
      'PUT /api/admin/cases/:id/items/:itemType/:itemId',
      'POST /api/admin/cases/:id/items/:itemType/:itemId/checks',
      'POST /api/admin/cases/:id/planned-approval',
      'POST /api/admin/cases/:id/release',
      'POST /api/admin/cases/:id/second-review',
      'GET /api/admin/facility-directory',
      'GET /api/admin/facility-directory/status',
      'GET /api/admin/holds',
      'POST /api/admin/holds/search',
      'POST /api/admin/holds',
      'POST /api/admin/holds/:id/release',
      'GET /api/admin/requirement-sets',
      'POST /api/admin/requirement-sets/discard',
      'PUT /api/admin/requirement-sets/draft',
      'POST /api/admin/requirement-sets/publish',
      'POST /api/admin/official-files/:kind',
      'GET /api/admin/planned-decisions',
      'POST /api/admin/planned-decisions',
      'POST /api/admin/planned-decisions/:id/carry-out',
      'POST /api/admin/planned-decisions/:id/undo',
      'POST /api/admin/planned-decisions/undo',
      'GET /api/admin/reviewers',
      'GET /api/admin/screening',
      'GET /api/admin/screening/hits',
      'POST /api/admin/screening/hits/search',
      'POST /api/admin/screening/hits/:id/decision',
      'POST /api/admin/screening/run',
    ],
  },
  tables: {
    'public.facility_directory': {
      rows: { anonymous: 'r all', candidate: 'r all', employer: 'r all' },
      columns: {
        'visitor r, candidate r, employer r': `ccn name street_address city state zip county phone hospital_type ownership emergency_services imported_at
      is_invented`,
      },
    },
    'public.item_reviews': {
      rows: { candidate: 'r* admin+candA', employer: 'r* admin+orgA' },
      columns: {
        'candidate r, employer r': 'id case_id item_type item_id outcome message reviewed_at',
        '': 'source checklist reviewed_by evidence',
      },
    },
    'public.requirement_sets': {
      rows: { anonymous: 'r some', candidate: 'r some', employer: 'r some' },
      columns: {
        'visitor r, candidate r, employer r': `id position version status license required suggested note edited_by edited_at published_by published_at
      revision`,
      },
    },
    'public.verification_cases': {
      rows: { candidate: 'r*i candA', employer: 'r*i orgA' },
      columns: {
        'candidate r, employer r': 'status submitted_at decided_at message updated_at changes due_at',
        'candidate ri, employer ri': 'id subject_type user_id organization_id submitted_by',
        '': `claimed_by claimed_at decided_by callback_number callback_at callback_note version callback_source override_by
      override_at override_reason callback_found_on first_claimed_at assigned_to override_over`,
      },
    },
  },
  steps: {
    verification: {
      pending: 'needs_fix approved rejected',
      needs_fix: 'pending rejected approved',
      rejected: 'pending',
      approved: 'needs_fix pending',
    },
  },
};
