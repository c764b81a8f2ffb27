/**
 * Every column that holds a text sealed under the secret key, with the label of its seal. `rotate-keys.test.ts` compares
 * the labels with those that the code seals under.
 */
export interface SealedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly label: string;
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'auth.totp', key: 'user_id', column: 'secret', label: 'totp/1' },
  { table: 'public.interviewer_calendars', key: 'user_id', column: 'url_sealed', label: 'interviewer-calendar/1' },
  { table: 'public.resume_imports', key: 'id', column: 'sealed_reading', label: 'resume-reading/1' },
  { table: 'public.signing_certificates', key: 'id', column: 'p12_sealed', label: 'signing-certificate/1' },
  { table: 'public.stored_files', key: 'id', column: 'sealed_text', label: 'paper-text/1' },
];

/** Notes in the file storage that are sealed too. */
export const SEALED_NOTES = { label: 'audit-anchor/1', prefix: 'audit-anchor-' };
