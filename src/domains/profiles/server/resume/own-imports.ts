import type { ResumeImportView } from '#domains/profiles/contract/resume/resume-imports.ts';
import { elevate, user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { presentImport } from './present-import.ts';
import { removeFile } from './remove-file.ts';
import { deleteImport, listImports, lockImport } from './resume.repo.ts';

/** A person's imports; an expired one is gone even before the job removes it. */
export const listOwnImports = (deps: Deps, userId: string): Promise<ResumeImportView[]> =>
  deps.db.as(user(userId), async (tx) => {
    const now = deps.clock.now();
    const rows = (await listImports(tx, userId)).filter(({ expiresAt }) => expiresAt > now);
    return Promise.all(rows.map((row) => presentImport(deps, tx, row)));
  });

export const discardImport = (deps: Deps, userId: string, id: string): Promise<void> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await elevate(tx, () => lockImport(tx, userId, id));
    if (!row) throw notFound('résumé');
    await deleteImport(tx, row.id);
    if (row.fileId) await removeFile(deps, tx, row.fileId);
  });
