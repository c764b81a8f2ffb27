import { z } from 'zod';
import { eachOnce, optionalText } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import { applicationMachine, type ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import { DECLINE_AUDIENCES, DECLINE_NOTE_MAX, DECLINE_REASONS } from '#domains/hiring/contract/decline-reasons.ts';
import { whoInterviews } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { mayMove } from '#kernel/state-machine.ts';

export const MOST_MOVED = 100;
export const INTERVIEW_MESSAGE_MAX = 1000;

/** Where the employer may move a card, by the one table of stages. */
export const targetsOf = (from: ApplicationStage): readonly (typeof LISTED_STAGES)[number][] =>
  from === 'matched' ? [] : LISTED_STAGES.filter((to) => mayMove(applicationMachine, from, to, 'employer'));

export const movePeople = contract({
  method: 'post',
  path: '/api/employer/people/move',
  summary:
    'Shortlist, invite to an interview or decline people, each if they are still where the card was; the answer says why others did not move',
  body: z.strictObject({
    people: z
      .array(z.strictObject({ id: z.uuid(), from: z.enum(LISTED_STAGES) }))
      .min(1)
      .max(MOST_MOVED)
      .refine((people) => eachOnce(people.map(({ id }) => id)), 'Name each person once.'),
    to: z.discriminatedUnion('stage', [
      z.strictObject({ stage: z.literal('shortlisted') }),
      // They book one of these members' open times: typed times would be offered to several people at once.
      whoInterviews.extend({ stage: z.literal('interviewing'), message: optionalText(INTERVIEW_MESSAGE_MAX) }),
      z.strictObject({
        stage: z.literal('rejected'),
        reason: z.enum(DECLINE_REASONS, 'Choose a reason.'),
        audience: z.enum(DECLINE_AUDIENCES).default('candidate'),
        note: optionalText(DECLINE_NOTE_MAX),
      }),
    ]),
  }),
  response: z.object({
    moved: z.array(z.uuid()),
    refused: z.array(z.object({ id: z.uuid(), message: z.string() })),
  }),
});
export type MoveTo = z.output<(typeof movePeople)['body']>['to'];
