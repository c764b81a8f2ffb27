import { ownerOfData } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Viewer } from '#platform/server/http/http.ts';
import type { AnswerOf } from '#platform/contract/contract.ts';
import type { exportOwnData } from '#domains/accounts/contract/identity.ts';
import { documentContentPath } from '#domains/profiles/contract/documents.ts';
import {
  emailChangeRows,
  linkedAccountRows,
  ownRows,
  passkeyRows,
  recordsAbout,
  sessionRows,
} from './export-data.repo.ts';

/** All data about a person, read as that person so that row-level security is the second check. */
export async function exportDataOf(deps: Deps, viewer: Viewer): Promise<AnswerOf<typeof exportOwnData>> {
  await deps.limiter.take('export', viewer.userId, 5, 3600);
  const tables = await deps.db.as(ownerOfData(viewer.userId), async (tx) => {
    const found: Record<string, Record<string, unknown>[]> = {};
    for (const { name, records } of await ownRows(tx)) found[name] = records;
    for (const { name, record } of await recordsAbout(tx)) found[name]?.push(record);
    return found;
  });
  for (const name of ['documents', 'medical_documents']) {
    tables[name] = (tables[name] ?? []).map((row) => withContent(deps, row));
  }
  const account = await deps.db.asAuth(async (tx) => ({
    linked_accounts: await linkedAccountRows(tx, viewer.userId),
    sessions: await sessionRows(tx, viewer.userId),
    passkeys: await passkeyRows(tx, viewer.userId),
    email_changes: await emailChangeRows(tx, viewer.userId),
  }));
  return {
    exportedAt: deps.clock.now().toISOString(),
    tables: { account: [{ id: viewer.userId, email: viewer.email }], ...account, ...tables },
  };
}

/** Adds the address where the person can download the file. */
function withContent({ env }: Deps, row: Record<string, unknown>): Record<string, unknown> {
  if (row['deleted_at']) return row;
  return { ...row, content: new URL(documentContentPath(String(row['id'])), env.appUrl).href };
}
