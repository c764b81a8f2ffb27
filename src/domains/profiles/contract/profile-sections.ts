/** The sections of a candidate's profile page, in the order of a phone. */
export const PROFILE_SECTIONS = [
  'licenses',
  'certifications',
  'experience',
  'education',
  'documents',
  'about',
  'role',
  'preferences',
  'requirements',
  'blocked',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Names that links and completeness items also use: steps of the wizard that became several sections. */
const OTHER_NAMES: Readonly<Record<string, ProfileSection>> = { credentials: 'licenses' };

/** The section of that name, or of the wizard's step of that name. */
export const sectionNamed = (name: string | null): ProfileSection | null =>
  name === null ? null : (PROFILE_SECTIONS.find((section) => section === name) ?? OTHER_NAMES[name] ?? null);

/** Opens the form of a section. */
export const profileSectionPath = (section: ProfileSection): string => `/job-seeker/profile?section=${section}`;
