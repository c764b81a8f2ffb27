import { useQuery } from '@tanstack/react-query';
import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { dayOf } from '#kernel/days.ts';
import { myDocuments } from '../documents/documents.queries.ts';
import { readDraft } from '#platform/web/forms/draft.ts';
import { EmployersCard } from './employers-card.tsx';
import { SectionCard } from './section-card.tsx';
import { rowsOf } from './section-rows.ts';

/** Two columns on a desktop; on a phone the first comes first. */
const COLUMNS: readonly (readonly ProfileSection[])[] = [
  ['licenses', 'certifications', 'experience', 'education', 'documents'],
  ['about', 'role', 'preferences'],
];

/** The draft that holds the unsaved input of a section. */
const DRAFTS: Partial<Record<ProfileSection, string>> = {
  about: 'about',
  role: 'role',
  licenses: 'credentials',
  preferences: 'preferences',
};

/** The cards of all sections. */
export function ProfileSections({ profile }: { profile: CandidateProfileView }) {
  const documents = useQuery(myDocuments()).data?.items ?? [];
  const rows = rowsOf({ profile, documents, today: dayOf(new Date(), profile.about.timeZone) });
  const hasDraft = (section: ProfileSection) => readDraft(DRAFTS[section] ?? section) !== null;
  return (
    <div className="grid items-start gap-3 md:gap-4 lg:grid-cols-2">
      {COLUMNS.map((sections, index) => (
        <div key={sections[0]} className="flex flex-col gap-3 md:gap-4">
          {sections.map((section) => (
            <SectionCard key={section} section={section} rows={rows[section]} hasDraft={hasDraft(section)} />
          ))}
          {index === COLUMNS.length - 1 ? <EmployersCard profile={profile} /> : null}
        </div>
      ))}
    </div>
  );
}
