export interface Read {
  name: string;
  /** Whose session the product is asked with. */
  as: 'nobody' | 'candidate' | 'employer' | 'admin';
  /** The product's path; `:job` is the employer's busiest job, `:case` a review that waits. */
  path: string;
}

/** The reads that people wait for most. */
export const READS: readonly Read[] = [
  { name: 'faq', as: 'nobody', path: '/api/faq' },
  { name: 'session', as: 'candidate', path: '/api/session' },
  { name: 'jobs', as: 'employer', path: '/api/employer/jobs' },
  { name: 'my-matches', as: 'candidate', path: '/api/me/matches' },
  { name: 'my-applications', as: 'candidate', path: '/api/me/applications' },
  { name: 'notifications', as: 'candidate', path: '/api/notifications' },
  { name: 'job-candidates', as: 'employer', path: '/api/jobs/:job/candidates' },
  { name: 'case', as: 'admin', path: '/api/admin/cases/:case' },
];
