import type { NoticeData, NoticeKind } from './notices.ts';

/** One catalogue for bell, toast and mail: what happened, and who does what next and when. */
export interface NoticeText {
  title: string;
  body: string;
  /** What the button of the mail says. */
  action: string;
  /** What the mail adds in a small table. */
  facts: [string, string][];
}

export interface ReaderContext {
  timeZone: string;
  isEmployer: boolean;
}

type Texts = {
  [K in NoticeKind]: (data: NoticeData<K>, reader: ReaderContext) => Omit<NoticeText, 'facts'> & Partial<NoticeText>;
};

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const moment = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const withReason = (reason: string | undefined) => (reason ? ` Reason: ${reason.replace(/\.$/, '')}.` : '');
const atOrganization = (name: string) => (name ? ` at ${name}` : '');

const MODES = { video: 'By video', phone: 'By phone', in_person: 'In person' } as const;
type Interview = NoticeData<'interview_proposed'>;
const interviewFacts = ({ startsAt, timeZone, mode, place }: Interview): [string, string][] => [
  ...(startsAt ? ([['When', moment(startsAt, timeZone)]] satisfies [string, string][]) : []),
  ['How', MODES[mode]],
  ...(place ? ([['Where', place]] satisfies [string, string][]) : []),
];

const STAGES: Record<string, { title: string; body: (job: string) => string }> = {
  applied: {
    title: 'Your application was sent',
    body: (job) => `Your application for ${job} was sent. The employer answers next.`,
  },
  shortlisted: {
    title: 'You are on the short list',
    body: (job) => `The employer put you on the short list for ${job}. They may ask you to interview next.`,
  },
  interviewing: {
    title: 'Your application moved to interviews',
    body: (job) => `Your application for ${job} is now at the interview step.`,
  },
  offered: {
    title: 'You have an offer',
    body: (job) => `There is an offer for ${job}. Please answer it before it ends.`,
  },
  hired: { title: 'You are hired', body: (job) => `You took the job: ${job}. The employer gets in touch next.` },
  rejected: {
    title: 'The employer decided for somebody else',
    body: (job) => `Your application for ${job} has ended. We keep looking for matches for you.`,
  },
  withdrawn: {
    title: 'An application was withdrawn',
    body: (job) => `A candidate withdrew from ${job}. You need not do anything.`,
  },
};

const OFFER_DECISIONS = {
  accepted: {
    title: 'Your offer was accepted',
    body: 'The candidate accepted. You now see their full contact details and can plan the first day.',
  },
  declined: {
    title: 'Your offer was declined',
    body: 'The candidate declined. You can make an offer to somebody else.',
  },
  expired: { title: 'An offer has ended', body: 'Nobody answered the offer in time, so it is no longer open.' },
  rescinded: {
    title: 'An offer was taken back',
    body: 'The employer took the offer back. Your profile stays as it is.',
  },
} as const;

const JOB_STATES: Record<string, string> = {
  published: 'is now open and being matched',
  paused: 'is paused; nobody new is matched with it',
  filled: 'is filled; every opening is taken',
  closed: 'is closed',
  expired: 'has passed its last day and is closed',
};

/** What somebody reads whose application stays open for now. */
const APPLIED_JOB_STATES: Record<string, string> = {
  expired: 'takes no new applications. The employer still decides about yours',
};

const VERIFICATION = {
  approved: {
    title: { person: "You're approved", organization: "You're approved", credentials: 'Your change is checked' },
    body: {
      person: 'Your review is done. Matching begins now, and we tell you about each match.',
      organization: 'Your organization is approved. You can post jobs now.',
      credentials: 'We checked what you changed. It counts for your matches again.',
    },
    action: 'Go to my dashboard',
  },
  needs_fix: {
    title: {
      person: 'Your review needs something from you',
      organization: 'Your review needs something from you',
      credentials: 'What you changed needs a fix',
    },
    body: {
      person: 'Please look at what we noted and send it again. We review it within 1-2 business days.',
      organization: 'Please look at what we noted and send it again. We review it within 1-2 business days.',
      credentials: 'Please correct it. The rest of your profile stays approved.',
    },
    action: 'Fix issues',
  },
  rejected: {
    title: {
      person: 'We could not approve you',
      organization: 'We could not approve you',
      credentials: 'We could not confirm your change',
    },
    body: {
      person: 'Please read why. You can correct it and send your profile again.',
      organization: 'Please read why. You can correct it and send your organization again.',
      credentials: 'Please read why. You can correct it. The rest of your profile stays approved.',
    },
    action: 'See the reason',
  },
  reopened: {
    title: {
      person: 'We look at your profile once more',
      organization: 'We look at your organization once more',
      credentials: 'We look at your change once more',
    },
    body: {
      person:
        'A second reviewer has a question. You need to do nothing now. Until we are done, there are no new matches.',
      organization:
        'A second reviewer has a question. You need to do nothing now. Until we are done, you see nobody new.',
      credentials:
        'A second reviewer has a question. You need to do nothing now. The rest of your profile stays approved.',
    },
    action: 'See where it stands',
  },
} as const;

/** Of one facility of an approved organization: a new one, or another name or address. */
const FACILITY = {
  approved: {
    title: 'approved',
    body: 'Its name and address are public now, and you can publish its jobs.',
  },
  needs_fix: {
    title: 'needs a fix',
    body: 'Please correct it in your settings. We review it again within 1-2 business days.',
  },
  rejected: {
    title: 'not approved',
    body: 'Please read why. You can correct it in your settings. Your other facilities stay approved.',
  },
  reopened: {
    title: 'under review again',
    body: 'A second reviewer has a question. You need to do nothing now. Until we are done, its jobs are not shown.',
  },
} as const;

const WORK_ANSWERS = {
  confirmed: { title: 'A past job is confirmed', body: 'says that your job, your dates and your title are right.' },
  differs: {
    title: 'A past employer says something else',
    body: 'has other facts about your job. Your profile stays as it is. See what they said. You can answer, or ask us to look.',
  },
  declined: { title: 'A past employer cannot answer', body: 'cannot say. You can ask somebody else there.' },
  expired: {
    title: 'A past employer did not answer',
    body: 'did not answer in time. You can ask somebody else there.',
  },
} as const;

const TEXTS: Texts = {
  match_found: ({ jobTitle, organizationName }) => ({
    title: 'A new match for you',
    body: `${jobTitle}${atOrganization(organizationName)} fits what you asked for. See why, and apply if you like it.`,
    action: 'See the match',
  }),
  applied_for_you: ({ jobTitle, organizationName }) => ({
    title: 'We applied for you',
    body: `We sent your application for ${jobTitle}${atOrganization(organizationName)}, as you allowed. You can withdraw it with one click.`,
    action: 'See the application',
  }),
  application_stage: ({ jobTitle, stage, reason }) => {
    const known = STAGES[stage];
    return {
      title: known?.title ?? 'Your application changed',
      body: `${known?.body(jobTitle) ?? `Your application for ${jobTitle} changed.`}${withReason(reason)}`,
      action: 'See the application',
    };
  },
  interview_proposed: (data) => ({
    title: 'Interview times to choose from',
    body: `There are times on the table for an interview: ${data.jobTitle}${atOrganization(data.organizationName)}. Please choose one or propose others.`,
    action: 'Choose a time',
    facts: interviewFacts({ ...data, startsAt: null }),
  }),
  interview_confirmed: (data) => ({
    title: 'Your interview is set',
    body: `The interview for ${data.jobTitle}${atOrganization(data.organizationName)} is set${data.startsAt ? ` for ${moment(data.startsAt, data.timeZone)}` : ''}. We remind you the day before and two hours before.`,
    action: 'See the interview',
    facts: interviewFacts(data),
  }),
  interview_rescheduled: (data, { isEmployer }) => {
    const isMyTurn = data.awaiting === (isEmployer ? 'employer' : 'candidate');
    const about = `${data.jobTitle}${atOrganization(data.organizationName)}`;
    return {
      title: isMyTurn ? 'Other interview times were proposed' : 'You asked for another interview time',
      body: isMyTurn
        ? `There are new times on the table for the interview: ${about}. Please choose one or propose others.`
        : `The old time for the interview no longer counts: ${about}. The other side chooses next.`,
      action: isMyTurn ? 'Choose a time' : 'See the interview',
      facts: interviewFacts({ ...data, startsAt: null }),
    };
  },
  interview_cancelled: (data) => ({
    title: 'An interview was called off',
    body: `The interview for ${data.jobTitle}${atOrganization(data.organizationName)} will not take place.`,
    action: 'See the application',
  }),
  interview_reminder: (data) => ({
    title:
      data.hoursBefore >= 24
        ? 'Your interview is tomorrow'
        : `Your interview is in ${data.hoursBefore === 1 ? 'an hour' : `${data.hoursBefore} hours`}`,
    body: `${data.jobTitle}${atOrganization(data.organizationName)}${data.startsAt ? `: ${moment(data.startsAt, data.timeZone)}` : ''}. If you cannot come, please say so now.`,
    action: 'See the interview',
    facts: interviewFacts(data),
  }),
  offer_received: ({ jobTitle, organizationName, payCents, startDate, expiresAt }, { timeZone }) => ({
    title: 'You have an offer',
    body: `${organizationName || 'An employer'} offers you ${jobTitle} at ${dollars(payCents)} an hour. Please answer by ${moment(expiresAt, timeZone)}.`,
    action: 'Read the offer',
    facts: [
      ['Pay', `${dollars(payCents)} an hour`],
      ['Start', longDay(startDate)],
      ['Answer by', moment(expiresAt, timeZone)],
    ],
  }),
  offer_decided: ({ jobTitle, decision, reason }) => ({
    title: OFFER_DECISIONS[decision].title,
    body: `${jobTitle}: ${OFFER_DECISIONS[decision].body}${withReason(reason)}`,
    action: 'See the offer',
  }),
  offer_expiring: ({ jobTitle, organizationName, expiresAt }, { timeZone }) => ({
    title: 'Your offer ends soon',
    body: `The offer for ${jobTitle}${atOrganization(organizationName)} ends ${moment(expiresAt, timeZone)}. Please accept or decline it before then.`,
    action: 'Answer the offer',
  }),
  credential_expiring: ({ credential, expiresOn, daysLeft }) => ({
    title:
      daysLeft < 0
        ? `Your ${credential} has ended`
        : daysLeft === 0
          ? `Your ${credential} ends today`
          : `Your ${credential} ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
    body:
      daysLeft < 0
        ? `It ended on ${longDay(expiresOn)}. We no longer match you with jobs that need it. Renew it and give us the new date, and we start again.`
        : `Its last day is ${longDay(expiresOn)}. Renew it and give us the new date, or we stop matching you with jobs that need it.`,
    action: 'Update my profile',
  }),
  verification_decided: ({ decision, message, subject, facility }) => {
    const { title, body, action } = VERIFICATION[decision];
    const of = subject === 'facility' ? FACILITY[decision] : { title: title[subject], body: body[subject] };
    return {
      title: facility ? `${facility}: ${of.title}` : of.title,
      body: [message, of.body].filter(Boolean).join(' '),
      action,
    };
  },
  plan_refused: ({ decision }) => ({
    title: 'A planned decision did not leave',
    body: `${decision === 'approved' ? 'An approval' : 'A request for a fix'} that you planned was not carried out, because something changed before its time came. Nothing was sent. The case says why.`,
    action: 'See the case',
  }),
  cases_assigned: ({ count, by }) => ({
    title: count === 1 ? 'A review was handed to you' : `${count} reviews were handed to you`,
    body: `${by} handed ${count === 1 ? 'it' : 'them'} to you. You find ${count === 1 ? 'it' : 'them'} in the queue under Assigned to me.`,
    action: 'See the queue',
  }),
  document_refused: ({ fileName }) => ({
    title: 'A file of yours was not safe',
    body: `We found a virus in ${fileName} and destroyed our copy. Nobody else saw it. Please upload the paper again, best as a new photo.`,
    action: 'Upload another file',
  }),
  new_match_for_job: ({ jobTitle, count }) => ({
    title: 'New people match your job',
    body: `${count.charAt(0).toUpperCase()}${count.slice(1)} people match ${jobTitle}. See who fits and why.`,
    action: 'See the candidates',
  }),
  new_application: ({ jobTitle }) => ({
    title: 'A new application',
    body: `Somebody applied to ${jobTitle}. Please answer within eight working hours.`,
    action: 'See the application',
  }),
  job_status: ({ jobTitle, status, reason }, { isEmployer }) =>
    isEmployer
      ? {
          title: 'One of your jobs changed',
          body: `${jobTitle} ${JOB_STATES[status] ?? 'changed'}.${withReason(reason)}`,
          action: 'See the job',
        }
      : {
          title: 'A job that you applied to changed',
          body: `${jobTitle} ${APPLIED_JOB_STATES[status] ?? 'changed'}. You can withdraw at any time.`,
          action: 'See the application',
        },
  member_invited: ({ organizationName, invitedBy }) => ({
    title: `You are invited to ${organizationName}`,
    body: `${invitedBy} invites you to hire for ${organizationName} on Tallgrass. Please accept or decline.`,
    action: 'See the invitation',
  }),
  report_resolved: ({ outcome }) => ({
    title: 'We looked into your report',
    body: `Thank you for telling us. ${outcome}`,
    action: 'Go to Tallgrass',
  }),
  match_review_answered: ({ jobTitle, answer }) => ({
    title: 'A person looked at your match again',
    body: `${jobTitle}: ${answer}`,
    action: 'See your matches',
  }),
  work_confirmation: ({ employerName, outcome }) => ({
    title: WORK_ANSWERS[outcome].title,
    body: `${employerName} ${WORK_ANSWERS[outcome].body}`,
    action: 'See my work history',
  }),
  security_alert: ({ what, at }, { timeZone }) => ({
    title: 'A change to your account',
    body: `${what} It happened ${moment(at, timeZone)}. If it was not you, set a new password now.`,
    action: 'Set a new password',
  }),
};

export function noticeText<K extends NoticeKind>(kind: K, data: NoticeData<K>, reader: ReaderContext): NoticeText {
  return { facts: [], ...TEXTS[kind](data, reader) };
}
