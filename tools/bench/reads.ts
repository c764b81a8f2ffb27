export interface Read {
  name: string;
  /** Whose session the product is asked with. */
  as: 'nobody' | 'candidate' | 'employer';
  /** The product's path; `:job` is one of the employer's jobs. */
  path: string;
  /** The same rows by one statement, for the bare server. */
  sql: string;
  /** Which ids the statement takes. */
  takes: readonly ('viewer' | 'job')[];
}

/** The reads that people wait for most. */
export const READS: readonly Read[] = [
  {
    name: 'faq',
    as: 'nobody',
    path: '/api/faq',
    sql: `select question, answer from faq_questions where status = 'published'
      order by (-coalesce(sort_order, 0)) desc, published_at desc, id desc`,
    takes: [],
  },
  {
    name: 'session',
    as: 'candidate',
    path: '/api/session',
    sql: `select s.id, u.id as user_id, u.email, p.role, p.onboarding_completed, p.verification_status, p.full_name,
            p.social_auth_only
          from auth.sessions s join auth.users u on u.id = s.user_id join profiles p on p.user_id = u.id
          where u.id = $1 and s.expires_at > now()`,
    takes: ['viewer'],
  },
  {
    name: 'my-matches',
    as: 'candidate',
    path: '/api/me/matches',
    sql: `select m.*, to_jsonb(j) as job, o.name as organization_name, o.facility_type, a.id as application_id, a.stage
          from matches m join jobs j on j.id = m.job_id join organizations o on o.id = j.organization_id
          left join applications a on a.job_id = m.job_id and a.candidate_id = m.candidate_id
          where m.candidate_id = $1 and m.is_current and j.status = 'published'
            and coalesce(a.stage, 'matched') = 'matched'
          order by m.rank_score desc, m.job_id desc limit 21`,
    takes: ['viewer'],
  },
  {
    name: 'my-applications',
    as: 'candidate',
    path: '/api/me/applications',
    sql: `select a.*, to_jsonb(j) as job, o.name as organization_name
          from applications a join jobs j on j.id = a.job_id join organizations o on o.id = j.organization_id
          where a.candidate_id = $1 and a.stage <> 'matched' order by a.updated_at desc, a.id desc limit 21`,
    takes: ['viewer'],
  },
  {
    name: 'job-candidates',
    as: 'employer',
    path: '/api/jobs/:job/candidates',
    sql: `select a.*, to_jsonb(c) as profile, p.full_name, to_jsonb(m) as match
          from applications a left join candidate_profiles c on c.user_id = a.candidate_id
          left join profiles p on p.user_id = a.candidate_id
          left join matches m on m.job_id = a.job_id and m.candidate_id = a.candidate_id
          where a.job_id = $1 order by coalesce(m.rank_score, -1) desc, a.id desc limit 21`,
    takes: ['job'],
  },
];
