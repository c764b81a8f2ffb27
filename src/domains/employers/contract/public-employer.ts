import type { FacilityType } from '#kernel/vocabulary.ts';

export const employerPath = (slug: string) => `/employers/${slug}`;

/** Something that our team checked, with its source where one was named. Days are YYYY-MM-DD. */
export interface EmployerCheck {
  type: string;
  source: string | null;
  checkedOn: string;
}

/** What anyone may read about a verified organization or facility. */
export interface PublicEmployer {
  /** The organization, everything below it, and the top of its tree. */
  id: string;
  below: readonly string[];
  topId: string;
  slug: string;
  name: string;
  facilityType: FacilityType | null;
  city: string | null;
  state: string | null;
  website: string | null;
  beds: number | null;
  benefits: readonly string[];
  about: string | null;
  /** The system it belongs to, if that has a page. */
  parent: { name: string; slug: string } | null;
  /** Facilities with a page of their own, and names of units. */
  facilities: readonly { name: string; slug: string; city: string | null; state: string | null }[];
  units: readonly string[];
  verifiedOn: string | null;
  checks: readonly EmployerCheck[];
  isDemo: boolean;
}
