import type { PublicPassport } from './passport.ts';

/** What the page behind a passport link shows. Days are calendar days. */
export interface SharedPassport {
  passport: PublicPassport;
  today: string;
  expiresOn: string;
  /** Keys of the facts whose credential's signature was just verified. */
  signedFacts: readonly string[];
  /** Addresses of the same facts in machine-readable formats. */
  downloads: { credentials: string; fhir: string; resume: string };
}
