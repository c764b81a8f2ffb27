import type { Env } from '../env.ts';
import { seal, unseal } from '../seal.ts';

const LABEL = 'paper-text/1';
/** Names and numbers stand on the first pages. */
const MOST_CHARACTERS = 8000;

/** As many of the words as are held against the profile, sealed. */
export const sealPaper = (env: Env, text: string): string => seal(env, LABEL, text.slice(0, MOST_CHARACTERS));

/** Null when neither key opens it any more: then there is nothing to compare, and the paper itself is still there. */
export function openPaper(env: Env, sealed: string | null): string | null {
  if (!sealed) return null;
  try {
    return unseal(env, LABEL, sealed);
  } catch {
    return null;
  }
}
