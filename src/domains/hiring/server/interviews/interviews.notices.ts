import { z } from 'zod';
import { atOrganization, defineNotice, longMoment } from '#domains/messaging/server/notifications/index.ts';
import { moment } from '#platform/contract/common.ts';

const interview = z.object({
  jobTitle: z.string(),
  organizationName: z.string(),
  interviewId: z.uuid(),
  startsAt: moment.nullable(),
  timeZone: z.string(),
  mode: z.enum(['video', 'phone', 'in_person']),
  place: z.string().nullable(),
  /** The side that answers next, while times are proposed. */
  awaiting: z.enum(['candidate', 'employer']).nullish(),
  /** The time that was booked before, when a booked interview moved to another. */
  movedFrom: moment.nullish(),
});
type Interview = z.output<typeof interview>;

const MODES = { video: 'By video', phone: 'By phone', in_person: 'In person' } as const;

const factsOf = ({ startsAt, timeZone, mode, place }: Interview): [string, string][] => [
  ...(startsAt ? ([['When', longMoment(startsAt, timeZone)]] satisfies [string, string][]) : []),
  ['How', MODES[mode]],
  ...(place ? ([['Where', place]] satisfies [string, string][]) : []),
];
const nameOf = ({ jobTitle, organizationName }: Interview) => `${jobTitle}${atOrganization(organizationName)}`;

const shared = {
  audience: ['job_seeker', 'employer'],
  mail: 'interview_invitation',
  topics: ['interviews', 'applications'],
  data: interview,
} as const;

export const interviewProposed = defineNotice({
  ...shared,
  kind: 'interview_proposed',
  group: 'interviews',
  label: 'Interview times',
  hint: 'There are times to choose from.',
  forEmployers: { label: 'Interview times', hint: 'A candidate proposed other times.' },
  text: (data) => ({
    title: 'Interview times to choose from',
    body: `Times were proposed for an interview: ${nameOf(data)}. Please choose one or propose others.`,
    action: 'Choose a time',
    facts: factsOf({ ...data, startsAt: null }),
  }),
});

export const interviewConfirmed = defineNotice({
  ...shared,
  kind: 'interview_confirmed',
  group: 'interviews',
  label: 'Confirmed interviews',
  hint: 'With an entry for your calendar.',
  forEmployers: { label: 'Confirmed interviews', hint: 'A candidate chose a time. With an entry for your calendar.' },
  text: (data) => ({
    title: data.movedFrom ? 'An interview has moved' : 'Your interview is confirmed',
    body: `The interview for ${nameOf(data)} ${data.movedFrom ? 'has moved' : 'is confirmed'}${data.startsAt ? `${data.movedFrom ? ' to' : ' for'} ${longMoment(data.startsAt, data.timeZone)}` : ''}. We’ll remind you the day before and two hours before.`,
    action: 'See the interview',
    facts: factsOf(data),
  }),
});

export const interviewRescheduled = defineNotice({
  ...shared,
  kind: 'interview_rescheduled',
  group: 'interviews',
  label: 'Interviews that move',
  hint: 'Other times were proposed.',
  text: (data, { isEmployer }) => {
    const isMyTurn = data.awaiting === (isEmployer ? 'employer' : 'candidate');
    return {
      title: isMyTurn ? 'Other interview times were proposed' : 'You asked for another interview time',
      body: isMyTurn
        ? `New times were proposed for the interview: ${nameOf(data)}. Please choose one or propose others.`
        : `The old time for the interview no longer applies: ${nameOf(data)}. The other side chooses next.`,
      action: isMyTurn ? 'Choose a time' : 'See the interview',
      facts: factsOf({ ...data, startsAt: null }),
    };
  },
});

export const interviewCanceled = defineNotice({
  ...shared,
  kind: 'interview_canceled',
  group: 'interviews',
  label: 'Canceled interviews',
  hint: 'An interview will not take place.',
  forEmployers: { label: 'Canceled interviews', hint: 'A candidate or a colleague canceled an interview.' },
  text: (data) => ({
    title: 'An interview was canceled',
    body: `The interview for ${nameOf(data)} will not take place.`,
    action: 'See the application',
  }),
});

export const interviewHandedOver = defineNotice({
  ...shared,
  audience: ['employer'],
  kind: 'interview_handed_over',
  group: 'interviews',
  label: 'Interviews that change hands',
  hint: 'A member left, and a colleague takes over their interview. With an entry for your calendar.',
  data: interview.extend({ isMine: z.boolean() }),
  text: ({ isMine, ...data }) => ({
    title: isMine ? 'You take over an interview' : 'A colleague takes over your interview',
    body: isMine
      ? `The interview for ${nameOf(data)} is yours now. It is in your calendar.`
      : `The interview for ${nameOf(data)} is no longer yours. It was removed from your calendar.`,
    action: isMine ? 'See the interview' : 'See your account',
    facts: factsOf(data),
  }),
});

export const interviewReminder = defineNotice({
  ...shared,
  kind: 'interview_reminder',
  group: 'interviews',
  label: 'Interview reminders',
  hint: 'The day before and two hours before.',
  mail: 'interview_reminder',
  topics: ['interviews'],
  data: interview.extend({ hoursBefore: z.int() }),
  text: ({ hoursBefore, ...data }) => ({
    title:
      hoursBefore >= 24
        ? 'Your interview is tomorrow'
        : `Your interview is in ${hoursBefore === 1 ? 'an hour' : `${hoursBefore} hours`}`,
    body: `${nameOf(data)}${data.startsAt ? `: ${longMoment(data.startsAt, data.timeZone)}` : ''}. If you can't come, please say so now.`,
    action: 'See the interview',
    facts: factsOf(data),
  }),
});

export const interviewNotices = [
  interviewProposed,
  interviewConfirmed,
  interviewRescheduled,
  interviewCanceled,
  interviewHandedOver,
  interviewReminder,
];
