import { BriefcaseMedical, CalendarDays, House, MessagesSquare, UserRound } from 'lucide-react';
import type { BarItem } from '#platform/web/ui/layout/bottom-bar.tsx';

export const HOME = '/job-seeker/dashboard';
const PROFILE = '/job-seeker/profile';
const PASSPORT = '/job-seeker/passport';

const everywhere: readonly BarItem[] = [
  { to: HOME, label: 'Home', icon: House },
  {
    to: '/job-seeker/jobs',
    label: 'Jobs',
    icon: BriefcaseMedical,
    covers: ['/job-seeker/matches/', '/job-seeker/invitations', '/job-application', '/job-seeker/starts/'],
  },
  { to: '/job-seeker/interviews', label: 'Interviews', icon: CalendarDays },
  { to: '/messages', label: 'Messages', icon: MessagesSquare, covers: ['/messages/'] },
];

/** The bottom bar of a phone; a further area of the product gets its entry before “Me”. */
export const candidateBar: readonly BarItem[] = [
  ...everywhere,
  { to: '/job-seeker/me', label: 'Me', icon: UserRound, covers: [PROFILE, PASSPORT, '/settings/'] },
];

/** The header of a wide screen, where the account menu takes the place of “Me”. */
export const candidateNav: readonly BarItem[] = [
  ...everywhere,
  { to: PROFILE, label: 'Profile', icon: UserRound },
  { to: PASSPORT, label: 'Passport', icon: UserRound },
];
