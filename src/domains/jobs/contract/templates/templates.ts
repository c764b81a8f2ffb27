import { z } from 'zod';
import type { JobDraft } from '#domains/jobs/contract/jobs.ts';
import { estimateWages } from '#domains/jobs/contract/wages.ts';
import { usualChoices } from '#domains/profiles/contract/position-choices.ts';
import { addDays } from '#kernel/days.ts';
import {
  POSITIONS,
  SPECIALTIES,
  SPECIALTY_IDS,
  type JobState,
  type Position,
  type Specialty,
} from '#kernel/vocabulary.ts';
import { POSITION_TEMPLATES } from './position-templates.ts';
import { ADVANCED, SPECIALTY_TEMPLATES } from './specialty-templates.ts';

export interface TemplateKey {
  position: Position;
  specialty: Specialty | null;
}

/** In addresses: `RN` or `RN.icu`. */
export const templateName = ({ position, specialty }: TemplateKey): string =>
  [position, specialty].filter(Boolean).join('.');

const key = z.tuple([z.enum(POSITIONS)], z.enum(SPECIALTY_IDS));

/** The template that an address names; `removed` when its position or specialty is not offered. */
export function readTemplate(name: string | null): TemplateKey | 'removed' | null {
  if (name === null) return null;
  const read = key.safeParse(name.split('.'));
  const [position, specialty = null, ...rest] = read.data ?? [];
  if (!position || rest.length > 0) return 'removed';
  return specialty === null || specialtiesFor(position).includes(specialty) ? { position, specialty } : 'removed';
}

/** The specialties that have a template for the position, most common first. */
export const specialtiesFor = (position: Position): readonly Specialty[] => usualChoices(position, 'specialties') ?? [];

type Filled = Pick<
  JobDraft,
  | 'title'
  | 'position'
  | 'specialty'
  | 'employmentType'
  | 'shiftPattern'
  | 'payMinCents'
  | 'payMaxCents'
  | 'requiredCertifications'
  | 'preferredCertifications'
  | 'skills'
  | 'description'
  | 'validThrough'
>;

/** Days that a job from a template is open. */
const OPEN_DAYS = 60;
const HALF_DOLLAR = 50;

/** The fields of a draft that a template fills. Pay is the middle half of what the position earns in the state. */
export function fillTemplate({ position, specialty }: TemplateKey, state: JobState, today: string): Filled {
  const base = POSITION_TEMPLATES[position];
  const more = specialty && SPECIALTY_TEMPLATES[specialty];
  const isAdvanced = ADVANCED.includes(position);
  const { 25: low, 75: high } = estimateWages(position, state, today).hourlyCents;
  return {
    title: [base.title, labelOf(specialty)?.toLowerCase()].filter(Boolean).join(', '),
    position,
    specialty,
    employmentType: 'full_time',
    shiftPattern: base.pattern,
    // Rounded up, so that the minimum wage stays met.
    payMinCents: Math.ceil(low / HALF_DOLLAR) * HALF_DOLLAR,
    payMaxCents: Math.ceil(high / HALF_DOLLAR) * HALF_DOLLAR,
    requiredCertifications: [...new Set([...base.required, ...((isAdvanced && more?.requires) || [])])],
    preferredCertifications: isAdvanced ? [...(more?.certifications ?? [])] : [],
    skills: [...new Set([...base.skills, ...(more?.skills ?? [])])],
    description: [base.lead, '**What you will do**', list([...(more ? [more.duty] : []), ...base.duties])].join('\n\n'),
    validThrough: addDays(today, OPEN_DAYS),
  };
}

const labelOf = (specialty: Specialty | null) => SPECIALTIES.find(({ id }) => id === specialty)?.label;
const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
