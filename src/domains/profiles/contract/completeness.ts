import type { OnboardingStep } from './onboarding.ts';
import type { Position } from '#kernel/vocabulary.ts';

/** What completeness looks at. Medical papers are not among it, and cannot be. */
export interface CompletenessFacts {
  hasPhone: boolean;
  hasAddress: boolean;
  hasBirthDate: boolean;
  position: Position | null;
  /** Whether the position asks for a license; true as long as nobody knows the position. */
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
  /** Percentage points that the profile would gain; 0 once done. */
  gain: number;
}

export interface Completeness {
  percent: number;
  items: CompletenessItem[];
}

type Rule = [id: string, step: OnboardingStep, points: number, isDone: boolean];

/** The points come to 100. Who needs no license is not less complete without one: the others then count more. */
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

/** How complete a profile is, and exactly what each missing item would add. */
export function completenessOf(facts: CompletenessFacts): Completeness {
  const rules = rulesFor(facts);
  return {
    percent: rules.reduce((sum, [, , points, isDone]) => sum + (isDone ? points : 0), 0),
    items: rules.map(([id, step, points, isDone]) => ({ id, step, isDone, gain: isDone ? 0 : points })),
  };
}
