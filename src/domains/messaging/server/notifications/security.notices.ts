import { z } from 'zod';
import { moment } from '#platform/contract/common.ts';
import { defineNotice } from './define-notice.ts';
import { longMoment } from './phrases.ts';

/** Always sent. Most alerts are mailed by the accounts domain itself: they also go to an address that was just replaced. */
export const securityAlert = defineNotice({
  kind: 'security_alert',
  group: 'account',
  label: 'Security alerts',
  hint: 'A new device, or a change to your account.',
  audience: ['job_seeker', 'employer', 'admin'],
  isUrgent: true,
  mail: 'security_alert',
  topics: ['notifications'],
  data: z.object({ what: z.string(), at: moment }),
  text: ({ what, at }, { timeZone }) => ({
    title: 'A change to your account',
    body: `${what} It happened ${longMoment(at, timeZone)}. If this wasn't you, set a new password now.`,
    action: 'Set a new password',
  }),
});
