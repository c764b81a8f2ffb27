import { interviewMachine } from '#domains/hiring/contract/interviews/interview-states.ts';
import { deleteBy, exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { BY_APPLICATION, BY_INTERVIEW } from '../person-paths.ts';
import { calendarSubscriptions } from './calendar-subscriptions.ts';
import { interviewAccounts } from './interview-accounts.ts';
import { interviews, interviewSlots } from './interviews.ts';
import { interviewerAvailability, interviewBookings, interviewerCalendars } from './self-scheduling.ts';

export const interviewsTables = [
  owned(interviews, {
    steps: { of: interviewMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('status mode place time_zone booking_rule awaiting outcome', "codes, and the employer's own address"),
    export: exported(
      BY_APPLICATION,
      `id application_id organization_id status mode place time_zone duration_minutes booking_rule message starts_at
      sequence awaiting cancel_reason created_at updated_at`,
      'outcome outcome_note created_by interviewer_ids',
    ),
  }),
  owned(interviewSlots, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('proposed_by', 'a code'),
    export: exported(BY_INTERVIEW, 'id interview_id round starts_at proposed_by is_chosen'),
  }),
  owned(interviewerAvailability, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported(
      'user_id',
      `user_id is_on time_zone windows exceptions duration_minutes buffer_before_minutes buffer_after_minutes
      notice_hours daily_max mode place updated_at`,
    ),
  }),
  owned(interviewBookings, {
    level: 'personal',
    erase: deleteBy('user_id'),
    export: withheld("the time that the organization's interviews take from a member, which the interviews tell"),
  }),
  owned(interviewerCalendars, {
    level: 'restricted',
    erase: deleteBy('user_id'),
    export: withheld("a secret link, and a copy of when the person's own calendar says that they are busy"),
  }),
  owned(calendarSubscriptions, {
    level: 'restricted',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id created_at last_read_at', 'token_hash'),
  }),
  owned(interviewAccounts, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep('side account', 'codes, which the employer’s record counts'),
    export: exported(BY_INTERVIEW, 'interview_id side account given_at'),
  }),
];
