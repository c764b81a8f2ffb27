import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { Tone } from '#platform/web/ui/feedback/badge.tsx';

/** The color of an application's stage, for both sides. */
export const STAGE_TONES: Record<ApplicationStage, Tone> = {
  matched: 'neutral',
  applied: 'info',
  shortlisted: 'brand',
  interviewing: 'brand',
  offered: 'warn',
  hired: 'ok',
  rejected: 'neutral',
  withdrawn: 'neutral',
  dismissed: 'neutral',
};
