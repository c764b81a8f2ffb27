import type { Tx } from '#platform/server/database/db.ts';
import type { ApplicationReceipt } from '#domains/hiring/contract/applications/applications.ts';
import { mondayFrom } from '#domains/matching/engine/employer-view.ts';
import { day } from '#kernel/format.ts';
import { CERTIFICATIONS, FACILITY_TYPE_LABELS, POSITION_LABELS, SHIFT_LABELS, SHIFTS } from '#kernel/vocabulary.ts';
import { readStatedFacts } from './sharing.repo.ts';

type Shared = Pick<ApplicationReceipt, 'shared' | 'withheld'>;

const WITHHELD = [
  'Email, phone, résumé and your current employer’s name, until you accept an interview',
  'Date of birth, street address and identity documents, until you accept an offer',
  'Medical documents, until you allow it after an offer',
];

/** What an application shows the employer now, in words; leaves out facts that the candidate did not give. */
export async function whatIsShared(tx: Tx, candidateId: string): Promise<Shared> {
  const facts = await readStatedFacts(tx, candidateId);
  if (!facts) return { shared: [], withheld: WITHHELD };
  const { name, profile, shifts, earliestStart, licenses, certifications, work, education, documents } = facts;
  const shared = [
    { label: 'Name', values: name ? [name] : [] },
    { label: 'Role', values: profile.position ? [POSITION_LABELS[profile.position]] : [] },
    { label: 'Experience', values: profile.yearsExperience === null ? [] : [`${profile.yearsExperience} years`] },
    { label: 'Home', values: profile.homeState ? [`${profile.homeState}, and about how far it is from the job`] : [] },
    { label: 'Shifts', values: SHIFTS.filter((shift) => shifts?.includes(shift)).map((shift) => SHIFT_LABELS[shift]) },
    { label: 'Earliest start', values: earliestStart ? [`The week of ${day(mondayFrom(earliestStart))}`] : [] },
    {
      label: 'Licenses',
      values: licenses.map((license) => {
        const compact = license.compactStatus === 'multistate' ? ', multistate' : '';
        return `${license.licenseType} ${license.state}${compact} (${license.verificationState})`;
      }),
    },
    {
      label: 'Certifications',
      values: certifications.map((row) => `${certificationLabel(row.kind)} (${row.verificationState})`),
    },
    {
      label: 'Work history',
      values: work.map(
        (job) => `${job.title}, ${job.endedOn ? job.employerName : FACILITY_TYPE_LABELS[job.facilityType]}`,
      ),
    },
    { label: 'Education', values: education.map((school) => `${school.degree}, ${school.school}`) },
    {
      label: 'Documents',
      values: documents.filter(({ kind }) => SHOWN_ON_APPLYING.has(kind)).map(({ fileName }) => fileName),
    },
  ];
  return { shared: shared.filter(({ values }) => values.length > 0), withheld: WITHHELD };
}

/** The kinds that row-level security opens at 'applied'; others can contain contact details or a birth date. */
const SHOWN_ON_APPLYING: ReadonlySet<string> = new Set(['license', 'certification', 'education']);

const certificationLabel = (id: string) => CERTIFICATIONS.find((c) => c.id === id)?.label ?? id;
