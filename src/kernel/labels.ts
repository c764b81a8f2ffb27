import { CERTIFICATIONS, SKILLS, SPECIALTIES } from './vocabulary.ts';

const LABELS = new Map<string, string>(
  [...CERTIFICATIONS, ...SKILLS, ...SPECIALTIES].map(({ id, label }) => [id, label]),
);

/** What a certification, a skill or a specialty is called; an id of none of them as it stands. */
export const labelOf = (id: string): string => LABELS.get(id) ?? id;

/** What each part of the two-sided score is called. */
export const SCORE_LABELS = {
  schedule: 'Schedule',
  setting: 'Work setting',
  response: 'Answers in time',
  commute: 'Commute',
  pay: 'Pay',
  experience: 'Experience',
  recency: 'Recent work',
  completeness: 'Complete profile',
  specialty: 'Specialty',
  skills: 'Skills',
  certifications: 'Extra certifications',
} as const;
