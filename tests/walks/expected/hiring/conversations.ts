import type { Expected } from '#tests/walks/expected.ts';
import { created } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    signedIn: [
      'GET /api/attachments/:id/content',
      'DELETE /api/attachments/:id',
      'GET /api/conversations/:id/attachments',
      'POST /api/conversations/:id/attachments',
      'GET /api/conversations',
      'POST /api/conversations/search',
      'GET /api/conversations/unread-count',
      'GET /api/conversations/:id',
      'GET /api/conversations/:id/mails',
      'POST /api/conversations/:id/mails/:mailId/post',
      'POST /api/conversations/:id/mails/:mailId/discard',
      'GET /api/conversations/:id/messages',
      'POST /api/conversations/:id/messages',
      'POST /api/conversations/:id/read',
    ],
    employer: [
      'GET /api/conversations/:id/team',
      'PUT /api/conversations/:id/assignee',
      'GET /api/employer/message-templates',
      'GET /api/employer/offer-templates',
      'POST /api/employer/offer-templates',
      'PUT /api/employer/offer-templates/:id',
      'DELETE /api/employer/offer-templates/:id',
      'POST /api/employer/message-templates',
      'PUT /api/employer/message-templates/:id',
      'DELETE /api/employer/message-templates/:id',
      'GET /api/employer/applications/:id/placeholders',
    ],
  },
  tables: {
    'public.conversation_assignees': {
      rows: { employer: 'riud candA+orgA' },
      columns: {
        'employer ri': 'conversation_id',
        'employer riu': 'user_id assigned_at',
        'employer r': 'last_side last_at',
      },
    },
    'public.conversation_reads': {
      rows: { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
      columns: {
        'candidate ri, employer ri': 'conversation_id user_id',
        'candidate riu, employer riu': 'read_at',
        'candidate ru, employer ru': 'unread_since',
        'candidate r, employer r': 'last_at',
      },
    },
    'public.conversations': {
      rows: { candidate: 'r* candA+orgA', employer: 'r candA+orgA' },
      columns: {
        'candidate r, employer r': 'id organization_id candidate_id last_side last_at',
        'employer r': 'is_assigned',
      },
    },
    'public.mail_replies': {
      rows: { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
      columns: {
        'candidate r, employer r': 'id conversation_id user_id state body sender received_at',
        '': 'mail_key content_hash message_id settled_at',
      },
    },
    'public.message_attachments': {
      rows: { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
      columns: {
        'candidate r, employer r': 'id conversation_id message_id file_id file_name created_at',
        '': 'uploaded_by',
      },
    },
    'public.message_templates': {
      rows: { employer: 'riud orgA' },
      columns: { 'employer ri': 'id organization_id kind created_at', 'employer riu': 'name body terms updated_at' },
    },
    'public.messages': {
      rows: { candidate: 'r*i candA+orgA', employer: 'ri candA+orgA' },
      columns: {
        'candidate ri, employer ri': 'id conversation_id side body via sent_at',
        'candidate i, employer ri': 'author_id',
        'employer ri': 'template_id',
      },
    },
  },
  seed: (a) => `
    insert into conversations (id, organization_id, candidate_id) values ('${a.id}', '${a.organization}', '${a.candidate}');
    insert into messages (id, conversation_id, side, author_id, body)
      values (gen_random_uuid(), '${a.id}', 'candidate', '${a.candidate}', 'Hello');
    insert into messages (id, conversation_id, side, author_id, body)
      values (gen_random_uuid(), '${a.id}', 'employer', '${a.employer}', 'Hello');
    insert into message_attachments (conversation_id, message_id, uploaded_by, file_id, file_name)
      select '${a.id}', m.id, '${a.candidate}', f.id, 'a.pdf' from messages m, stored_files f
      where m.conversation_id = '${a.id}' and m.side = 'candidate' and f.owner_id = '${a.candidate}';
    insert into conversation_reads (conversation_id, user_id, read_at) values ('${a.id}', '${a.candidate}', now());
    insert into mail_replies (conversation_id, user_id, mail_key, content_hash, state)
      values ('${a.id}', '${a.candidate}', 'k', 'h', 'waiting'), ('${a.id}', '${a.employer}', 'k', 'h', 'waiting');
    insert into reply_addresses (token_hash, conversation_id, user_id) values (gen_random_uuid(), '${a.id}', '${a.candidate}');
    insert into conversation_reads (conversation_id, user_id, read_at) values ('${a.id}', '${a.employer}', now());
    insert into conversation_assignees (conversation_id, user_id, assigned_at) values ('${a.id}', '${a.employer}', now());`,
  own: async ({ hospital }) => ({
    employer: {
      '/api/employer/message-templates/:id': await created(
        hospital.http.post('/api/employer/message-templates', { name: 'Hello', body: 'Hello' }),
      ),
      '/api/employer/offer-templates/:id': await created(
        hospital.http.post('/api/employer/offer-templates', {
          name: 'Nights',
          payStart: null,
          unitName: null,
          signOnBonusCents: null,
          signOnBonusTerms: null,
          benefits: null,
          contingencies: null,
          message: 'Hello',
          answerDays: null,
        }),
      ),
    },
  }),
};
