import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { applicantCopy as copy } from './applicants.copy.ts';

export const stageWord = (stage: ApplicantCard['stage']): string =>
  (copy.stages as Partial<Record<ApplicantCard['stage'], string>>)[stage] ?? 'Withdrawn';
