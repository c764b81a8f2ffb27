import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { inMiles } from '#kernel/miles.ts';
import {
  EMPLOYMENT_TYPE_LABELS,
  FACILITY_TYPE_LABELS,
  POSITION_LABELS,
  SHIFT_LABELS,
  SKILLS,
  SPECIALTIES,
} from '#kernel/vocabulary.ts';
import { day, hourly, money } from '#platform/web/page/format.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import type { ProfileFacts, RowState, SectionRow } from './row-state.ts';

type Rows = Partial<Record<ProfileSection, SectionRow[]>>;
type Verification = CandidateProfileView['verification'];

const labelsOf = (ids: readonly string[], list: readonly { id: string; label: string }[]): string =>
  ids.map((one) => list.find(({ id }) => id === one)?.label ?? one).join(', ');

/** A value with its name; nothing where there is no value. */
const row = (id: keyof typeof copy.rows, value: string | null | false, state?: RowState): SectionRow[] =>
  value ? [{ id, label: copy.rows[id], value, state }] : [];

/** Name and role are reviewed as part of the whole profile, and again when they change. */
function ownState(verification: Verification, item: 'identity' | 'role'): RowState {
  const state = verification[item];
  if (state === 'needs_fix') return 'needs_attention';
  if (state === 'checking') return 'in_review';
  return verification.status === 'approved' ? 'verified' : 'stated';
}

/** The person, the role, and what they want. */
export const wishRows = ({ profile: { about, role, preferences, verification } }: ProfileFacts): Rows => ({
  about: [
    ...row('name', about.fullName, ownState(verification, 'identity')),
    ...row('home', about.city && about.state && `${about.city}, ${about.state} ${about.zip ?? ''}`.trim()),
    ...row('phone', about.phone),
  ],
  role: [
    ...row(
      'position',
      role.position ? POSITION_LABELS[role.position] : role.requestedRole && copy.requested(role.requestedRole),
      ownState(verification, 'role'),
    ),
    ...row('years', role.yearsExperience !== null && copy.years(role.yearsExperience)),
    ...row('specialties', labelsOf(role.specialties, SPECIALTIES)),
    ...row('settings', role.settings.map((type) => FACILITY_TYPE_LABELS[type]).join(', ')),
    ...row('skills', labelsOf(role.skills, SKILLS)),
  ],
  preferences: [
    ...row('pay', preferences.payFloorCents !== null && payOf(preferences.payFloorCents, preferences.payTargetCents)),
    ...row('schedule', scheduleOf(preferences)),
    ...row('distance', distanceOf(preferences)),
    ...row('start', preferences.earliestStart ? day(preferences.earliestStart) : copy.anyTime),
  ],
});

const payOf = (floor: number, target: number | null) => copy.pay(hourly(floor), target === null ? null : money(target));

const scheduleOf = ({ employmentTypes, shifts }: CandidateProfileView['preferences']): string =>
  [
    employmentTypes.map((type) => EMPLOYMENT_TYPE_LABELS[type]).join(', '),
    shifts.map((shift) => SHIFT_LABELS[shift]).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

const distanceOf = ({ radiusMiles, willRelocate }: CandidateProfileView['preferences']): string =>
  [radiusMiles !== null && copy.miles(inMiles(radiusMiles)), willRelocate && copy.moves].filter(Boolean).join(' · ');
