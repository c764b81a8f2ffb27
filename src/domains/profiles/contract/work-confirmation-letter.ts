import { day } from '#kernel/format.ts';
import type { AskedFacts } from './work-confirmations.ts';

interface Letter {
  title: string;
  body: string;
  facts: [string, string][];
  action: string;
}

/** What the link asks, in its order; the person reads the same before saying yes. */
export const QUESTIONS = [
  'Did this person work there?',
  'Are the dates right?',
  'Is the job title right?',
  'Your name and your job there',
] as const;

/** The mail to a past employer, word for word what the person saw before saying yes. `answerBy` is a calendar day. */
export function requestLetter(
  facts: AskedFacts,
  { contactName, answerBy, isReminder = false }: { contactName: string; answerBy: string; isReminder?: boolean },
): Letter {
  const { personName, employerName, title, startedOn, endedOn } = facts;
  return {
    title: `${isReminder ? 'A reminder: ' : ''}${personName} asks you to confirm a past job`,
    body: [
      `Hello ${contactName},`,
      `${personName} told us about a past job at ${employerName} and asks you to confirm it. It takes two minutes, and you need no account.`,
      `We ask only if the job, the dates and the title are right. ${personName} agreed to this and can take that back at any time.`,
      `Please answer by ${day(answerBy)}. The link takes one answer. If this is not for you, say so there, or do nothing.`,
    ].join('\n\n'),
    facts: [
      ['Name', personName],
      ['Job title', title],
      ['Employer', employerName],
      ['First day', day(startedOn)],
      ['Last day', day(endedOn)],
    ],
    action: 'Answer the questions',
  };
}
