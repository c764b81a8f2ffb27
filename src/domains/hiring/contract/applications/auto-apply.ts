import { z } from 'zod';
import { autoApplyLimits, contradiction } from '#domains/profiles/contract/auto-apply-limits.ts';
import { contract } from '#platform/contract/contract.ts';
import { isNotEmpty, moment } from '#platform/contract/common.ts';

export const autoApplyView = z.object({
  enabled: z.boolean(),
  dailyCap: z.int(),
  activeCap: z.int(),
  /** Jobs below this score are not planned; 0 plans any match. */
  minScore: z.int(),
  appliedToday: z.int(),
  active: z.int(),
  /** Set when an accepted offer paused it; nothing is planned until the candidate resumes. */
  pausedAt: moment.nullable(),
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
  summary: 'Switch applying on my behalf on or off, or set its limits; what is left out stays; sends nothing',
  /** The switch and the limits are saved apart: turning it on is a consent, which no other change may give. */
  body: z
    .strictObject({ enabled: z.boolean(), ...autoApplyLimits })
    .partial()
    .refine(isNotEmpty, 'Send the switch or limits.')
    .refine(...contradiction),
  response: autoApplyView,
});

const number = (field: z.ZodInt) => z.coerce.number().pipe(field);

export const previewAutoApply = contract({
  method: 'get',
  path: '/api/me/auto-apply/preview',
  summary: 'How many applications would be planned with these limits',
  query: z
    .object({
      dailyCap: number(autoApplyLimits.dailyCap),
      activeCap: number(autoApplyLimits.activeCap),
      minScore: number(autoApplyLimits.minScore),
    })
    .refine(...contradiction),
  response: z.object({
    planned: z.int(),
    /** Compared with what is planned now. */
    change: z.int(),
  }),
});

export const resumeAutoApply = contract({
  method: 'post',
  path: '/api/me/auto-apply/resume',
  summary: 'Resume applying on my behalf after an accepted offer paused it',
  response: autoApplyView,
});

export const autoApplyContracts = [getAutoApply, setAutoApply, previewAutoApply, resumeAutoApply] as const;
