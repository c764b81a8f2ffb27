import { offerMachine } from '#domains/hiring/contract/offers/offer-states.ts';
import { exported, keep, owned, withheld } from '#platform/db/registry.ts';
import { BY_APPLICATION, BY_OFFER } from '../person-paths.ts';
import { offerApprovalSteps, offerApprovals } from './offer-approvals.ts';
import { offerCounters } from './offer-counters.ts';
import { offerLetters, offerSignatures, signingCertificates } from './offer-signing.ts';
import { offers } from './offers.ts';

export const offersTables = [
  owned(offers, {
    steps: { of: offerMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'read',
    erase: keep(
      'status pay_unit employment_type shift shift_pattern sign_on_bonus_terms',
      "the employer's terms, for the record of what was offered",
    ),
    export: exported(
      BY_APPLICATION,
      `id application_id organization_id status pay_unit pay_cents differential_cents pay_reason employment_type
      shift shift_pattern unit_name start_date sign_on_bonus_cents sign_on_bonus_terms benefits contingencies message
      expires_at replaces_id sent_at decided_at decision_reason updated_at`,
      'sent_by',
    ),
  }),
  owned(offerApprovalSteps, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's own rule, without anything about a candidate"),
  }),
  owned(offerApprovals, {
    level: 'personal',
    erase: 'by function',
    export: withheld("the hiring team's own decisions on its drafts"),
  }),
  owned(offerLetters, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    service: 'append',
    // The candidate's letters name them, so they go; what a member sent stays with the organization.
    erase: 'by function',
    export: exported(BY_OFFER, 'id offer_id kind sha256 created_at', 'bytes'),
  }),
  owned(offerSignatures, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: 'by function',
    export: exported(BY_OFFER, 'id offer_id side name signed_at', 'user_id drawing consent_version'),
  }),
  owned(offerCounters, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: 'by function',
    export: exported(BY_OFFER, 'offer_id pay_cents start_date note made_at answer answered_at'),
  }),
  owned(signingCertificates, {
    level: 'restricted',
    export: withheld("the installation's own key, with nothing about a person"),
  }),
];
