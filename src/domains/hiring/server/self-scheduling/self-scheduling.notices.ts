import { z } from 'zod';
import { atOrganization, defineNotice } from '#domains/messaging/server/notifications/index.ts';

/** The candidate was to book a time, and none of the chosen interviewers takes bookings any more. */
export const openTimesGone = defineNotice({
  kind: 'open_times_gone',
  group: 'interviews',
  label: 'Interview times that are gone',
  hint: 'There is no open time to book any more.',
  forEmployers: { label: 'Interview times that are gone', hint: 'A candidate has no open time to book any more.' },
  audience: ['job_seeker', 'employer'],
  mail: 'application_update',
  topics: ['interviews', 'applications'],
  data: z.object({ jobTitle: z.string(), organizationName: z.string() }),
  text: ({ jobTitle, organizationName }, { isEmployer }) =>
    isEmployer
      ? {
          title: 'A candidate has no interview time to book',
          body: `It is about ${jobTitle}. None of the chosen interviewers is taking bookings anymore. Turn bookings on again in your availability, or propose times. The candidate can propose times, too.`,
          action: 'See the candidate',
        }
      : {
          title: 'There is no interview time to book right now',
          body: `It is about ${jobTitle}${atOrganization(organizationName)}. You can propose times that work for you.`,
          action: 'Propose times',
        },
});
