import { z } from 'zod';
import { event } from '#platform/contract/event.ts';

export const messageSent = event(
  'message.sent',
  z.object({
    messageId: z.uuid(),
    conversationId: z.uuid(),
    applicationId: z.uuid(),
    side: z.enum(['candidate', 'employer']),
    actorId: z.uuid(),
  }),
);

/** `userId` answers from now on; null: the whole team. */
export const conversationAssigned = event(
  'conversation.assigned',
  z.object({ conversationId: z.uuid(), userId: z.uuid().nullable(), actorId: z.uuid() }),
);
