import type { Expected } from '#tests/walks/expected.ts';

export const expected: Expected = {
  callers: {
    signedIn: [
      'GET /api/offers',
      'GET /api/offers/:id',
      'POST /api/offers/:id/accept',
      'POST /api/offers/:id/decline',
      'GET /api/offers/:id/letter.pdf',
      'GET /api/offers/:id/signed.pdf',
      'GET /api/offers/:id/counter',
    ],
    candidate: ['POST /api/offers/:id/counter'],
    employer: [
      'POST /api/employer/applications/:id/offers',
      'POST /api/offers/:id/rescind',
      'POST /api/offers/:id/counter/decline',
      'GET /api/offers/:id/approvals',
      'POST /api/offers/:id/approval',
      'POST /api/offers/:id/discard',
      'POST /api/offers/:id/submit',
      'GET /api/employer/offer-approval-steps',
      'PUT /api/employer/offer-approval-steps',
      'PUT /api/employer/applications/:id/offer-draft',
      'GET /api/employer/applications/:id/offer-preparation',
    ],
  },
  tables: {
    'public.offer_approval_steps': {
      rows: { employer: 'rid orgA' },
      columns: { 'employer ri': 'id organization_id position approver_id unit_id from_cents created_at' },
    },
    'public.offer_approvals': {
      columns: { '': 'id offer_id position approver_id state reason decided_by decided_at created_at' },
    },
    'public.offer_counters': {
      rows: { candidate: 'ri candA+orgA', employer: 'ru candA+orgA' },
      columns: {
        'candidate ri, employer r': 'offer_id pay_cents start_date note made_at',
        'candidate r, employer ru': 'answer answered_at',
      },
    },
    'public.offer_letters': {
      rows: { candidate: 'r candA+orgA', employer: 'r candA+orgA' },
      columns: { 'candidate r, employer r': 'id offer_id kind bytes sha256 created_at' },
    },
    'public.offer_signatures': {
      rows: { candidate: 'r* candA+orgA', employer: 'r* candA+orgA' },
      columns: { 'candidate r, employer r': 'id offer_id side name signed_at', '': 'user_id drawing consent_version' },
    },
    'public.offers': {
      rows: { candidate: 'ru candA+orgA', employer: 'riu candA+orgA' },
      columns: {
        'candidate r, employer ri': 'id application_id organization_id',
        'candidate r, employer riu': `pay_unit pay_cents employment_type shift shift_pattern unit_name start_date sign_on_bonus_cents
      sign_on_bonus_terms benefits contingencies message expires_at replaces_id sent_by sent_at differential_cents pay_reason`,
        'candidate ru, employer riu': 'updated_at',
        'candidate ru, employer ru': 'status decided_at decision_reason',
      },
    },
  },
  steps: {
    offer: {
      draft: 'in_approval sent discarded',
      in_approval: 'draft approved discarded',
      approved: 'draft sent discarded',
      sent: 'countered accepted declined expired rescinded',
      countered: 'sent superseded declined expired rescinded',
      accepted: '',
      declined: '',
      expired: '',
      rescinded: '',
      superseded: '',
      discarded: '',
    },
  },
  seed: (a) => `
    insert into offers (id, application_id, organization_id, status, pay_cents, employment_type, shift, shift_pattern, start_date, expires_at, sent_by)
      values ('${a.offer}', '${a.id}', '${a.organization}', 'sent', 4000, 'full_time', 'nights', '3x12', '2026-12-01', now(), '${a.employer}');
    insert into offer_approvals (offer_id, position, approver_id) values ('${a.offer}', 0, '${a.employer}');
    insert into offer_approval_steps (organization_id, position, approver_id) values ('${a.organization}', 0, '${a.employer}');
    insert into offer_letters (offer_id, kind, bytes, sha256) values ('${a.offer}', 'letter', 'x', 'x');
    insert into offer_counters (offer_id, note) values ('${a.offer}', 'x');
    insert into offer_signatures (offer_id, side, name, consent_version) values ('${a.offer}', 'employer', 'x', 'x');`,
};
