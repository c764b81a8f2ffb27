import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { profileCopy } from '../profile/profile.copy.ts';
import { credentialRows } from './credential-rows.ts';
import { historyRows } from './history-rows.ts';
import type { ProfileFacts, SectionRow } from './row-state.ts';
import { sectionOfItem } from './section-of-item.ts';
import { wishRows } from './wish-rows.ts';

/** The lines of each section card: what is there, then what is missing, most useful first. */
export function rowsOf(facts: ProfileFacts): Record<ProfileSection, SectionRow[]> {
  const present = { ...credentialRows(facts), ...historyRows(facts), ...wishRows(facts) };
  const missing = facts.profile.completeness.items
    .filter(({ isDone }) => !isDone)
    .sort((a, b) => b.gain - a.gain)
    .map(({ id, step, gain }) => ({
      section: sectionOfItem(id, step),
      row: {
        id: `missing-${id}`,
        label: profileCopy.items[id] ?? id,
        detail: profileCopy.gain(gain),
        state: 'missing' as const,
      },
    }));
  const whole = (section: ProfileSection) => [
    ...(present[section] ?? []),
    ...missing.filter((item) => item.section === section).map(({ row }) => row),
  ];
  return {
    licenses: whole('licenses'),
    certifications: whole('certifications'),
    experience: whole('experience'),
    education: whole('education'),
    documents: whole('documents'),
    about: whole('about'),
    role: whole('role'),
    preferences: whole('preferences'),
    requirements: [],
    blocked: [],
  };
}
