import type { CandidateProfileView } from '#domains/profiles/contract/candidates.ts';
import { CERTIFICATIONS, POSITION_LABELS } from '#kernel/vocabulary.ts';
import { credentialsCopy as copy } from './credentials.copy.ts';

/** The entries that an uploaded file may prove, with their labels. */
export const factTargetsOf = (profile: CandidateProfileView) => [
  ...profile.licenses.map(({ id, state, licenseType }) => ({
    factType: 'license' as const,
    factId: id,
    label: copy.proofOf(`${state} ${POSITION_LABELS[licenseType]}`),
  })),
  ...profile.certifications.map(({ id, kind }) => ({
    factType: 'certification' as const,
    factId: id,
    label: copy.proofOf(CERTIFICATIONS.find((known) => known.id === kind)?.label ?? kind),
  })),
];
