import { z } from 'zod';
import { RACES, SEXES } from './demographics.ts';
import { moment } from '#platform/contract/common.ts';
import { contract } from '#platform/contract/contract.ts';

const answers = {
  /** Null: 'I prefer not to say'. */
  sex: z.enum(SEXES).nullable(),
  raceEthnicity: z.enum(RACES).nullable(),
};
export const selfIdentificationBody = z.strictObject(answers);

/** Null when unanswered or withdrawn. */
const kept = z.object({ answer: z.object({ ...answers, updatedAt: moment }).nullable() });
export type SelfIdentification = z.infer<typeof kept>['answer'];

export const readSelfIdentification = contract({
  method: 'get',
  path: '/api/me/self-identification',
  summary: 'My answers for the fairness check, which only I can read',
  response: kept,
});

export const saveSelfIdentification = contract({
  method: 'put',
  path: '/api/me/self-identification',
  summary: 'Save my sex, race or ethnicity for the fairness check, or that I prefer not to say',
  body: selfIdentificationBody,
  response: kept,
});

export const withdrawSelfIdentification = contract({
  method: 'delete',
  path: '/api/me/self-identification',
  summary: 'Withdraw and delete my answers',
  response: kept,
});

export const selfIdentificationContracts = [
  readSelfIdentification,
  saveSelfIdentification,
  withdrawSelfIdentification,
] as const;
