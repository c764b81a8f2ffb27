/** What is read: a whole résumé, or one license or certification card. */
export const IMPORT_PURPOSES = ['resume', 'card'] as const;
export type ImportPurpose = (typeof IMPORT_PURPOSES)[number];

export const IMPORT_STATES = ['reading', 'ready', 'failed'] as const;

/** Why a file gave no suggestions. */
export const IMPORT_PROBLEMS = [
  'encrypted',
  'too_many_pages',
  'damaged',
  'macros',
  'unreadable',
  'nothing_found',
  'infected',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];
