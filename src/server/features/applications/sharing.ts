import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import {
  candidateProfiles,
  certifications,
  documents,
  education,
  licenses,
  profiles,
  workHistory,
} from '#server/db/tables/index.ts';
import type { Tx } from '#server/platform/db.ts';
import type { ApplicationReceipt } from '#shared/contracts/applications.ts';
import { CERTIFICATIONS, FACILITY_TYPE_LABELS, POSITION_LABELS } from '#shared/kernel/vocabulary.ts';

type Shared = Pick<ApplicationReceipt, 'shared' | 'withheld'>;

const WITHHELD = [
  'Email and phone, until you say yes to an interview',
  'Date of birth and street address, until you accept an offer',
  'Your current employer’s name, until you say yes to an interview',
  'Medical documents, until you allow it after an offer',
];

/** What an application shows the employer of this person, in words, as it stands now: only stated facts. */
export async function whatIsShared(tx: Tx, candidateId: string): Promise<Shared> {
  const [person] = await tx
    .select({ name: profiles.fullName, profile: candidateProfiles })
    .from(candidateProfiles)
    .innerJoin(profiles, eq(profiles.userId, candidateProfiles.userId))
    .where(eq(candidateProfiles.userId, candidateId));
  if (!person) return { shared: [], withheld: WITHHELD };
  const licenseRows = await tx
    .select()
    .from(licenses)
    .where(eq(licenses.userId, candidateId))
    .orderBy(asc(licenses.state));
  const certificationRows = await tx
    .select()
    .from(certifications)
    .where(eq(certifications.userId, candidateId))
    .orderBy(asc(certifications.kind));
  const work = await tx
    .select()
    .from(workHistory)
    .where(eq(workHistory.userId, candidateId))
    .orderBy(desc(workHistory.startedOn));
  const schools = await tx
    .select()
    .from(education)
    .where(eq(education.userId, candidateId))
    .orderBy(desc(education.graduatedOn));
  const papers = await tx
    .select({ fileName: documents.fileName, kind: documents.kind })
    .from(documents)
    .where(and(eq(documents.userId, candidateId), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt));

  const { profile } = person;
  const shared = [
    { label: 'Name', values: person.name ? [person.name] : [] },
    { label: 'Role', values: profile.position ? [POSITION_LABELS[profile.position]] : [] },
    { label: 'Experience', values: profile.yearsExperience === null ? [] : [`${profile.yearsExperience} years`] },
    { label: 'Home', values: profile.homeCity ? [`${profile.homeCity}, ${profile.homeState}`] : [] },
    {
      label: 'Licenses',
      values: licenseRows.map(
        (l) =>
          `${l.licenseType} ${l.state}${l.compactStatus === 'multistate' ? ', multistate' : ''} (${l.verificationState})`,
      ),
    },
    {
      label: 'Certifications',
      values: certificationRows.map((row) => `${certificationLabel(row.kind)} (${row.verificationState})`),
    },
    {
      label: 'Work history',
      values: work.map(
        (w) => `${w.title}, ${w.endedOn === null ? FACILITY_TYPE_LABELS[w.facilityType] : w.employerName}`,
      ),
    },
    { label: 'Education', values: schools.map((s) => `${s.degree}, ${s.school}`) },
    { label: 'Documents', values: papers.filter((p) => p.kind !== 'identity').map((p) => p.fileName) },
  ];
  return { shared: shared.filter(({ values }) => values.length > 0), withheld: WITHHELD };
}

const certificationLabel = (id: string) => CERTIFICATIONS.find((c) => c.id === id)?.label ?? id;
