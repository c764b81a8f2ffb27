import { z } from 'zod';
import { calendarDay } from '#platform/contract/common.ts';
import { event } from '#platform/contract/event.ts';

/** A person submitted the whole profile for review; `isAgain`: after a fix or a rejection. */
export const profileSubmitted = event('profile.submitted', z.object({ userId: z.uuid(), isAgain: z.boolean() }));

/** A candidate blocked an organization, and with it all that share its topmost parent. */
export const organizationBlocked = event(
  'organization.blocked',
  z.object({ userId: z.uuid(), organizationId: z.uuid() }),
);

/** A candidate removed a block. Another block may still cover the organization. */
export const organizationUnblocked = event(
  'organization.unblocked',
  z.object({ userId: z.uuid(), organizationId: z.uuid() }),
);

/** A candidate switched automatic applications on or off, or changed their limits. */
export const autoApplyChanged = event('auto-apply.changed', z.object({ userId: z.uuid() }));

/** The scanner found malware in an uploaded file, whose key is destroyed; `signature` is the scanner's name for it. */
export const documentInfected = event('document.infected', z.object({ fileId: z.uuid(), signature: z.string() }));

/** A license or certification reached a reminder's day, or expired (`daysLeft` below 0); `credential` is its label. */
export const credentialExpiring = event(
  'credential.expiring',
  z.object({
    userId: z.uuid(),
    fact: z.enum(['license', 'certification']),
    credentialId: z.uuid(),
    credential: z.string(),
    expiresOn: calendarDay,
    daysLeft: z.int(),
    step: z.union([z.int(), z.literal('expired')]),
  }),
);

/** A request to a past employer was answered, or expired without an answer. */
export const workConfirmationClosed = event(
  'work-confirmation.closed',
  z.object({
    confirmationId: z.uuid(),
    workId: z.uuid(),
    userId: z.uuid(),
    outcome: z.enum(['confirmed', 'differs', 'declined', 'expired']),
  }),
);
