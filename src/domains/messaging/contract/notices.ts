import { z } from 'zod';
import { PLANNABLE } from '#domains/verification/contract/planned-decisions-rules.ts';
import { calendarDay, cents, moment } from '#platform/contract/common.ts';
import type { MailType } from './mail.ts';

/** What can be told to a person, what it is made of, and what follows from it. The texts are in `notice-texts.ts`. */
const about = { jobTitle: z.string(), organizationName: z.string() };
const reason = z.string().optional();
const interview = z.object({
  ...about,
  interviewId: z.uuid(),
  startsAt: moment.nullable(),
  timeZone: z.string(),
  mode: z.enum(['video', 'phone', 'in_person']),
  place: z.string().nullable(),
  /** Whose turn it is, where times are on the table. */
  awaiting: z.enum(['candidate', 'employer']).nullish(),
});

export const NOTICE_DATA = {
  match_found: z.object(about),
  applied_for_you: z.object(about),
  application_stage: z.object({ ...about, stage: z.string(), reason }),
  interview_proposed: interview,
  interview_confirmed: interview,
  interview_rescheduled: interview,
  interview_cancelled: interview,
  interview_reminder: interview.extend({ hoursBefore: z.int() }),
  offer_received: z.object({ ...about, payCents: cents, startDate: calendarDay, expiresAt: moment }),
  offer_decided: z.object({
    ...about,
    decision: z.enum(['accepted', 'declined', 'expired', 'rescinded']),
    reason,
  }),
  offer_expiring: z.object({ ...about, expiresAt: moment }),
  credential_expiring: z.object({ credential: z.string(), expiresOn: calendarDay, daysLeft: z.int() }),
  verification_decided: z.object({
    decision: z.enum(['approved', 'needs_fix', 'rejected', 'reopened']),
    message: z.string(),
    /** `credentials`: what an approved person changed afterwards; `facility`: one of an approved organization's. */
    subject: z.enum(['person', 'organization', 'credentials', 'facility']),
    /** The facility's name. */
    facility: z.string().optional(),
  }),
  plan_refused: z.object({ decision: z.enum(PLANNABLE) }),
  cases_assigned: z.object({ count: z.int(), by: z.string() }),
  document_refused: z.object({ fileName: z.string() }),
  new_match_for_job: z.object({ jobTitle: z.string(), count: z.string() }),
  new_application: z.object({ jobTitle: z.string() }),
  job_status: z.object({ jobTitle: z.string(), status: z.string(), reason }),
  member_invited: z.object({ organizationName: z.string(), invitedBy: z.string() }),
  report_resolved: z.object({ outcome: z.string() }),
  match_review_answered: z.object({ jobTitle: z.string(), answer: z.string() }),
  work_confirmation: z.object({
    employerName: z.string(),
    outcome: z.enum(['confirmed', 'differs', 'declined', 'expired']),
  }),
  security_alert: z.object({ what: z.string(), at: moment }),
} as const;

export type NoticeKind = keyof typeof NOTICE_DATA;
export const NOTICE_KINDS = Object.keys(NOTICE_DATA) as [NoticeKind, ...NoticeKind[]];
export type NoticeData<K extends NoticeKind> = z.output<(typeof NOTICE_DATA)[K]>;

/** What other screens show and read again when it changed. */
export const TOPICS = [
  'matches',
  'applications',
  'interviews',
  'offers',
  'verification',
  'jobs',
  'members',
  'reports',
  'notifications',
] as const;
export type Topic = (typeof TOPICS)[number];

interface NoticeTraits {
  /** Who can get it, and so who sees it among the settings. */
  for: readonly ('job_seeker' | 'employer' | 'admin')[];
  mail: MailType;
  topics: readonly Topic[];
}

const CANDIDATE = ['job_seeker'] as const;
const EMPLOYER = ['employer'] as const;
const BOTH = ['job_seeker', 'employer'] as const;
const ADMIN = ['admin'] as const;
const ALL = ['job_seeker', 'employer', 'admin'] as const;

export const NOTICES: Record<NoticeKind, NoticeTraits> = {
  match_found: { for: CANDIDATE, mail: 'job_match', topics: ['matches'] },
  applied_for_you: { for: CANDIDATE, mail: 'application_update', topics: ['applications', 'matches'] },
  application_stage: { for: BOTH, mail: 'application_update', topics: ['applications'] },
  interview_proposed: { for: BOTH, mail: 'interview_invitation', topics: ['interviews', 'applications'] },
  interview_confirmed: { for: BOTH, mail: 'interview_invitation', topics: ['interviews', 'applications'] },
  interview_rescheduled: { for: BOTH, mail: 'interview_invitation', topics: ['interviews', 'applications'] },
  interview_cancelled: { for: BOTH, mail: 'interview_invitation', topics: ['interviews', 'applications'] },
  interview_reminder: { for: BOTH, mail: 'interview_reminder', topics: ['interviews'] },
  offer_received: { for: CANDIDATE, mail: 'offer', topics: ['offers', 'applications'] },
  offer_decided: { for: BOTH, mail: 'offer', topics: ['offers', 'applications', 'jobs'] },
  offer_expiring: { for: CANDIDATE, mail: 'offer', topics: ['offers'] },
  credential_expiring: { for: CANDIDATE, mail: 'verification_update', topics: ['verification'] },
  verification_decided: { for: BOTH, mail: 'verification_update', topics: ['verification'] },
  plan_refused: { for: ADMIN, mail: 'custom', topics: ['verification'] },
  cases_assigned: { for: ADMIN, mail: 'custom', topics: ['verification'] },
  document_refused: { for: CANDIDATE, mail: 'verification_update', topics: ['verification'] },
  new_match_for_job: { for: EMPLOYER, mail: 'job_match', topics: ['matches', 'jobs'] },
  new_application: { for: EMPLOYER, mail: 'application_update', topics: ['applications', 'jobs'] },
  job_status: { for: BOTH, mail: 'application_update', topics: ['jobs', 'applications'] },
  member_invited: { for: EMPLOYER, mail: 'member_invitation', topics: ['members'] },
  report_resolved: { for: ALL, mail: 'custom', topics: ['reports'] },
  match_review_answered: { for: BOTH, mail: 'custom', topics: ['matches'] },
  work_confirmation: { for: CANDIDATE, mail: 'verification_update', topics: ['verification'] },
  security_alert: { for: ALL, mail: 'security_alert', topics: ['notifications'] },
};

/** Told whatever the settings and the hour: it is about the safety of the account. */
export const isUrgent = (kind: NoticeKind): boolean => kind === 'security_alert';
