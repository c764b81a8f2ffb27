import type { PublicPassport } from './passport.ts';

/** The content of a passport link's page. Days are calendar days. */
export interface SharedPassport {
  passport: PublicPassport;
  today: string;
  expiresOn: string;
  /** Keys of the facts whose credential's signature was just verified. */
  signedFacts: readonly string[];
  /** Addresses of the same facts in machine-readable formats. */
  downloads: { credentials: string; fhir: string; resume: string };
}
