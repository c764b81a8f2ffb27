import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';

/** How many reviews wait, for the filters of the desk. */
export const countCases = contract({
  method: 'get',
  path: '/api/admin/case-counts',
  summary: 'How many cases wait: of people, of organizations, late, mine, and for a second review',
  response: z.object({
    person: z.int(),
    organization: z.int(),
    /** Past the promised business days. */
    late: z.int(),
    /** Claimed by me. */
    mine: z.int(),
    /** Assigned to me. */
    assigned: z.int(),
    /** Approvals waiting for their blind second review. */
    secondReview: z.int(),
  }),
});

export const countContracts = [countCases] as const;
