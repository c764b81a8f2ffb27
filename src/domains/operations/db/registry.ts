import { owned, withheld } from '#platform/db/registry.ts';
import { auditSeals, errorLog, errorGroups, pageViews, pageViewSums, callStats } from './operations.ts';

export const operationsTables = [
  owned(auditSeals, {
    level: 'internal',
    administrator: 'read',
    service: 'append',
    export: withheld('the hash chain over the audit log'),
  }),
  owned(errorLog, {
    level: 'personal',
    administrator: 'write',
    acting: 'all',
    erase: 'by function',
    export: withheld('technical errors, kept 30 days'),
  }),
  owned(errorGroups, {
    level: 'internal',
    administrator: 'write',
    acting: 'all',
    export: withheld('groups of technical errors'),
  }),
  owned(pageViews, {
    level: 'internal',
    administrator: 'write',
    acting: 'all',
    export: withheld('counts without a person'),
  }),
  owned(pageViewSums, {
    level: 'internal',
    administrator: 'read',
    acting: 'all',
    export: withheld('counts without a person'),
  }),
  owned(callStats, {
    level: 'internal',
    administrator: 'write',
    acting: 'all',
    export: withheld('counts of calls'),
  }),
];
