import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { idParams } from '#platform/contract/common.ts';
import { scoreView } from './matches.ts';

export const CHANGE_KINDS = [
  'certification',
  'skill',
  'specialty',
  'license',
  'shift',
  'shift_pattern',
  'employment_type',
  'radius',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

const whatIf = z.object({
  /** `certification:ACLS` */
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  text: z.string(),
  /** Compatibility of this match now and after the change. */
  from: z.number(),
  to: z.number(),
  /** Open jobs that the change alone would add to those that fit. */
  newJobs: z.int(),
  /** The score of this match after the change. */
  score: scoreView,
});
export type WhatIf = z.infer<typeof whatIf>;

export const listWhatIfs = contract({
  method: 'get',
  path: '/api/me/matches/:id/what-ifs',
  summary: 'Changes of my profile with what each would make of this match and how many more jobs it would open',
  params: idParams,
  response: z.object({ items: z.array(whatIf) }),
});
