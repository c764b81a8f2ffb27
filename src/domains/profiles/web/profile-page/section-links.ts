import { profileSectionPath, type ProfileSection } from '#domains/profiles/contract/profile-sections.ts';

/** Set on entries of the history that the profile page made, so that closing the form goes back instead of forward. */
interface OpenedHere {
  isFromPage: true;
}

/** Props of a link on the profile page that opens a section's form over it. */
export const toSection = (section: ProfileSection) => ({
  to: profileSectionPath(section),
  state: { isFromPage: true } satisfies OpenedHere,
  preventScrollReset: true,
});

export const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFromPage' in state;
