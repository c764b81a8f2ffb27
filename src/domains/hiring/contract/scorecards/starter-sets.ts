import type { Position } from '#kernel/vocabulary.ts';
import type { Criterion } from './criteria.ts';
import { STARTER_CRITERIA } from './starter-criteria.ts';

type Key = keyof typeof STARTER_CRITERIA;

/** Five criteria for each position. The last two are the same everywhere, so that people compare over positions. */
const SETS: Record<Position, readonly [Key, Key, Key]> = {
  RN: ['clinical_judgment', 'patient_safety', 'prioritizing'],
  LPN: ['clinical_judgment', 'medication_accuracy', 'prioritizing'],
  CNA: ['compassion', 'patient_safety', 'infection_control'],
  NP: ['diagnosis_and_plan', 'patient_safety', 'documentation'],
  MA: ['patient_safety', 'documentation', 'compassion'],
  PT: ['treatment_planning', 'patient_safety', 'documentation'],
  OT: ['treatment_planning', 'compassion', 'documentation'],
  RRT: ['airway_and_ventilation', 'clinical_judgment', 'prioritizing'],
  PHLEB: ['specimen_quality', 'infection_control', 'compassion'],
  PCT: ['compassion', 'patient_safety', 'prioritizing'],
  RT: ['image_quality', 'patient_safety', 'compassion'],
  MT: ['quality_control', 'specimen_quality', 'documentation'],
  PHARM_TECH: ['medication_accuracy', 'quality_control', 'reliability'],
  FRONT_DESK: ['front_desk_accuracy', 'service', 'reliability'],
};

const EVERYWHERE = ['communication', 'teamwork'] as const satisfies readonly Key[];

/** The criteria of a position before its organization changes them: version 0. */
export const starterCriteria = (position: Position): Criterion[] =>
  [...SETS[position], ...EVERYWHERE].map((key) => ({
    key,
    name: STARTER_CRITERIA[key].name,
    anchors: [...STARTER_CRITERIA[key].anchors],
    questions: [...STARTER_CRITERIA[key].questions],
  }));
