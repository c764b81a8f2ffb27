import { z } from 'zod';
import { CERTIFICATION_IDS } from '#kernel/vocabulary.ts';
import { contract } from '#platform/contract/contract.ts';
import { jobCard } from './matches.ts';

export const PREVIEWED_JOBS = 20;

/** What a job asks that the profile does not answer yet. It keeps no job from the list. */
const openQuestion = z.enum(['license', 'certifications', 'experience']);
export type OpenQuestion = z.infer<typeof openQuestion>;

export const previewedJob = z.object({
  job: jobCard,
  /** Whole miles from home; null without a ZIP code. */
  distanceMiles: z.int().nullable(),
  toConfirm: z.array(openQuestion),
  /** Required certifications that the profile does not have. */
  certifications: z.array(z.enum(CERTIFICATION_IDS)),
});
export type PreviewedJob = z.infer<typeof previewedJob>;

export const previewMyJobs = contract({
  method: 'get',
  path: '/api/me/job-preview',
  summary: 'Open jobs that fit what my profile says so far; nothing is stored, and no employer sees me',
  response: z.object({
    /** Best first, at most `PREVIEWED_JOBS`. */
    items: z.array(previewedJob),
    /** How many jobs fit in all. */
    total: z.int(),
    /** The search radius in miles; null when the list covers both states. */
    radiusMiles: z.int().nullable(),
    /** One change each that would open more jobs, most jobs first. */
    unlocks: z.array(
      z.object({
        code: z.string(),
        gate: z.string(),
        /** What to add, e.g. `ACLS` or `ACLS+PALS`. */
        subject: z.string().nullable(),
        text: z.string(),
        jobs: z.int(),
      }),
    ),
    /** Jobs nearby that what the profile says rules out, with the reason. */
    ruledOut: z.array(z.object({ job: jobCard, distanceMiles: z.int().nullable(), reason: z.string() })),
  }),
});
