/** What the audit log says of each action here, as its author did it to its subject. */
export const matchingAudit = {
  'lab.run_kept': 'Saved the lab run',
  'match.explained': 'Looked at the match of',
  'match_review.answered': 'Answered the review of the match',
  'match_review.asked': 'Asked for a review of the match',
  'weights.approved': 'Activated the weights',
  'weights.proposed': 'Proposed the weights',
  'weights.rolled_back': 'Rolled back to the weights',
};
