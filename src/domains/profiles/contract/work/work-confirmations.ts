import { z } from 'zod';
import { statesOf } from '#kernel/state-machine.ts';
import { workConfirmationMachine } from '#domains/profiles/contract/work/work-confirmation-states.ts';
import { calendarDay, idParams, moment, nameText, optionalName, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

/** A past employer confirms an entry of a work history, at the person's request and with consent, through a single-use link. */

/** How long a request stays open, and when it is followed by one reminder. */
export const OPEN_DAYS = 14;
export const REMIND_AFTER_DAYS = 7;
/** Requests per person in 24 hours. */
export const MOST_A_DAY = 5;

/** What the past employer gets to read; the consent covers only this. */
export const askedFacts = z.object({
  personName: z.string(),
  employerName: z.string(),
  title: z.string(),
  startedOn: calendarDay,
  endedOn: calendarDay,
});
export type AskedFacts = z.infer<typeof askedFacts>;

const said = z.object({
  name: z.enum(['title', 'startedOn', 'endedOn']),
  stated: z.string(),
  said: z.string(),
});

export const workConfirmation = z.object({
  id: z.uuid(),
  workId: z.uuid(),
  status: z.enum(statesOf(workConfirmationMachine)),
  facts: askedFacts,
  contactName: z.string(),
  contactRole: z.string(),
  contactDomain: z.string(),
  /** The address is at a free email host. */
  isFreeMail: z.boolean(),
  /** The approved organization that owns the domain. */
  domainOf: z.string().nullable(),
  askedAt: moment,
  remindedAt: moment.nullable(),
  expiresAt: moment,
  closedAt: moment.nullable(),
  answer: z
    .object({ name: z.string(), role: z.string(), workedThere: z.boolean(), differences: z.array(said) })
    .nullable(),
  /** Employers who can see the entry see 'Confirmed by …'. */
  isShown: z.boolean(),
  /** The entry has changed since; the answer is about the earlier version. */
  isOutdated: z.boolean(),
  revokedAt: moment.nullable(),
  comment: z.string().nullable(),
  lookAskedAt: moment.nullable(),
});
export type WorkConfirmation = z.infer<typeof workConfirmation>;

const mine = z.object({ items: z.array(workConfirmation) });
export type MyWorkConfirmations = z.infer<typeof mine>;

export const listWorkConfirmations = contract({
  method: 'get',
  path: '/api/me/work-confirmations',
  summary: 'My requests to past employers with their answers, newest first',
  response: mine,
});

export const askPastEmployer = contract({
  method: 'post',
  path: '/api/me/work-confirmations',
  status: 201,
  summary: 'Email a past employer to confirm an entry of my work history, with my consent',
  body: z.strictObject({
    workId: z.uuid(),
    contactName: nameText(120),
    contactRole: nameText(120),
    contactEmail: z.email('Enter a valid email.').max(254),
    /** The version of the consent on the screen. */
    consentVersion: z.string().max(60),
    consents: z.literal(true, 'Please agree that we may ask.'),
  }),
  response: mine,
});

export const revokeWorkConfirmation = contract({
  method: 'post',
  path: '/api/me/work-confirmations/:id/revoke',
  summary: 'Withdraw my consent: an open link stops working, and employers no longer see the answer',
  params: idParams,
  response: mine,
});

export const commentWorkConfirmation = contract({
  method: 'put',
  path: '/api/me/work-confirmations/:id/comment',
  summary: 'Comment on a difference for the reviewers; an empty text removes it',
  params: idParams,
  body: z.strictObject({ comment: optionalText(1000) }),
  response: mine,
});

export const requestReview = contract({
  method: 'post',
  path: '/api/me/work-confirmations/:id/look',
  summary: 'Ask an administrator to review a difference',
  params: idParams,
  response: mine,
});

/* --- for the past employer: no account, and the secret in the body, which no log stores --- */

const token = z.string().min(20).max(100);

export const LINK_STATES = ['open', 'answered', 'expired', 'ended', 'unknown'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const openWorkConfirmation = contract({
  method: 'post',
  path: '/api/work-confirmations/open',
  isOpen: true,
  asksOnly: true,
  summary: 'The questions to a past employer behind a link, without a sign-in',
  body: z.strictObject({ token }),
  response: z.object({
    state: z.enum(LINK_STATES),
    /** Only while the link is open. */
    question: askedFacts.extend({ contactName: z.string(), contactRole: z.string(), expiresAt: moment }).nullable(),
  }),
});
export type AskedQuestion = NonNullable<z.infer<typeof openWorkConfirmation.response>['question']>;

const optionalDay = z
  .union([z.literal(''), z.iso.date('Enter a full date.')], 'Enter a full date.')
  .nullish()
  .transform((value) => value || null);

/** The page's questions: none about pay, health, why the job ended, or rehiring. */
export const employerAnswer = z
  .strictObject({
    workedThere: z.enum(['yes', 'no', 'cannot_answer'], 'Choose one of the three.'),
    datesAreRight: z.boolean().optional(),
    startedOn: optionalDay,
    endedOn: optionalDay,
    titleIsRight: z.boolean().optional(),
    title: optionalName(120),
    name: optionalName(120),
    role: optionalName(120),
  })
  .superRefine((answer, context) => {
    const ask = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (answer.workedThere === 'cannot_answer') return;
    if (!answer.name) ask('name', 'Enter your name.');
    if (!answer.role) ask('role', 'Enter your job there.');
    if (answer.workedThere === 'no') return;
    if (typeof answer.datesAreRight !== 'boolean') ask('datesAreRight', 'Choose yes or no.');
    if (answer.datesAreRight === false && !answer.startedOn && !answer.endedOn)
      ask('startedOn', 'Enter the start date or the end date in your records.');
    if (typeof answer.titleIsRight !== 'boolean') ask('titleIsRight', 'Choose yes or no.');
    if (answer.titleIsRight === false && !answer.title) ask('title', 'Enter the job title in your records.');
  });
export type EmployerAnswer = z.output<typeof employerAnswer>;

export const answerWorkConfirmation = contract({
  method: 'post',
  path: '/api/work-confirmations/answer',
  isOpen: true,
  summary: 'Answer the questions of a link, once',
  body: z.strictObject({ token, answer: employerAnswer }),
  response: z.object({ state: z.literal('answered') }),
});

export const workConfirmationContracts = [
  listWorkConfirmations,
  askPastEmployer,
  revokeWorkConfirmation,
  commentWorkConfirmation,
  requestReview,
  openWorkConfirmation,
  answerWorkConfirmation,
] as const;
