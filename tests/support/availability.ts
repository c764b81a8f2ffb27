import { expect } from 'vitest';
import type { Availability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import type { BookingRule } from '#domains/hiring/contract/self-scheduling/booking.ts';
import type { SignedIn } from './people/candidates.ts';

type Http = Pick<SignedIn, 'http'>;

/** Every day from eight to six, by phone, with what the test says instead. */
export const someHours = (changes: Partial<Availability> = {}): Availability => ({
  isOn: true,
  timeZone: 'America/Chicago',
  windows: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', until: '18:00' })),
  exceptions: [],
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  noticeHours: 4,
  dailyMax: 10,
  mode: 'phone',
  place: '(417) 555-0110',
  ...changes,
});

/** Sets when a member of a team can interview. */
export async function takesBookings({ http }: Http, changes: Partial<Availability> = {}): Promise<void> {
  const saved = await http.put('/api/employer/availability', someHours(changes));
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200 });
}

/** Offers open times of the interviewers for an application; returns the interview's ID. */
export async function offerTimes(
  { http }: Http,
  applicationId: string,
  interviewers: readonly SignedIn[],
  rule: BookingRule = 'all',
): Promise<string> {
  const offered = await http.post(`/api/employer/applications/${applicationId}/self-scheduling`, {
    interviewerIds: interviewers.map(({ userId }) => userId),
    rule,
    message: null,
  });
  expect(offered, JSON.stringify(offered.body)).toMatchObject({ status: 201, body: { bookingRule: rule } });
  return offered.body.id as string;
}

export async function openTimesOf({ http }: Http, interviewId: string): Promise<string[]> {
  const answer = await http.get(`/api/interviews/${interviewId}/open-times`);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body.times as string[];
}

/** For a process with a running clock: the app's is stopped, so the first time may be too soon by now. */
export async function lastOpenTimeOf(person: Http, interviewId: string): Promise<string> {
  return (await openTimesOf(person, interviewId)).at(-1) ?? expect.fail('there are open times');
}

export const bookAt = (
  { http }: Http,
  interviewId: string,
  startsAt: string | undefined,
  reason: string | null = null,
) => http.post(`/api/interviews/${interviewId}/book`, { startsAt, reason });
