/**
 * The steps of the candidate's wizard, in order, one question each. The first five are enough for a preview of real jobs
 * (`matches`); the rest completes the profile.
 */
export const ONBOARDING_STEPS = [
  'role',
  'license',
  'home',
  'shift',
  'pay',
  'matches',
  'credentials',
  'certifications',
  'specialty',
  'experience',
  'education',
  'skills',
  'settings',
  'documents',
  'preferences',
  'distance',
  'authorization',
  'about',
  'former-names',
  'address',
  'intro',
  'privacy',
  'review',
  'agree',
] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The short sections that the steps belong to. */
export const ONBOARDING_SECTIONS = {
  start: ['role', 'license', 'home', 'shift', 'pay'],
  matches: ['matches'],
  credentials: ['credentials', 'certifications'],
  experience: ['specialty', 'experience', 'education', 'skills', 'settings'],
  documents: ['documents'],
  preferences: ['preferences', 'distance', 'authorization'],
  about: ['about', 'former-names', 'address', 'intro', 'privacy'],
  review: ['review', 'agree'],
} as const satisfies Record<string, readonly OnboardingStep[]>;
export type OnboardingSection = keyof typeof ONBOARDING_SECTIONS;
export const SECTION_IDS = Object.keys(ONBOARDING_SECTIONS) as OnboardingSection[];

export const stepsIn = (section: OnboardingSection): readonly OnboardingStep[] => ONBOARDING_SECTIONS[section];

export const sectionOf = (step: OnboardingStep): OnboardingSection =>
  SECTION_IDS.find((section) => stepsIn(section).includes(step)) ?? 'start';

/** The person's answers that decide which steps there are and where to continue. */
export interface StartFacts {
  hasRole: boolean;
  /** Whether the position has a license to ask for. */
  asksLicense: boolean;
  hasLicense: boolean;
  hasHome: boolean;
  hasShifts: boolean;
  hasPay: boolean;
}

/** Without the license step for a position that needs none. */
export const stepsFor = ({ asksLicense }: Pick<StartFacts, 'asksLicense'>): OnboardingStep[] =>
  ONBOARDING_STEPS.filter((step) => step !== 'license' || asksLicense);

/**
 * Where the person continues: at the stored step, or at the first of the five questions without an answer. So people who
 * began before there were five questions first answer the open ones. Only the license may be left for later.
 */
export function resumeStep(stored: string, facts: StartFacts): OnboardingStep {
  const open: [step: OnboardingStep, isOpen: boolean][] = [
    ['role', !facts.hasRole],
    ['license', stored === 'license' && facts.asksLicense && !facts.hasLicense],
    ['home', !facts.hasHome],
    ['shift', !facts.hasShifts],
    ['pay', !facts.hasPay],
  ];
  const first = open.find(([, isOpen]) => isOpen)?.[0];
  return first ?? stepsFor(facts).find((step) => step === stored) ?? 'matches';
}
