import { z } from 'zod';
import { defineNotice } from '#domains/messaging/server/notifications/index.ts';
import { PLANNABLE } from '#domains/verification/contract/cases/planned-decisions-rules.ts';
import { decisionText } from './decisions/decision-texts.ts';

export const verificationDecided = defineNotice({
  kind: 'verification_decided',
  group: 'profile',
  label: 'Review of your profile',
  hint: 'What our team decided, and what to fix.',
  forEmployers: { label: 'Review of your organization', hint: 'What our team decided, and what to fix.' },
  audience: ['job_seeker', 'employer'],
  mail: 'verification_update',
  topics: ['verification'],
  data: z.object({
    decision: z.enum(['approved', 'needs_fix', 'rejected', 'reopened']),
    message: z.string(),
    subject: z.enum(['person', 'organization', 'credentials', 'facility']),
    /** The facility's name. */
    facility: z.string().optional(),
  }),
  text: ({ decision, message, subject, facility }) => {
    const { title, body, action } = decisionText(decision, subject);
    return {
      title: facility ? `${facility}: ${title}` : title,
      body: [message, body].filter(Boolean).join(' '),
      action,
    };
  },
});

export const planRefused = defineNotice({
  kind: 'plan_refused',
  group: 'reviews',
  label: 'Planned decisions',
  hint: 'A planned decision was not carried out, because the case had changed.',
  audience: ['admin'],
  mail: 'custom',
  topics: ['verification'],
  data: z.object({ decision: z.enum(PLANNABLE) }),
  text: ({ decision }) => ({
    title: 'A planned decision was not carried out',
    body: `${decision === 'approved' ? 'An approval' : 'A request for a fix'} that you planned was not carried out, because something changed before its time came. Nothing was sent. The case says why.`,
    action: 'See the case',
  }),
});

export const casesAssigned = defineNotice({
  kind: 'cases_assigned',
  group: 'reviews',
  label: 'Reviews assigned to you',
  hint: 'Another administrator assigned reviews to you.',
  audience: ['admin'],
  mail: 'custom',
  topics: ['verification'],
  data: z.object({ count: z.int(), by: z.string() }),
  text: ({ count, by }) => ({
    title: count === 1 ? 'A review was assigned to you' : `${count} reviews were assigned to you`,
    body: `${by} assigned ${count === 1 ? 'it' : 'them'} to you. Find ${count === 1 ? 'it' : 'them'} in the queue under Assigned to me.`,
    action: 'See the queue',
  }),
});
