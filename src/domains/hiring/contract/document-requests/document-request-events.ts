import { z } from 'zod';
import { event, initiator } from '#platform/contract/event.ts';

const ofRequest = initiator.extend({ requestId: z.uuid(), applicationId: z.uuid() });

export const documentRequested = event('document.requested', ofRequest);
export const documentRequestSettled = event(
  'document.request-settled',
  ofRequest.extend({ to: z.enum(['given', 'declined', 'withdrawn']) }),
);
