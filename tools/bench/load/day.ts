/** Who asks: a visitor without a session, a candidate, or an employer with an open job. */
type As = 'visitor' | 'candidate' | 'employer';

export interface Asked {
  as: As;
  method: 'GET' | 'POST';
  /** `:job` is an open job of the employer. */
  path: string;
}

/** A hundred requests of a mixed day: what screens read most, and marking notices as read. */
const DAY: readonly [of100: number, as: As, path: string, method?: 'POST'][] = [
  [6, 'visitor', '/jobs'],
  [6, 'visitor', '/api/faq'],
  [14, 'candidate', '/api/session'],
  [12, 'candidate', '/api/me/matches?limit=4'],
  [8, 'candidate', '/api/me/applications'],
  [8, 'candidate', '/api/notifications'],
  [8, 'candidate', '/api/notifications/unread-count'],
  [4, 'candidate', '/api/me/profile'],
  [3, 'candidate', '/api/offers?limit=50'],
  [3, 'candidate', '/api/interviews?limit=50'],
  [4, 'candidate', '/api/conversations/unread-count'],
  [3, 'candidate', '/api/conversations?filter=all&limit=20'],
  [3, 'candidate', '/api/notifications/read-all', 'POST'],
  [4, 'employer', '/api/session'],
  [4, 'employer', '/api/employer/today?whose=everyone'],
  [3, 'employer', '/api/employer/job-table?status=current&whose=everyone&sort=urgent&limit=40'],
  [4, 'employer', '/api/jobs/:job/candidates'],
  [3, 'employer', '/api/conversations?filter=all&limit=20'],
];

/** The hundred requests, spread evenly: those of one kind never come in a row. */
export const requestsOfADay = (): Asked[] =>
  DAY.flatMap(([of100, as, path, method = 'GET' as const]) => {
    const asked: Asked = { as, method, path };
    return Array.from({ length: of100 }, (_, i) => ({ at: (i + 0.5) / of100, asked }));
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ asked }) => asked);
