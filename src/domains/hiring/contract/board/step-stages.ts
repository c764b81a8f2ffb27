import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';

/** The stages that an organization can divide into steps of its own. */
export const STEP_STAGES = [
  'applied',
  'shortlisted',
  'interviewing',
  'offered',
] as const satisfies readonly ApplicationStage[];
export type StepStage = (typeof STEP_STAGES)[number];
