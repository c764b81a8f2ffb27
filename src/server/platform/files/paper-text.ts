import type { Env } from '../env.ts';
import { seal, unseal } from '../seal.ts';

const LABEL = 'paper-text/1';

export const sealPaper = (env: Env, text: string): string => seal(env, LABEL, text);

/** Null when neither key opens it any more: then there is nothing to compare, and the paper itself is still there. */
export function openPaper(env: Env, sealed: string | null): string | null {
  if (!sealed) return null;
  try {
    return unseal(env, LABEL, sealed);
  } catch {
    return null;
  }
}
