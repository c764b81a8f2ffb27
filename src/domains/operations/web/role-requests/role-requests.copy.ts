export const roleRequestsCopy = {
  title: 'Role requests',
  intro: 'Roles that people missed at sign-up. We promised to prioritize adding them.',
  list: 'Role requests',
  tabs: { open: 'Open', closed: 'Closed' },
  emptyTitle: 'No requests here',
  emptyBody: 'Whoever chooses Other at sign-up names the role, and it appears here.',
  asked: (count: number, isMore: boolean) =>
    count === 1 ? 'Asked once' : `Asked ${count} times${isMore ? ' or more' : ''}`,
  by: (ago: string) => `, ${ago}`,
  close: 'Close request',
  closeTitle: (role: string) => `Close the request for ‘${role}’`,
  closeBody: 'Say what comes of it: added, planned, or why not. Kept with the request.',
  note: 'What comes of it',
  closed: (ago: string) => `Closed ${ago}`,
  done: 'Request closed',
  saving: 'Saving…',
  cancel: 'Cancel',
};
