import { poolMachine } from '#domains/hiring/contract/talent-pool/pool-states.ts';
import { deleteBy, exported, owned } from '#platform/db/registry.ts';
import { poolMembers } from './talent-pool.ts';

export const talentPoolTables = [
  owned(poolMembers, {
    steps: { of: poolMachine, column: 'status' },
    level: 'personal',
    parties: ['candidate', 'employer'],
    erase: deleteBy('candidate_id'),
    export: exported(
      'candidate_id',
      'id application_id organization_id candidate_id status reason message asked_at expires_at closed_at',
      'asked_by',
    ),
  }),
];
