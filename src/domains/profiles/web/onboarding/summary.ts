import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { OnboardingStep } from '#domains/profiles/contract/onboarding-steps.ts';
import {
  CERTIFICATIONS,
  EMPLOYMENT_TYPE_LABELS,
  POSITION_LABELS,
  SHIFT_LABELS,
  SPECIALTIES,
} from '#kernel/vocabulary.ts';
import { summaryCopy as copy } from './onboarding.copy.ts';
import { hourly } from '#platform/web/page/format.ts';

interface Part {
  /** The first step of the part. */
  step: OnboardingStep;
  title: string;
  lines: string[];
}

const labelsOf = <Id extends string>(ids: readonly Id[], list: readonly { id: Id; label: string }[]): string =>
  ids.map((id) => list.find((entry) => entry.id === id)?.label ?? id).join(', ');

const present = (...lines: (string | null | false)[]): string[] => {
  const given = lines.filter((line): line is string => typeof line === 'string' && line !== '');
  return given.length > 0 ? given : [copy.nothing];
};

/** The text that the review shows for each step. */
export const summaryOf = (profile: CandidateProfileView, documents: number): Part[] => {
  const { about, role, preferences, credentials } = profile;
  return [
    {
      step: 'about',
      title: copy.parts.about,
      lines: present(
        about.fullName,
        about.city && about.state && `${about.city}, ${about.state} ${about.zip}`,
        about.phone,
      ),
    },
    {
      step: 'role',
      title: copy.parts.role,
      lines: present(
        role.position ? POSITION_LABELS[role.position] : role.requestedRole && copy.asked(role.requestedRole),
        role.yearsExperience !== null && copy.years(role.yearsExperience),
        labelsOf(role.specialties, SPECIALTIES),
      ),
    },
    {
      step: 'credentials',
      title: copy.parts.credentials,
      lines: present(
        ...profile.licenses.map((row) =>
          `${row.state} ${POSITION_LABELS[row.licenseType]} ${row.licenseNumber ?? ''}`.trim(),
        ),
        labelsOf(
          profile.certifications.map(({ kind }) => kind),
          CERTIFICATIONS,
        ),
        credentials.npi && copy.npi(credentials.npi),
      ),
    },
    {
      step: 'experience',
      title: copy.parts.experience,
      lines: present(
        ...profile.work.map(({ title, employerName }) => `${title}, ${employerName}`),
        ...profile.education.map(({ degree, school }) => `${degree}, ${school}`),
      ),
    },
    { step: 'documents', title: copy.parts.documents, lines: present(documents > 0 && copy.files(documents)) },
    {
      step: 'preferences',
      title: copy.parts.preferences,
      lines: present(
        preferences.payFloorCents !== null && copy.payFrom(hourly(preferences.payFloorCents)),
        preferences.employmentTypes.map((type) => EMPLOYMENT_TYPE_LABELS[type]).join(', '),
        preferences.shifts.map((shift) => SHIFT_LABELS[shift]).join(', '),
        preferences.radiusMiles !== null && copy.miles(preferences.radiusMiles),
        preferences.autoApply ? copy.autoOn : copy.autoOff,
      ),
    },
  ];
};
