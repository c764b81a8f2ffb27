import type { NoticeKind } from '#domains/messaging/contract/notices.ts';

export const noticesCopy = {
  bell: {
    label: (unread: number) => (unread === 0 ? 'Notices: nothing new' : `Notices: ${unread} unread`),
    title: 'Notices',
    markAll: 'Mark all as read',
    settings: 'Choose what we tell you',
    more: 'Show older notices',
    loading: 'Loading your notices',
    emptyTitle: 'Nothing yet',
    empty: 'News about your matches, interviews and offers shows up here.',
    failed: 'We could not load your notices.',
    retry: 'Try again',
    unread: 'Unread.',
    open: 'Open',
    badgeMax: '99+',
  },
  settings: {
    title: 'Notification settings',
    intro: 'Choose what we tell you, and where. Changes are saved at once.',
    back: 'Back to my page',
    kindsTitle: 'What we tell you',
    kindsHint: 'Turn off what you do not need. You can turn it on again at any time.',
    inApp: 'In Tallgrass',
    email: 'By email',
    fixed: 'Always on, to keep your account safe.',
    failed: 'We could not save this. Your earlier choice still holds. Please try again.',
    quietTitle: 'Quiet hours',
    quietHint:
      'Do you sleep by day? In these hours we send you nothing. What comes in waits until they end. Security alerts still come at once.',
    quietOn: 'Use quiet hours',
    from: 'From',
    until: 'Until',
    zone: 'Time zone',
    saveQuiet: 'Save quiet hours',
    saving: 'Saving…',
    sameTime: 'Choose an end that differs from the start.',
    quietSaved: 'Your quiet hours are saved.',
    quietEnded: 'Your quiet hours are off.',
  },
  unsubscribe: {
    title: 'Stop these emails?',
    checking: 'Looking at your link…',
    question: (kind: string) => `We will no longer email you about: ${kind}. You still see it in Tallgrass.`,
    confirm: 'Stop these emails',
    working: 'Stopping…',
    doneTitle: 'Done',
    done: 'You will not get these emails any more.',
    settings: 'Choose what we tell you',
    brokenTitle: 'This link does not work',
  },
} as const;

export const kindLabels: Record<NoticeKind, { label: string; hint: string }> = {
  match_found: { label: 'New matches', hint: 'A job that fits what you asked for.' },
  applied_for_you: { label: 'Applications we send for you', hint: 'Only when you let us apply for you.' },
  application_stage: { label: 'News on applications', hint: 'An application moved to another step.' },
  interview_proposed: { label: 'Interview times', hint: 'There are times to choose from.' },
  interview_confirmed: { label: 'Interviews that are set', hint: 'With an entry for your calendar.' },
  interview_rescheduled: { label: 'Interviews that move', hint: 'Other times were proposed.' },
  interview_cancelled: { label: 'Interviews called off', hint: 'An interview will not take place.' },
  interview_reminder: { label: 'Interview reminders', hint: 'The day before and two hours before.' },
  offer_received: { label: 'Offers', hint: 'A job was offered to you.' },
  offer_decided: { label: 'Answers to offers', hint: 'An offer was accepted, declined, ended or taken back.' },
  offer_expiring: { label: 'Offers that end soon', hint: 'The day before an offer ends.' },
  credential_expiring: {
    label: 'Licenses and certificates that end',
    hint: '90, 60, 30, 15 and 5 days before the last day.',
  },
  verification_decided: { label: 'Review of your profile', hint: 'What our team decided, and what to fix.' },
  cases_assigned: { label: 'Reviews handed to you', hint: 'When another administrator assigns some to you.' },
  plan_refused: { label: 'Planned decisions', hint: 'One that did not leave, because the case had changed.' },
  document_refused: { label: 'Unsafe files', hint: 'A virus was found in a file you uploaded.' },
  new_match_for_job: { label: 'New people for your jobs', hint: 'People who fit a job you posted.' },
  new_application: { label: 'New applications', hint: 'Somebody applied to one of your jobs.' },
  job_status: { label: 'Changes to your jobs', hint: 'A job was filled, closed or has ended.' },
  member_invited: { label: 'Invitations to a team', hint: 'Somebody asks you to hire with them.' },
  match_review_answered: { label: 'Second looks', hint: 'What a person found who looked at a match again.' },
  report_resolved: { label: 'Your reports', hint: 'What came of something you reported.' },
  work_confirmation: { label: 'Past jobs', hint: 'A past employer answered what you asked.' },
  security_alert: { label: 'Security alerts', hint: 'A new device, or a change to your account.' },
};

export const zoneLabels: Record<string, string> = {
  'America/Chicago': 'Central time (most of MO and KS)',
  'America/Denver': 'Mountain time (western KS)',
  'America/New_York': 'Eastern time',
  'America/Los_Angeles': 'Pacific time',
  'America/Phoenix': 'Arizona time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

/** The pages of somebody's settings, one beside the other. */
export const settingsNav = [
  { to: '/settings/notifications', label: 'Notifications' },
  { to: '/settings/security', label: 'Sign-in and security' },
];
export const candidateSettingsNav = [...settingsNav, { to: '/settings/self-identification', label: 'Fairness check' }];
