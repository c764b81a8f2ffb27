/** What the audit log says of each action here, as its author did it to its subject. */
export const offersAudit = {
  'offer.accepted': 'Accepted the offer',
  'offer.approved': 'Approved the offer',
  'offer.counter_declined': 'Kept the offer',
  'offer.countered': 'Made a counteroffer to the offer',
  'offer.declined': 'Declined the offer',
  'offer.expired': 'Recorded the expiry of the offer',
  'offer.rescinded': 'Rescinded the offer',
  'offer.returned': 'Returned the offer',
  'offer.sent': 'Sent the offer',
  'offer.submitted': 'Requested approval for the offer',
};
