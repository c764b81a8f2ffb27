/** What the audit log says of each action here, as its author did it to its subject. */
export const talentPoolAudit = {
  'pool.asked': 'Asked to keep in the talent pool',
  'pool.declined': 'Said no to the talent pool as',
  'pool.ended': 'Ended the place in the talent pool of',
  'pool.expired': 'Recorded the expiry of the place in the talent pool of',
  'pool.left': 'Left the talent pool as',
  'pool.member': 'Joined the talent pool as',
  'pool.removed': 'Removed from the talent pool',
};
