/** A failure that the operator can fix; shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
