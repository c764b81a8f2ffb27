import type { ProfileSection } from '#domains/profiles/contract/profile-sections.ts';
import { FACILITY_TYPE_LABELS } from '#kernel/vocabulary.ts';
import { profilePageCopy as copy } from './profile-page.copy.ts';
import { stateOf, type ProfileFacts, type SectionRow } from './row-state.ts';

type Rows = Partial<Record<ProfileSection, SectionRow[]>>;

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = (isoDay: string): string => monthFormat.format(new Date(`${isoDay}T00:00:00Z`));

/** Past jobs and schools. */
export const historyRows = ({ profile, today }: ProfileFacts): Rows => ({
  experience: profile.work.map((row) => ({
    id: row.id,
    label: `${row.title}, ${row.employerName}`,
    detail: `${copy.from(month(row.startedOn), row.endedOn ? month(row.endedOn) : copy.now)} · ${FACILITY_TYPE_LABELS[row.facilityType]}`,
    ...stateOf(row, today),
  })),
  education: profile.education.map((row) => ({
    id: row.id,
    label: `${row.degree}, ${row.school}`,
    detail: [row.field, row.graduatedOn && month(row.graduatedOn)].filter(Boolean).join(' · ') || undefined,
    ...stateOf(row, today),
  })),
});
