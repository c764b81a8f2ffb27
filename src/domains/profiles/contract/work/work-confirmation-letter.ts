import { day } from '#kernel/format.ts';
import type { AskedFacts } from './work-confirmations.ts';

interface Letter {
  title: string;
  body: string;
  facts: [string, string][];
  action: string;
}

/** The questions behind the link, in order; the person sees them before consenting. */
export const QUESTIONS = [
  'Did this person work there?',
  'Are the dates right?',
  'Is the job title right?',
  'Your name and your job there',
] as const;

/** The email to a past employer, word for word as the person saw it before consenting. `answerBy` is a calendar day. */
export function requestLetter(
  facts: AskedFacts,
  { contactName, answerBy, isReminder = false }: { contactName: string; answerBy: string; isReminder?: boolean },
): Letter {
  const { personName, employerName, title, startedOn, endedOn } = facts;
  return {
    title: `${isReminder ? 'A reminder: ' : ''}${personName} asks you to confirm a past job`,
    body: [
      `Hello ${contactName},`,
      `${personName} told us about a past job at ${employerName} and asks you to confirm it. It takes two minutes, and you don’t need an account.`,
      `We ask only if the job, the dates and the title are right. ${personName} agreed to this and can withdraw it at any time.`,
      `Please answer by ${day(answerBy)}. The link accepts one answer. If this isn’t for you, say so there or do nothing.`,
    ].join('\n\n'),
    facts: [
      ['Name', personName],
      ['Job title', title],
      ['Employer', employerName],
      ['Start date', day(startedOn)],
      ['End date', day(endedOn)],
    ],
    action: 'Answer the questions',
  };
}
