export const noticesCopy = {
  bell: {
    label: (unread: number) => (unread === 0 ? 'Notices: nothing new' : `Notices: ${unread} unread`),
    title: 'Notices',
    markAll: 'Mark all as read',
    settings: 'Notification settings',
    more: 'Show older notices',
    loading: 'Loading your notices',
    emptyTitle: 'Nothing yet',
    empty: 'News about your matches, interviews and offers appears here.',
    failed: "We couldn't load your notices.",
    retry: 'Try again',
    unread: 'Unread.',
    open: 'Open',
    badgeMax: '99+',
  },
  settings: {
    title: 'Notification settings',
    intro: 'Choose what we notify you about, and where. Changes are saved as you make them.',
    back: 'Back to my page',
    kindsTitle: 'What we notify you about',
    kindsHint: "Turn off what you don't need. You can turn it on again at any time.",
    inApp: 'In Tallgrass',
    email: 'By email',
    digest: 'In a daily email',
    fixed: 'Always on, to keep your account safe.',
    failed: "We couldn't save this, so your earlier setting is unchanged. Please try again.",
    quietTitle: 'Quiet hours',
    quietHint:
      'Do you work nights? During these hours we send you nothing; notices wait until the hours end. Security alerts still arrive right away.',
    quietOn: 'Use quiet hours',
    from: 'From',
    until: 'Until',
    zone: 'Time zone',
    saveQuiet: 'Save quiet hours',
    saving: 'Saving…',
    sameTime: 'Choose an end that is different from the start.',
    quietSaved: 'Your quiet hours are saved.',
    quietEnded: 'Your quiet hours are off.',
  },
  unsubscribe: {
    title: 'Stop these emails?',
    checking: 'Checking your link…',
    question: (kind: string) => `We will no longer email you about: ${kind}. You still see it in Tallgrass.`,
    confirm: 'Stop these emails',
    working: 'Unsubscribing…',
    doneTitle: 'Done',
    done: 'You no longer get these emails.',
    settings: 'Notification settings',
    brokenTitle: 'This link does not work',
  },
} as const;

export const zoneLabels: Record<string, string> = {
  'America/Chicago': 'Central time (most of MO and KS)',
  'America/Denver': 'Mountain time (western KS)',
  'America/New_York': 'Eastern time',
  'America/Los_Angeles': 'Pacific time',
  'America/Phoenix': 'Arizona time',
  'America/Anchorage': 'Alaska time',
  'Pacific/Honolulu': 'Hawaii time',
};

/** The pages of the settings, as tabs. */
export const settingsNav = [
  { to: '/settings/notifications', label: 'Notifications' },
  { to: '/settings/security', label: 'Sign-in and security' },
];
export const candidateSettingsNav = [...settingsNav, { to: '/settings/self-identification', label: 'Fairness check' }];
