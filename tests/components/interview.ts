import { randomUUID } from 'node:crypto';
import type { InterviewView } from '#domains/hiring/contract/interviews/interviews.ts';

const HOUR = 3_600_000;
/** A moment that many hours from now, as the API writes it. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** An interview of which the employer proposed two times, with what the test says instead. */
export const interview = (differing: Partial<InterviewView> = {}): InterviewView => ({
  id: randomUUID(),
  applicationId: randomUUID(),
  status: 'proposed',
  mode: 'phone',
  place: '(417) 555-0142',
  timeZone: 'America/Chicago',
  workTimeZone: 'America/Chicago',
  durationMinutes: 30,
  bookingRule: null,
  message: null,
  startsAt: null,
  awaiting: 'candidate',
  slots: [24, 48].map((hours) => ({ id: randomUUID(), startsAt: inHours(hours), proposedBy: 'employer' })),
  outcome: null,
  outcomeNote: null,
  cancelReason: null,
  attendance: null,
  jobTitle: 'Registered Nurse',
  organizationName: 'Prairie Home Health',
  updatedAt: inHours(-1),
  ...differing,
});
