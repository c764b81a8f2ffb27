import { verificationMachine } from '#domains/verification/contract/verification-states.ts';
import { deleteBy, exported, owned, withheld } from '#platform/db/registry.ts';
import {
  organizations,
  organizationChanges,
  organizationMembers,
  organizationInvitations,
  memberUnits,
  employerProfiles,
} from './organizations.ts';
import { organizationRequirements } from './requirements.ts';
import { savedViews } from './saved-views.ts';
import { memberAbsences, officeHours } from './working-times.ts';

export const employersTables = [
  owned(organizations, {
    steps: {
      of: verificationMachine,
      column: 'verification_status',
      when: 'old.verification_status is distinct from new.verification_status',
    },
    level: 'personal',
    parties: ['visitor', 'candidate', 'employer'],
    administrator: 'write',
    engine: 'read',
    export: withheld('organizations'),
  }),
  owned(organizationChanges, {
    level: 'internal',
    parties: ['employer'],
    administrator: 'write',
    export: withheld("an organization's proposed names and addresses"),
  }),
  owned(organizationMembers, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    erase: deleteBy('user_id'),
    export: exported('user_id', 'organization_id user_id member_role created_at'),
  }),
  owned(memberUnits, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'organization_id user_id unit_id'),
  }),
  owned(organizationInvitations, {
    level: 'restricted',
    parties: ['employer'],
    administrator: 'write',
    erase: 'by function',
    export: withheld("an organization's invitations"),
  }),
  owned(employerProfiles, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    administrator: 'write',
    acting: { update: 'job_title phone updated_at' },
    erase: deleteBy('user_id'),
    export: exported('user_id', 'user_id organization_id job_title phone created_at updated_at'),
  }),
  owned(organizationRequirements, {
    level: 'internal',
    parties: ['employer'],
    administrator: 'write',
    export: withheld("an organization's requirements"),
  }),
  owned(savedViews, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'id user_id screen name query created_at'),
  }),
  owned(officeHours, {
    level: 'internal',
    parties: ['employer'],
    export: withheld("an organization's office hours"),
  }),
  owned(memberAbsences, {
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('user_id'),
    export: exported('user_id', 'organization_id user_id deputy_id out_from out_until changed_at'),
  }),
];
