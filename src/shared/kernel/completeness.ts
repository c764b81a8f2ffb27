import { mustShowLicense } from './credential-needs.ts';
import type { OnboardingStep } from './onboarding.ts';
import type { Position } from './vocabulary.ts';

/** What completeness looks at. Medical papers are not among it, and cannot be. */
export interface CompletenessFacts {
  hasPhone: boolean;
  hasAddress: boolean;
  hasBirthDate: boolean;
  position: Position | null;
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
  /** Percentage points that the profile would gain now; 0 once done. */
  gain: number;
}

export interface Completeness {
  percent: number;
  items: CompletenessItem[];
}

type Rule = [id: string, step: OnboardingStep, weight: number, isDone: boolean];

const rulesFor = (facts: CompletenessFacts): Rule[] => [
  ['home', 'about', 6, facts.hasAddress],
  ['phone', 'about', 4, facts.hasPhone],
  ['birth_date', 'about', 6, facts.hasBirthDate],
  ['position', 'role', 10, facts.position !== null],
  ['years', 'role', 5, facts.hasYears],
  ['specialties', 'role', 5, facts.specialties > 0],
  ['settings', 'role', 3, facts.settings > 0],
  ['skills', 'role', 5, facts.skills >= 3],
  ['headline', 'role', 3, facts.hasHeadline],
  ['about', 'role', 3, facts.hasAbout],
  // Someone in a role that nobody licenses is not less complete without one.
  ...(facts.position && !mustShowLicense(facts.position)
    ? []
    : ([
        ['license', 'credentials', 15, facts.licenses > 0],
        ['license_document', 'documents', 6, facts.documentKinds.includes('license')],
      ] satisfies Rule[])),
  ['certification', 'credentials', 7, facts.certifications > 0],
  ['work', 'experience', 8, facts.workEntries > 0],
  ['education', 'experience', 4, facts.educationEntries > 0],
  ['resume', 'documents', 4, facts.documentKinds.includes('resume')],
  ['pay', 'preferences', 6, facts.hasPay],
  ['schedule', 'preferences', 6, facts.hasSchedule],
  ['distance', 'preferences', 4, facts.hasDistance],
];

/** How complete a profile is, and what each missing item would add. Gains are differences of the shown percentages. */
export function completenessOf(facts: CompletenessFacts): Completeness {
  const rules = rulesFor(facts);
  const total = rules.reduce((sum, [, , weight]) => sum + weight, 0);
  const done = rules.reduce((sum, [, , weight, isDone]) => sum + (isDone ? weight : 0), 0);
  const shown = (weight: number) => Math.round((weight / total) * 100);
  return {
    percent: shown(done),
    items: rules.map(([id, step, weight, isDone]) => ({
      id,
      step,
      isDone,
      gain: isDone ? 0 : shown(done + weight) - shown(done),
    })),
  };
}
