import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    everyone: ['GET /api/invitations/:token'],
    signedIn: ['POST /api/invitations/:token/accept'],
    employer: [
      'GET /api/employer/directory',
      'POST /api/employer/facilities',
      'PUT /api/employer/facilities/:id',
      'GET /api/employer/units/:id/use',
      'POST /api/employer/invitations',
      'DELETE /api/employer/invitations/:id',
      'GET /api/employer/saved-views',
      'POST /api/employer/saved-views',
      'PUT /api/employer/saved-views/:id',
      'DELETE /api/employer/saved-views/:id',
      'GET /api/employer/members',
      'DELETE /api/employer/members/:userId',
      'PUT /api/employer/members/:userId',
      'PUT /api/employer/members/:userId/absence',
      'GET /api/employer/office-hours',
      'PUT /api/employer/office-hours/:id',
      'GET /api/employer/requirements',
      'PUT /api/employer/requirements',
      'GET /api/employer/organization',
      'PUT /api/employer/organization/address',
      'POST /api/employer/organization/cancel',
      'PUT /api/employer/organization/contact',
      'PUT /api/employer/organization/details',
      'PUT /api/employer/organization/organization',
      'POST /api/employer/organization/submit',
      'GET /api/employer/members/:userId/open-work',
    ],
  },
  tables: {
    'public.employer_profiles': {
      rows: { employer: 'ru orgA' },
      columns: {
        'candidate r, employer r': 'user_id organization_id created_at',
        'candidate r, employer ru': 'job_title phone updated_at',
      },
    },
    'public.member_absences': {
      rows: { employer: 'riud orgA' },
      columns: {
        'candidate r, employer ri': 'organization_id user_id',
        'candidate r, employer riu': 'deputy_id out_from out_until changed_at',
      },
    },
    'public.member_units': {
      rows: { employer: 'r orgA' },
      columns: { 'candidate r, employer r': 'organization_id user_id unit_id' },
    },
    'public.office_hours': {
      rows: { employer: 'riud orgA' },
      columns: { 'employer ri': 'organization_id', 'employer riu': 'days opens closes changed_by changed_at' },
    },
    'public.organization_changes': {
      rows: { employer: 'riud orgA' },
      columns: {
        'employer ri': 'organization_id',
        'employer riu': `name legal_name facility_type npi directory_ccn street_address city state zip latitude longitude proposed_by
      proposed_at`,
      },
    },
    'public.organization_invitations': {
      rows: { employer: 'r* orgA' },
      columns: {
        'employer r':
          'id organization_id email member_role invited_by sent_at expires_at accepted_at revoked_at created_at',
        '': 'token_hash',
      },
    },
    'public.organization_members': {
      rows: { employer: 'r orgA' },
      columns: { 'candidate r, employer r': 'organization_id user_id member_role created_at' },
    },
    'public.organization_requirements': {
      rows: { employer: 'riu orgA' },
      columns: { 'employer ri': 'organization_id position', 'employer riu': 'items changed_by changed_at' },
    },
    'public.organizations': {
      rows: {
        anonymous: 'r* orgA orgB siblingA',
        candidate: 'r* orgA orgB siblingA',
        employer: 'r* orgA orgA.new orgB siblingA; i orgA.new; u orgA',
        employerB: 'r* orgA orgB orgB.new siblingA; i orgB orgB.new; u orgB',
      },
      columns: {
        'employer i': 'created_by created_at',
        'employer iu': 'legal_name phone contact_name contact_email npi directory_ccn onboarding_step updated_at',
        'employer u': 'submitted_at canceled_at',
        'visitor r, candidate r, employer r': 'slug path verification_status is_demo is_live',
        'visitor r, candidate r, employer ri': 'id kind',
        'visitor r, candidate r, employer riu':
          'parent_id name facility_type street_address city state zip latitude longitude website beds benefits about',
        '': 'approved_at',
      },
    },
    'public.saved_views': {
      rows: { candidate: 'r candA', employer: 'riud orgA' },
      columns: {
        'candidate r, employer ri': 'id user_id screen created_at',
        'candidate r, employer riu': 'name query',
      },
    },
  },
};
