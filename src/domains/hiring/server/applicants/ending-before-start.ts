import type { ApplicantCard } from '#domains/hiring/contract/applicants.ts';
import { CERTIFICATIONS } from '#kernel/vocabulary.ts';
import type { CardJob, Credentials } from './applicants.repo.ts';

export const certificationLabel = (kind: string) => CERTIFICATIONS.find(({ id }) => id === kind)?.label ?? kind;

/** The license and the certifications that the job needs, of which even the latest one ends before the first day. */
export function endingBeforeStart(
  { licenses, certifications }: Credentials,
  job: CardJob | null,
): ApplicantCard['endingBeforeStart'] {
  const startDate = job?.startDate;
  if (!startDate) return [];
  const ending = (label: string, held: readonly { expiresOn: string | null }[]) => {
    // One without an expiry date does not end.
    const days = held.flatMap(({ expiresOn }) => expiresOn ?? []).toSorted();
    const expiresOn = days.length === held.length ? days.at(-1) : undefined;
    return expiresOn !== undefined && expiresOn < startDate ? [{ label, expiresOn, startDate }] : [];
  };
  const valid = licenses.filter(
    ({ licenseType, state, compactStatus }) =>
      licenseType === job.position && (state === job.state || compactStatus === 'multistate'),
  );
  return [
    ...ending(`${job.position ?? ''} license`, valid),
    ...job.certifications.flatMap((required) =>
      ending(
        certificationLabel(required),
        certifications.filter(({ kind }) => kind === required),
      ),
    ),
  ];
}
