import { owned, withheld } from '#platform/db/registry.ts';
import { auditSeals, errorLog, errorGroups, pageViews, pageViewSums, callStats } from './operations.ts';

export const operationsTables = [
  owned(auditSeals, {
    administrator: 'read',
    service: 'append',
    export: withheld('the hash chain over the audit log'),
  }),
  owned(errorLog, {
    administrator: 'write',
    acting: 'all',
    erase: 'by function',
    export: withheld('technical errors, kept 30 days'),
  }),
  owned(errorGroups, {
    administrator: 'write',
    acting: 'all',
    export: withheld('groups of technical errors'),
  }),
  owned(pageViews, {
    administrator: 'write',
    acting: 'all',
    export: withheld('counts without a person'),
  }),
  owned(pageViewSums, {
    administrator: 'read',
    acting: 'all',
    export: withheld('counts without a person'),
  }),
  owned(callStats, {
    administrator: 'write',
    acting: 'all',
    export: withheld('counts of calls'),
  }),
];
