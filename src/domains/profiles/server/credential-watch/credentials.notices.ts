import { z } from 'zod';
import { defineNotice, longDay } from '#domains/messaging/server/notifications/index.ts';
import { calendarDay } from '#platform/contract/common.ts';

const titleOf = (credential: string, daysLeft: number): string => {
  if (daysLeft < 0) return `Your ${credential} has expired`;
  if (daysLeft === 0) return `Your ${credential} expires today`;
  return `Your ${credential} expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`;
};

export const expirationNotice = defineNotice({
  kind: 'credential_expiring',
  group: 'profile',
  label: 'Licenses and certifications that expire',
  hint: '90, 60, 30, 15 and 5 days before they expire.',
  audience: ['job_seeker'],
  mail: 'verification_update',
  topics: ['verification'],
  data: z.object({ credential: z.string(), expiresOn: calendarDay, daysLeft: z.int() }),
  text: ({ credential, expiresOn, daysLeft }) => ({
    title: titleOf(credential, daysLeft),
    body:
      daysLeft < 0
        ? `It expired on ${longDay(expiresOn)}. We no longer match you with jobs that require it. Renew it and enter the new date, and we will match you again.`
        : `It expires on ${longDay(expiresOn)}. Renew it and enter the new date, or we will stop matching you with jobs that require it.`,
    action: 'Update my profile',
  }),
});
