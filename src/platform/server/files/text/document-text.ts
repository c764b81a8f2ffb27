import type { Env } from '#platform/server/env.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';

const LABEL = 'paper-text/1';
/** Names and numbers are on the first pages. */
const MOST_CHARACTERS = 8000;

/** Seals the part of the text that is compared with the profile. */
export const sealDocumentText = (env: Env, text: string): string => seal(env, LABEL, text.slice(0, MOST_CHARACTERS));

/** Returns null when neither key opens it anymore; the document itself is still there. */
export function openDocumentText(env: Env, sealed: string | null): string | null {
  if (!sealed) return null;
  try {
    return unseal(env, LABEL, sealed);
  } catch {
    return null;
  }
}
