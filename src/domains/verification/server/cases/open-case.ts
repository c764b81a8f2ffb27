import { elevate, type Tx } from '#platform/server/database/db.ts';
import { insertCase, lockOpenCase, saveCase, type CaseSubjectId } from './cases.repo.ts';

interface Submission {
  subject: CaseSubjectId;
  submittedBy: string;
  submittedAt: Date;
  /** The changed items (`itemKey`) of an approved subject; null when the whole of it is submitted. */
  changes: readonly string[] | null;
}

/**
 * Opens a case, the only way there is, and returns its ID. A subject has one open case at most: further changes join it,
 * and a submission of the whole takes it over.
 */
export const openCase = (tx: Tx, { subject, submittedBy, submittedAt, changes }: Submission): Promise<string> =>
  elevate(tx, async () => {
    const open = await lockOpenCase(tx, subject);
    if (!open) {
      return insertCase(tx, { ...subject, submittedBy, submittedAt, changes: changes && [...changes] });
    }
    if (changes === null) await saveCase(tx, open.id, { submittedBy, submittedAt, changes: null });
    else if (open.changes) {
      await saveCase(tx, open.id, { changes: [...new Set([...open.changes, ...changes])], updatedAt: submittedAt });
    }
    return open.id;
  });

/** The change was taken back: closes the open case of changes, with nothing left to review. Returns its ID. */
export const closeChanges = (tx: Tx, subject: CaseSubjectId, at: Date): Promise<string | null> =>
  elevate(tx, async () => {
    const open = await lockOpenCase(tx, subject);
    if (!open?.changes) return null;
    await saveCase(tx, open.id, { status: 'approved', decidedAt: at });
    return open.id;
  });
