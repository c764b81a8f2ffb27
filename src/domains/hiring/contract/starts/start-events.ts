import { z } from 'zod';
import { calendarDay } from '#platform/contract/common.ts';
import { event, initiator } from '#platform/contract/event.ts';
import { CHECK_IN_DAYS } from './check-in-days.ts';

const ofStart = initiator.extend({ applicationId: z.uuid() });

/** An accepted offer opened its checklist. */
export const startPlanned = event('start.planned', ofStart.extend({ startOn: calendarDay }));
export const startItemMarked = event('start.item_marked', ofStart.extend({ itemId: z.uuid(), isDone: z.boolean() }));
export const startDateProposed = event('start.date_proposed', ofStart.extend({ startOn: calendarDay }));
export const startDateAnswered = event(
  'start.date_answered',
  ofStart.extend({ startOn: calendarDay, answer: z.enum(['accepted', 'declined']) }),
);
/** The candidate was notified that a background report may cost them the job, with time to respond. */
export const startNoticeGiven = event('start.notice_given', ofStart);
export const startSettled = event(
  'start.settled',
  ofStart.extend({ to: z.enum(['started', 'no_show', 'withdrawn', 'declined']) }),
);
/** Both sides are asked how it goes. What they answer is in no event. */
export const startQuestionDue = event('start.question_due', ofStart.extend({ day: z.literal(CHECK_IN_DAYS) }));
/** The employer downloaded the packet of a hire. */
export const startPacketTaken = event('start.packet_taken', ofStart.extend({ format: z.enum(['pdf', 'csv']) }));
