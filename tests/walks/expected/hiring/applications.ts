import type { Expected } from '#tests/walks/expected.ts';
import { inserted } from '#tests/walks/own-rows.ts';

export const expected: Expected = {
  callers: {
    candidate: [
      'GET /api/me/applications',
      'POST /api/me/applications',
      'GET /api/me/applications/:id',
      'PUT /api/me/applications/:id/medical-consent',
      'POST /api/me/applications/:id/withdraw',
      'GET /api/me/auto-apply',
      'PUT /api/me/auto-apply',
      'GET /api/me/auto-apply/preview',
      'POST /api/me/auto-apply/resume',
      'GET /api/me/planned-applications',
      'POST /api/me/planned-applications/:id/keep',
      'POST /api/me/planned-applications/:id/skip',
      'POST /api/me/planned-applications/:id/restore',
      'GET /api/me/jobs/:id/application-preview',
    ],
    employer: [
      'GET /api/employer/applications/:id',
      'POST /api/employer/applications/:id/decline',
      'POST /api/employer/applications/:id/shortlist',
      'GET /api/employer/reports',
      'GET /api/employer/reports/applicant-flow-log',
      'GET /api/employer/reports/people',
      'GET /api/jobs/:id/candidates',
    ],
  },
  tables: {
    'public.application_events': {
      rows: { candidate: 'r*i candA+orgA', employer: 'r*i candA+orgA' },
      columns: {
        'candidate i, employer i': 'actor_id detail',
        'candidate r, employer r': 'position zip',
        'candidate ri, employer ri': 'id application_id kind from_stage to_stage actor at seq',
      },
    },
    'public.application_receipts': {
      rows: { candidate: 'riu candA+orgA' },
      columns: { 'candidate ri': 'application_id', 'candidate riu': 'receipt' },
    },
    'public.applications': {
      rows: { candidate: 'riu candA+orgA', employer: 'ru candA+orgA' },
      columns: {
        'candidate r, employer ru': 'decline_reason declined_unopened',
        'candidate ri, employer r': 'id job_id organization_id candidate_id created_at',
        'candidate riu, employer r': 'match_id source consent_id applied_at response_due_at',
        'candidate riu, employer ru': 'stage updated_at',
        'candidate ru, employer r': 'contact_shared_at withdraw_reason',
        'candidate ru, employer ru': 'first_response_at version',
      },
    },
    'public.planned_applications': {
      rows: { candidate: 'ru candA+orgA' },
      columns: {
        'candidate r': 'id candidate_id job_id planned_at reason detail',
        'candidate ru': 'state send_at settled_at',
      },
    },
    'public.private_declines': {
      rows: { employer: 'ri candA+orgA' },
      columns: { 'employer ri': 'application_id reason note' },
    },
    'public.private_reasons': {
      rows: { candidate: 'riu candA+orgA' },
      columns: { 'candidate ri': 'application_id about', 'candidate riu': 'reason given_at' },
    },
  },
  steps: {
    application: {
      matched: 'applied dismissed withdrawn',
      applied: 'shortlisted interviewing rejected withdrawn',
      shortlisted: 'interviewing offered rejected withdrawn',
      interviewing: 'offered rejected withdrawn',
      offered: 'hired interviewing rejected withdrawn',
      hired: '',
      rejected: '',
      withdrawn: 'applied matched',
      dismissed: 'matched',
    },
    planned_application: {
      planned: 'kept skipped sent dropped',
      kept: 'skipped sent dropped',
      skipped: 'planned',
      sent: '',
      dropped: '',
    },
  },
  seed: (a) => `
    insert into planned_applications (job_id, candidate_id, state, planned_at, send_at)
      values ('${a.job}', '${a.candidate}', 'planned', now(), now());
    insert into application_receipts (application_id, receipt) values ('${a.id}', '{}');
    insert into private_declines (application_id, reason) values ('${a.id}', 'experience');
    insert into private_reasons (application_id, about, reason) values ('${a.id}', 'offer', 'pay');
    insert into application_events (application_id, kind, actor, actor_id) values ('${a.id}', 'note', 'candidate', '${a.candidate}');
    insert into application_events (application_id, kind, actor, actor_id) values ('${a.id}', 'note', 'employer', '${a.employer}');`,
  own: async ({ app, nurse, job }) => ({
    candidate: {
      '/api/me/planned-applications/:id': await inserted(
        app,
        `insert into planned_applications (candidate_id, job_id, planned_at, send_at)
         values ($1, $2, now(), now() + interval '1 day')`,
        [nurse.userId, job],
      ),
    },
  }),
};
