import type { UsualResponse } from '#domains/hiring/contract/usual-response.ts';
import type { LicenseRule } from '#domains/verification/contract/requirements-rules.ts';
import type {
  EmploymentType,
  FacilityType,
  JobState,
  PayUnit,
  Position,
  Shift,
  ShiftPattern,
  Specialty,
} from '#kernel/vocabulary.ts';

/** What anyone may read about an open public job. Rates and bonuses are in cents; days are calendar days. */
export interface PublicJob {
  id: string;
  slug: string;
  title: string;
  position: Position;
  specialty: Specialty | null;
  city: string;
  /** The town in addresses: `joplin-mo`. */
  place: string;
  state: JobState;
  zip: string;
  openings: number;
  employmentType: EmploymentType;
  shift: Shift;
  shiftPattern: ShiftPattern;
  /** Null: those of the pattern. */
  weeklyHours: number | null;
  /** An hour, whatever the unit. */
  payMinCents: number;
  payMaxCents: number;
  payUnit: PayUnit;
  /** In the unit; null for hourly pay. */
  statedMinCents: number | null;
  statedMaxCents: number | null;
  nightDifferentialCents: number;
  weekendDifferentialCents: number;
  callRateCents: number;
  signOnBonusCents: number;
  signOnBonusTerms: string | null;
  workAuthorizationRequired: boolean;
  sponsorshipAvailable: boolean;
  licenseRule: LicenseRule;
  licenseStates: readonly string[];
  requiredCertifications: readonly string[];
  preferredCertifications: readonly string[];
  addedRequirements: readonly string[];
  minimumYears: number;
  skills: readonly string[];
  /** Markdown, limited to `RICH_TEXT_ELEMENTS`. */
  description: string;
  /** Both days are empty in a preview as long as they are open. */
  startDate: string;
  validThrough: string;
  publishedAt: Date;
  employer: {
    name: string;
    /** The address of its page, if it has one. */
    slug: string | null;
    facilityType: FacilityType | null;
    website: string | null;
    streetAddress: string | null;
    zip: string | null;
    benefits: readonly string[];
    about: string | null;
  };
  isDemo: boolean;
}

/** An open job in the same position, linked from another job's page. */
export interface SimilarJob {
  slug: string;
  title: string;
  city: string | null;
  state: JobState | null;
  payMinCents: number | null;
  payMaxCents: number | null;
  payUnit: PayUnit;
  /** In the unit; null for hourly pay. */
  statedMinCents: number | null;
  statedMaxCents: number | null;
  employerName: string;
}

/** What a public job's address shows. A paused job may reopen at the same address; an ended one does not. */
export type JobPage =
  | { status: 'open'; job: PublicJob; usual: UsualResponse | null; similar: readonly SimilarJob[] }
  | { status: 'ended' | 'paused'; similar: readonly SimilarJob[] };
