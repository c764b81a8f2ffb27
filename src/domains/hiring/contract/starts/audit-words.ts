/** What the audit log says of each action here, as its author did it to its subject. */
export const startsAudit = {
  'start.date_answered': 'Answered the first day proposed for',
  'start.date_proposed': 'Proposed another first day for',
  'start.item_marked': 'Marked an item of the start of',
  'start.notice_given': 'Gave the pre-adverse notice to',
  'start.packet_taken': 'Downloaded the packet of',
  'start.planned': 'Opened the checklist of',
  'start.settled': 'Recorded the outcome of the start of',
};
