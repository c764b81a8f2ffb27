import { sectionNamed, type ProfileSection } from '#domains/profiles/contract/profile-sections.ts';

/** Items whose section isn't named like their step in the wizard. */
const SECTIONS: Readonly<Record<string, ProfileSection>> = { certification: 'certifications', education: 'education' };

/** The section where an item of the completeness is filled in. */
export const sectionOfItem = (id: string, step: string): ProfileSection =>
  SECTIONS[id] ?? sectionNamed(step) ?? 'about';
