import { z } from 'zod';
import { event } from '#platform/contract/event.ts';
import { APPEAL_OUTCOMES } from './appeals.ts';

const ofAppeal = z.object({
  appealId: z.uuid(),
  jobId: z.uuid(),
  candidateId: z.uuid(),
  side: z.enum(['candidate', 'employer']),
  askedBy: z.uuid(),
});

export const appealAsked = event('appeal.asked', ofAppeal);

export const appealAnswered = event(
  'appeal.answered',
  ofAppeal.extend({ answeredBy: z.uuid(), outcome: z.enum(APPEAL_OUTCOMES) }),
);
