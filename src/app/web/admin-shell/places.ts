import { adminShellCopy } from './admin-shell.copy.ts';

const { nav, groups } = adminShellCopy;

export interface Place {
  to: string;
  label: string;
}

/** The five entries of the specification, in its order. */
export const CONSOLE: readonly Place[] = [
  { to: '/admin/overview', label: nav.overview },
  { to: '/admin/rpc-health', label: nav.rpcHealth },
  { to: '/admin/matching-lab', label: nav.matchingLab },
  { to: '/admin/faq', label: nav.faq },
  { to: '/admin/pending-approval', label: nav.pendingApproval },
];

/** The other screens, grouped by the work they are for. */
export const OPERATIONS: readonly { label: string; places: readonly Place[] }[] = [
  {
    label: groups.review,
    places: [
      { to: '/admin/screening', label: nav.screening },
      { to: '/admin/holds', label: nav.holds },
      { to: '/admin/requirements', label: nav.requirements },
    ],
  },
  {
    label: groups.people,
    places: [
      { to: '/admin/users', label: nav.users },
      { to: '/admin/role-requests', label: nav.roleRequests },
      { to: '/admin/acting', label: nav.acting },
    ],
  },
  {
    label: groups.market,
    places: [
      { to: '/admin/jobs', label: nav.jobs },
      { to: '/admin/applications', label: nav.applications },
      { to: '/admin/unmatched', label: nav.unmatched },
      { to: '/admin/claims', label: nav.claims },
    ],
  },
  {
    label: groups.support,
    places: [
      { to: '/admin/messages', label: nav.messages },
      { to: '/admin/reports', label: nav.reports },
      { to: '/admin/mails', label: nav.mails },
    ],
  },
  {
    label: groups.system,
    places: [
      { to: '/admin/audit', label: nav.audit },
      { to: '/admin/errors', label: nav.errors },
      { to: '/admin/page-views', label: nav.pageViews },
    ],
  },
];

export const PLACES: readonly Place[] = [...CONSOLE, ...OPERATIONS.flatMap(({ places }) => places)];
