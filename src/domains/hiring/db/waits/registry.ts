import { owned, withheld } from '#platform/db/registry.ts';
import { waits } from './waits.ts';

export const waitsTables = [
  owned(waits, {
    level: 'internal',
    export: withheld('when reminders go out, computed from the times of an application'),
  }),
];
