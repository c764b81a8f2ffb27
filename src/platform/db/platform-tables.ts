import { authVerifications } from './auth.ts';
import { owned, withheld } from './registry.ts';
import { auditLog, idempotencyKeys, inboundDeliveries, rateLimits, stateTransitions } from './tables.ts';

export const platformTables = [
  // Of the sign-in library's tables, the one that the platform itself writes (`server/auth/tokens.ts`).
  owned(authVerifications, {
    level: 'restricted',
    service: 'none',
    export: withheld('hashes of tokens that expire'),
  }),
  owned(auditLog, {
    level: 'internal',
    administrator: 'append',
    service: 'append',
    acting: 'all',
    export: 'by function',
  }),
  owned(idempotencyKeys, {
    level: 'personal',
    acting: 'all',
    erase: 'by function',
    export: withheld('answers kept for a day against repeated requests'),
  }),
  owned(inboundDeliveries, {
    level: 'internal',
    export: withheld('ids of deliveries by providers'),
  }),
  owned(rateLimits, {
    level: 'personal',
    acting: 'all',
    export: withheld('counters'),
  }),
  owned(stateTransitions, {
    level: 'internal',
    administrator: 'read',
    service: 'read',
    export: withheld('the state machines'),
  }),
];
