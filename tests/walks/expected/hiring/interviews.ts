import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: ['GET /api/calendar/:token/interviews.ics'],
    signedIn: [
      'GET /api/me/calendar',
      'POST /api/me/calendar',
      'POST /api/me/calendar/end',
      'POST /api/interviews/:id/attendance',
      'GET /api/interviews',
      'POST /api/interviews/:id/accept',
      'GET /api/interviews/:id/open-times',
      'POST /api/interviews/:id/cancel',
      'POST /api/interviews/:id/counter',
      'POST /api/interviews/:id/decline',
      'GET /api/interviews/:id/invitation.ics',
    ],
    candidate: ['POST /api/interviews/:id/book', 'GET /api/me/attendance'],
    employer: [
      'POST /api/employer/applications/:id/interviews',
      'GET /api/employer/applications/:id/interviewers',
      'POST /api/employer/applications/:id/self-scheduling',
      'GET /api/employer/availability',
      'PUT /api/employer/availability',
      'PUT /api/employer/availability/calendar',
      'DELETE /api/employer/availability/calendar',
      'POST /api/interviews/:id/outcome',
    ],
  },
  tables: {
    'public.calendar_subscriptions': {
      rows: { candidate: 'r*id candA', employer: 'r*id orgA' },
      columns: {
        'candidate ri, employer ri': 'user_id',
        'candidate riu, employer riu': 'created_at last_read_at',
        'candidate iu, employer iu': 'token_hash',
      },
    },
    'public.interview_accounts': {
      rows: { candidate: 'riu candA+orgA', employer: 'riu candA+orgA' },
      columns: { 'candidate ri, employer ri': 'interview_id side', 'candidate riu, employer riu': 'account given_at' },
    },
    'public.interview_slots': {
      rows: { candidate: 'ru candA+orgA', employer: 'ri candA+orgA' },
      columns: {
        'candidate ri, employer ri': 'id interview_id round starts_at proposed_by',
        'candidate ru, employer ru': 'is_chosen',
      },
    },
    'public.interviewer_availability': {
      rows: { employer: 'riu orgA' },
      columns: {
        'candidate r, employer ri': 'user_id',
        'candidate r, employer riu': `is_on time_zone windows exceptions duration_minutes buffer_before_minutes
      buffer_after_minutes notice_hours daily_max mode place updated_at`,
      },
    },
    'public.interviews': {
      rows: { candidate: 'r*u candA+orgA', employer: 'riu candA+orgA' },
      columns: {
        'candidate r, employer ri':
          'id application_id mode place time_zone duration_minutes booking_rule created_at organization_id',
        'candidate ru, employer riu': 'message awaiting updated_at',
        'candidate ru, employer ru': 'status starts_at sequence cancel_reason',
        'employer ri': 'created_by interviewer_ids',
        'employer ru': 'outcome outcome_note',
      },
    },
  },
  steps: {
    interview: {
      proposed: 'confirmed rescheduled declined canceled',
      rescheduled: 'rescheduled confirmed declined canceled',
      confirmed: 'rescheduled completed no_show canceled',
      completed: 'no_show canceled',
      canceled: '',
      declined: '',
      no_show: 'completed canceled',
    },
  },
  seed: (a) => `
    insert into interviews (id, application_id, organization_id, mode, time_zone, created_by)
      values ('${a.interview}', '${a.id}', '${a.organization}', 'video', 'America/Chicago', '${a.employer}');
    insert into interviewer_availability (user_id, is_on, time_zone, windows, exceptions, duration_minutes,
      buffer_before_minutes, buffer_after_minutes, notice_hours, daily_max, mode)
      values ('${a.employer}', true, 'America/Chicago', '[]', '[]', 30, 0, 0, 24, 4, 'video');
    insert into interviewer_calendars (user_id, url_sealed) values ('${a.employer}', 'x');
    insert into interview_bookings (interview_id, user_id, starts_at, busy_from, busy_until)
      values ('${a.interview}', '${a.employer}', now(), now(), now() + interval '30 minutes');
    insert into interview_slots (interview_id, starts_at, proposed_by) values ('${a.interview}', now(), 'employer');
    insert into interview_accounts (interview_id, side, account) values ('${a.interview}', 'candidate', 'took_place');
    insert into interview_accounts (interview_id, side, account) values ('${a.interview}', 'employer', 'took_place');`,
};
