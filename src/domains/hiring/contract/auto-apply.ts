import { z } from 'zod';
import { contract } from '#platform/contract/contract.ts';
import { moment } from '#platform/contract/common.ts';

export const autoApplyView = z.object({
  enabled: z.boolean(),
  dailyCap: z.int(),
  activeCap: z.int(),
  appliedToday: z.int(),
  active: z.int(),
  consentVersion: z.string().nullable(),
  consentedAt: moment.nullable(),
});

export const getAutoApply = contract({
  method: 'get',
  path: '/api/me/auto-apply',
  summary: 'Whether the product applies for me, within which limits, and what it did today',
  response: autoApplyView,
});

export const setAutoApply = contract({
  method: 'put',
  path: '/api/me/auto-apply',
  summary: 'Switch applying on my behalf on or off, and set its limits',
  body: z.strictObject({
    enabled: z.boolean(),
    dailyCap: z.int().min(1, 'At least 1.').max(10, 'At most 10 a day.'),
    activeCap: z.int().min(1, 'At least 1.').max(30, 'At most 30 at once.'),
  }),
  response: autoApplyView,
});

export const autoApplyContracts = [getAutoApply, setAutoApply] as const;
