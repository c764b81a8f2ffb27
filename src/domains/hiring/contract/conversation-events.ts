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
