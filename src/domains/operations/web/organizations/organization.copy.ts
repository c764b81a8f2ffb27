import type { OrganizationView } from '#domains/operations/contract/organizations.ts';
import type { MemberRole } from '#kernel/vocabulary.ts';

const kinds: Record<OrganizationView['kind'], string> = { system: 'Health system', facility: 'Facility', unit: 'Unit' };
const roles: Record<MemberRole, string> = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  interviewer: 'Interviewer',
  hr_onboarding: 'HR onboarding',
  viewer: 'Viewer',
};

export const organizationCopy = {
  title: 'Organization',
  kinds,
  roles,
  demo: 'Demo',
  live: 'Live: it sees candidates, and its jobs are visible.',
  hidden: 'Not live: it sees no candidates, and its jobs are hidden.',
  holds: 'On hold',
  hold: (reason: string, name: string, ago: string) => `${reason} (${name}, ${ago})`,
  toHolds: 'Go to holds',
  putOnHold: {
    action: 'Put on hold',
    title: (name: string) => `Put ${name} on hold`,
    body: 'It sees no candidates and its jobs are hidden and leave matching immediately. Nothing else changes, and you can release the hold.',
    reason: 'Reason',
    cancel: 'Cancel',
    busy: 'Saving…',
    done: 'On hold',
  },
  facts: {
    title: 'Facts',
    legalName: 'Legal name',
    type: 'Type',
    address: 'Address',
    contact: 'Contact',
    phone: 'Phone',
    website: 'Website',
    npi: 'NPI',
    directory: 'Facility directory (CCN)',
    beds: 'Beds',
    above: 'Part of',
    created: 'Created',
    submitted: 'Submitted',
    approved: 'Approved',
    canceled: 'Canceled',
    missing: 'Not given',
  },
  publicPage: 'Public page',
  history: 'Audit history',
  reviews: {
    title: 'Verification',
    none: 'Never submitted for review.',
    open: (day: string) => `Review of ${day}`,
    decided: (day: string) => `decided ${day}`,
    waiting: 'waiting',
  },
  below: { title: 'Facilities and units', none: 'No facilities or units.' },
  members: {
    title: 'Members',
    caption: 'Members',
    none: 'No members.',
    noName: 'No name given',
    columns: { name: 'Name', email: 'Email', role: 'Role' },
  },
  jobs: {
    title: 'Jobs',
    caption: 'Latest jobs',
    none: 'No jobs yet.',
    hint: (shown: number, total: number) =>
      shown < total ? `The latest ${shown} of ${total.toLocaleString('en-US')}.` : undefined,
    all: 'Find its published jobs',
    columns: { title: 'Job', status: 'Status', place: 'Place', created: 'Created' },
  },
};
