import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: ['GET /api/dev/emails', 'GET /api/notifications/unsubscribe', 'POST /api/notifications/unsubscribe'],
    signedIn: [
      'GET /api/me/notification-settings',
      'PUT /api/me/notification-settings/:kind',
      'PUT /api/me/notification-groups/:group',
      'PUT /api/me/quiet-hours',
      'GET /api/notifications',
      'POST /api/notifications/:id/read',
      'POST /api/notifications/read-all',
      'GET /api/notifications/stream',
      'GET /api/notifications/unread-count',
    ],
    admin: [
      'GET /api/admin/mails',
      'POST /api/admin/mails/search',
      'POST /api/admin/mails/:id/resend',
      'POST /api/functions/send-email',
    ],
  },
  tables: {
    'public.mails': {
      rows: { administrator: 'r*iud all' },
    },
    'public.notification_settings': {
      rows: { candidate: 'riu candA', employer: 'riu orgA' },
      columns: {
        'candidate ri, employer ri': 'user_id kind',
        'candidate riu, employer riu': 'in_app email digest updated_at',
      },
    },
    'public.notifications': {
      rows: { candidate: 'ru candA', employer: 'ru orgA' },
      columns: {
        'candidate r, employer r': `seq id user_id kind title body href data dedupe_key created_at held_until group_key
      count is_hidden digest_at`,
        'candidate ru, employer ru': 'read_at',
      },
    },
    'public.quiet_hours': {
      rows: { candidate: 'riu candA', employer: 'riu orgA' },
      columns: {
        'candidate ri, employer ri': 'user_id',
        'candidate riu, employer riu': 'time_zone start_minute end_minute updated_at',
      },
    },
  },
};
