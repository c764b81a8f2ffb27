import type {
  EmploymentType,
  FacilityType,
  JobState,
  PayUnit,
  Position,
  Shift,
  ShiftPattern,
} from '#kernel/vocabulary.ts';
import type { FilterErrors, JobFilters, TypedFilters } from './job-filters.ts';

/** A job in a list of results. Rates are in cents an hour. */
export interface FoundJob {
  id: string;
  slug: string;
  title: string;
  position: Position;
  employerName: string;
  facilityType: FacilityType | null;
  city: string;
  state: JobState;
  employmentType: EmploymentType;
  shift: Shift;
  shiftPattern: ShiftPattern;
  weeklyHours: number | null;
  payMinCents: number;
  payMaxCents: number;
  payUnit: PayUnit;
  /** In the unit; null for hourly pay. */
  statedMinCents: number | null;
  statedMaxCents: number | null;
  nightDifferentialCents: number;
  weekendDifferentialCents: number;
  signOnBonusCents: number;
  startDate: string;
  publishedAt: Date;
  isDemo: boolean;
  /** Percent of the employer's recent applicants answered in time; null when it had too few. */
  repliesOnTime: number | null;
  /** From the place of the search. */
  miles: number | null;
}

export interface Town {
  slug: string;
  city: string;
  state: JobState;
  latitude: number;
  longitude: number;
}

/** How a job fits the signed-in candidate. */
export interface JobFit {
  /** 0 to 100; null when the job does not fit. */
  score: number | null;
  /** The strongest reason, or the reason against it. */
  text: string;
  /** What would make the job fit. */
  change: string | null;
}

/** What only the signed-in candidate sees on a page of results. */
export interface OwnView {
  fits: Readonly<Record<string, JobFit>>;
  saved: readonly string[];
}

/** The results of a search, or what is wrong with it. */
export interface JobsPage {
  typed: TypedFilters;
  filters: JobFilters;
  errors: FilterErrors;
  /** The place as people write it: `Joplin, MO`. */
  placeName: string | null;
  total: number;
  jobs: readonly FoundJob[];
  /** Towns with matching jobs, most jobs first. */
  towns: readonly (Town & { jobs: number })[];
  /** The address of this page. */
  ownPath: string;
  nextPath: string | null;
  /** How many jobs come before this page. */
  before: number;
  isFirst: boolean;
  /** A word that people may have meant, when nothing was found. */
  suggestion: { text: string; path: string } | null;
  hasRealJobs: boolean;
  /** Null for visitors and employers. */
  own: OwnView | null;
  isSignedIn: boolean;
}
