/** What the audit log says of each action here, as its author did it to its subject. */
export const invitationsAudit = {
  'invitation.accepted': 'Accepted the invitation',
  'invitation.declined': 'Declined the invitation',
  'invitation.ended': 'Ended the invitation',
  'invitation.expired': 'Recorded the expiry of the invitation',
  'invitation.not_now': 'Answered “not now” to the invitation',
  'invitation.sent': 'Sent the invitation',
  'invitation.withdrawn': 'Withdrew the invitation',
};
