import type { OnboardingStep } from './onboarding-steps.ts';
import type { Position } from '#kernel/vocabulary.ts';

/** The input of completeness, which excludes medical documents. */
export interface CompletenessFacts {
  hasPhone: boolean;
  hasAddress: boolean;
  hasBirthDate: boolean;
  position: Position | null;
  /** Whether the position requires a license; true while the position is unknown. */
  needsLicense: boolean;
  hasYears: boolean;
  hasHeadline: boolean;
  hasAbout: boolean;
  specialties: number;
  settings: number;
  skills: number;
  licenses: number;
  certifications: number;
  workEntries: number;
  educationEntries: number;
  documentKinds: readonly string[];
  hasPay: boolean;
  hasSchedule: boolean;
  hasDistance: boolean;
}

export interface CompletenessItem {
  id: string;
  step: OnboardingStep;
  isDone: boolean;
  /** Percentage points the item would add; 0 once done. */
  gain: number;
}

export interface Completeness {
  percent: number;
  items: CompletenessItem[];
}

type Rule = [id: string, step: OnboardingStep, points: number, isDone: boolean];

/** The points add up to 100. Where no license is needed, its points are spread over the other items. */
const rulesFor = (facts: CompletenessFacts): Rule[] => {
  const { needsLicense } = facts;
  return [
    ['home', 'about', 5, facts.hasAddress],
    ['phone', 'about', 4, facts.hasPhone],
    ['birth_date', 'about', 5, facts.hasBirthDate],
    ['position', 'role', 10, facts.position !== null],
    ['years', 'role', 5, facts.hasYears],
    ['specialties', 'role', 5, facts.specialties > 0],
    ['settings', 'role', 3, facts.settings > 0],
    ['skills', 'role', 5, facts.skills >= 3],
    ['headline', 'role', 2, facts.hasHeadline],
    ['about', 'role', 3, facts.hasAbout],
    ...(needsLicense
      ? ([
          ['license', 'credentials', 14, facts.licenses > 0],
          ['license_document', 'documents', 5, facts.documentKinds.includes('license')],
        ] satisfies Rule[])
      : []),
    ['certification', 'credentials', needsLicense ? 6 : 15, facts.certifications > 0],
    ['work', 'experience', needsLicense ? 8 : 14, facts.workEntries > 0],
    ['education', 'experience', 4, facts.educationEntries > 0],
    ['resume', 'documents', needsLicense ? 4 : 8, facts.documentKinds.includes('resume')],
    ['pay', 'preferences', 5, facts.hasPay],
    ['schedule', 'preferences', 4, facts.hasSchedule],
    ['distance', 'preferences', 3, facts.hasDistance],
  ];
};

/** The profile's completeness and what each missing item would add. */
export function completenessOf(facts: CompletenessFacts): Completeness {
  const rules = rulesFor(facts);
  return {
    percent: rules.reduce((sum, [, , points, isDone]) => sum + (isDone ? points : 0), 0),
    items: rules.map(([id, step, points, isDone]) => ({ id, step, isDone, gain: isDone ? 0 : points })),
  };
}
