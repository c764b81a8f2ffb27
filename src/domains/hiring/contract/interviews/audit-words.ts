/** What the audit log says of each action here, as its author did it to its subject. */
export const interviewsAudit = {
  'calendar.ended': 'Ended the calendar link of',
  'calendar.shared': 'Made a calendar link for',
  'interview.account_given': 'Gave an account of the interview',
  'interview.canceled': 'Canceled the interview',
  'interview.completed': 'Completed the interview',
  'interview.confirmed': 'Confirmed the interview',
  'interview.corrected': 'Corrected the record of the interview',
  'interview.declined': 'Declined the interview',
  'interview.no_show': 'Marked a no-show at the interview',
  'interview.proposed': 'Proposed the interview',
  'interview.rescheduled': 'Rescheduled the interview',
};
