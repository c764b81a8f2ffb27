import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    employer: [
      'GET /api/employer/jobs',
      'GET /api/employer/job-table',
      'POST /api/employer/job-table/status',
      'GET /api/employer/job-table/members',
      'POST /api/employer/job-table/responsible',
      'POST /api/jobs/:id/still-hiring',
      'POST /api/jobs',
      'GET /api/jobs/:id',
      'PUT /api/jobs/:id',
      'GET /api/jobs/:id/managers',
      'PUT /api/jobs/:id/managers',
      'POST /api/jobs/:id/duplicate',
      'POST /api/jobs/:id/status',
      'POST /api/jobs/preview-eligibility',
      'POST /api/jobs/preview',
      'POST /api/jobs/read-posting',
      'GET /api/employer/pay-approver',
      'PUT /api/employer/pay-approver',
      'GET /api/jobs/:id/pay-approval',
      'POST /api/jobs/:id/pay-approval',
      'POST /api/pay-approvals/:id',
    ],
  },
  tables: {
    'public.job_managers': {
      rows: { employer: 'rid orgA' },
      columns: { 'candidate r, employer ri': 'job_id user_id' },
    },
    'public.job_pay_approvals': {
      columns: { '': 'id job_id pay_min_cents pay_max_cents state reason asked_by decided_by decided_at created_at' },
    },
    'public.job_search': {
      rows: { anonymous: 'r all', candidate: 'r all', employer: 'r all' },
      columns: {
        'visitor r, candidate r, employer r': `job_id published_at latitude longitude pay_min_cents pay_max_cents
      sign_on_bonus_cents start_date valid_through replies_on_time is_demo position state place shift shift_pattern
      employment_type facility_type words`,
      },
    },
    'public.job_search_changes': {
      columns: { '': 'job_id changed_in' },
    },
    'public.job_units': {
      rows: { anonymous: 'r all', candidate: 'r all', employer: 'r all; id orgA' },
      columns: { 'visitor r, candidate r, employer ri': 'job_id unit_id' },
    },
    'public.jobs': {
      rows: {
        anonymous: 'r orgA.open orgB.open',
        candidate: 'r orgA.open orgB.open',
        employer: 'r orgA.draft orgA.open orgB.open; iu orgA.draft orgA.open',
      },
      columns: {
        'visitor r, candidate r, employer r': 'is_demo added_requirements',
        'visitor r, candidate r, employer ri': 'id slug created_at',
        'visitor r, candidate r, employer riu': `organization_id external_requisition_id title position specialty zip city state latitude longitude openings employment_type
      shift shift_pattern weekly_hours pay_min_cents pay_max_cents pay_unit stated_min_cents stated_max_cents
      night_differential_cents weekend_differential_cents call_rate_cents sign_on_bonus_cents sign_on_bonus_terms work_authorization_required sponsorship_available
      license_states required_certifications preferred_certifications minimum_years skills description start_date
      valid_through is_public response_due_hours status_changed_at created_by updated_at`,
        'visitor r, candidate r, employer ru': 'status version published_at',
      },
    },
    'public.pay_approvers': {
      rows: { employer: 'riud orgA' },
      columns: { 'employer ri': 'organization_id', 'employer riu': 'approver_id from_cents updated_at' },
    },
    'public.saved_jobs': {
      rows: { candidate: 'rid candA+orgB' },
      columns: { 'candidate ri': 'candidate_id job_id created_at' },
    },
    'public.saved_search_finds': {
      columns: { '': 'search_id job_id found_at sent_at' },
    },
    'public.saved_searches': {
      rows: { candidate: 'riud candA' },
      columns: { 'candidate ri': 'id candidate_id name filters last_sent_at created_at', 'candidate riu': 'frequency' },
    },
  },
  steps: {
    job: {
      draft: 'published closed',
      published: 'paused filled closed expired',
      paused: 'published filled closed expired',
      filled: 'published closed',
      closed: '',
      expired: 'published filled closed',
    },
  },
};
