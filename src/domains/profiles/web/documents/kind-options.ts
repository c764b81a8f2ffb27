import { DOCUMENT_KINDS, MEDICAL_DOCUMENT_KINDS } from '#kernel/vocabulary.ts';
import { documentsCopy as copy } from './documents.copy.ts';

/** Medical kinds are marked in every list: they are stored separately, and a document never changes its class. */
export const CREDENTIAL_KIND_OPTIONS = DOCUMENT_KINDS.map((value) => ({ value, label: copy.kinds[value] }));
export const MEDICAL_KIND_OPTIONS = MEDICAL_DOCUMENT_KINDS.map((value) => ({
  value,
  label: copy.medical(copy.kinds[value]),
}));
export const ALL_KIND_OPTIONS = [...CREDENTIAL_KIND_OPTIONS, ...MEDICAL_KIND_OPTIONS];
