export const employerNav = [
  { to: '/employer/dashboard', label: 'Today' },
  { to: '/employer/jobs', label: 'Jobs', covers: ['/employer/jobs/', '/employer/people'] },
  { to: '/employer/starts', label: 'Starts' },
  { to: '/messages', label: 'Messages', covers: ['/messages/'] },
  { to: '/employer/availability', label: 'Availability' },
  { to: '/employer/reports', label: 'Reports' },
  { to: '/employer/members', label: 'Members' },
  { to: '/employer/settings', label: 'Settings', covers: ['/employer/settings/'] },
] as const;

/** Shown on every screen of an organization that can see no candidates. */
export const standingCopy = {
  on_hold: {
    title: 'Your organization is on hold',
    body: 'We are looking into something. Until then you can’t see candidates and your jobs are hidden. Nothing is lost.',
  },
  canceled: {
    title: 'This account was canceled',
    body: 'Your jobs are closed and we no longer match candidates with you.',
  },
  contact: 'Contact us',
} as const;
