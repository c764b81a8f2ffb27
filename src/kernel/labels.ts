import { CERTIFICATIONS, SKILLS, SPECIALTIES } from './vocabulary.ts';

const LABELS = new Map<string, string>(
  [...CERTIFICATIONS, ...SKILLS, ...SPECIALTIES].map(({ id, label }) => [id, label]),
);

/** The label of a certification, skill or specialty; an unknown id unchanged. */
export const labelOf = (id: string): string => LABELS.get(id) ?? id;

/** The abbreviation that people in the field say, such as `ACLS`; otherwise the label. */
export const shortLabelOf = (id: string): string => /\(([^()]+)\)$/.exec(labelOf(id))?.[1] ?? labelOf(id);

/** Labels of the parts of the two-sided score. */
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
