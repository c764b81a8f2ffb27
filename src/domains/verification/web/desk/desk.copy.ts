/** The desk around the queue and the open case. */
export const deskCopy = {
  pendingTitle: 'Pending Approval',
  verificationTitle: 'Verification',
  waiting: (waiting: number, late: number) =>
    [`${waiting} ${waiting === 1 ? 'case waits' : 'cases wait'}`, ...(late > 0 ? [`${late} late`] : [])].join(', '),
  search: 'Person or organization',
  filtersGroup: 'Filters',
  filtersButton: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
  filters: { status: 'Status', subject: 'Subject', claim: 'Reviewer', due: 'Due', order: 'Sort' },
  counted: (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`),
  secondReviewStatus: 'Waiting for a second review',
  orders: { age: 'Longest wait', risk: 'Highest risk' },
  subjects: { all: 'Everyone', person: 'People', organization: 'Organizations' },
  claims: { all: 'All', mine: 'Mine', assigned: 'Assigned to me', free: 'Unclaimed' },
  dues: { all: 'All', late: 'Late now' },
  back: 'Back to the queue',
  position: (at: number, many: number, hasMore: boolean) => `${at} of ${many}${hasMore ? '+' : ''}`,
  previous: 'Previous case',
  next: 'Next case',
  caseKeys: 'P and N open the previous and the next case, B goes back to the queue.',
};
