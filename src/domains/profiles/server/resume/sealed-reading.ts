import { z } from 'zod';
import { reading } from '#domains/profiles/contract/resume/suggestions.ts';
import type { Env } from '#platform/server/env.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';

const LABEL = 'resume-reading/1';

/** A reading with what the person decided about each suggestion. */
const decidedReading = reading.extend({ added: z.array(z.string()), skipped: z.array(z.string()) });
export type DecidedReading = z.infer<typeof decidedReading>;

export const sealReading = (env: Env, content: DecidedReading): string => seal(env, LABEL, JSON.stringify(content));

/** Null when no key opens it anymore. */
export function openReading(env: Env, sealed: string | null): DecidedReading | null {
  if (!sealed) return null;
  try {
    return decidedReading.parse(JSON.parse(unseal(env, LABEL, sealed)));
  } catch {
    return null;
  }
}
