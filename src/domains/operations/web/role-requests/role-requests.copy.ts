export const roleRequestsCopy = {
  title: 'Role requests',
  intro: 'Roles that people asked for at sign-up. We promised to prioritize adding them.',
  list: 'Role requests',
  tabs: { open: 'Open', closed: 'Closed' },
  emptyTitle: 'No requests here',
  emptyBody: 'People who choose Other at sign-up name a role, and it appears here.',
  asked: (count: number, isMore: boolean) =>
    count === 1 ? 'Requested once' : `Requested ${count} times${isMore ? ' or more' : ''}`,
  by: (ago: string) => `, ${ago}`,
  close: 'Close request',
  closeTitle: (role: string) => `Close the request for ‘${role}’`,
  closeBody: 'Say what will happen: added, planned, or why not. The note is kept with the request.',
  note: 'Outcome',
  closed: (ago: string) => `Closed ${ago}`,
  done: 'Request closed',
  saving: 'Saving…',
  cancel: 'Cancel',
};
