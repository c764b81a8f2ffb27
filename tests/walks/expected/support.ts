import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: ['POST /api/contact', 'GET /api/faq', 'POST /api/faq'],
    signedIn: ['POST /api/reports'],
    admin: [
      'GET /api/admin/faq',
      'DELETE /api/admin/faq/:id',
      'PUT /api/admin/faq/:id',
      'POST /api/admin/faq/:id/move',
      'POST /api/admin/faq/:id/publish',
      'POST /api/admin/faq/:id/restore',
      'POST /api/admin/faq/:id/unpublish',
      'GET /api/admin/messages',
      'POST /api/admin/messages/search',
      'POST /api/admin/messages/:id/answer',
      'POST /api/admin/messages/:id/close',
      'GET /api/admin/reports',
      'GET /api/admin/reports/:id/messages',
      'POST /api/admin/reports/search',
      'POST /api/admin/reports/:id/resolve',
    ],
  },
  tables: {
    'public.contact_messages': {
      rows: { anonymous: 'i all', candidate: 'i all', employer: 'i all' },
      columns: {
        'visitor i, candidate i, employer i': 'id topic sender_name sender_email message created_at',
        '': 'closed_at closed_by answer',
      },
    },
    'public.faq_questions': {
      rows: { anonymous: 'r* published; i all', candidate: 'r* published; i all', employer: 'r* published; i all' },
      columns: {
        'visitor i, candidate i, employer i': 'submitter_name submitter_contact',
        'visitor r, candidate r, employer r': 'answer status published_at sort_order',
        'visitor ri, candidate ri, employer ri': 'id question',
        '': 'answered_by created_at deleted_at',
      },
    },
    'public.reports': {
      rows: { candidate: 'r*i candA', employer: 'r*i orgA' },
      columns: {
        'candidate r, employer r': 'status resolved_at',
        'candidate ri, employer ri': 'id reporter_id subject_type subject_id reason detail created_at',
        '': 'resolution resolved_by',
      },
    },
  },
};
