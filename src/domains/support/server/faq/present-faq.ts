import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { FaqEntry } from '#domains/support/contract/faq-admin.ts';
import type { FaqRow } from './faq-admin.repo.ts';

export const record = (tx: Tx, me: string, action: string, id: string, detail: Record<string, unknown> = {}) =>
  audit(tx, { actorId: me, action, subjectType: 'faq', subjectId: id, detail });

export const present = (row: FaqRow['row']): FaqEntry => ({
  id: row.id,
  question: row.question,
  answer: row.answer,
  status: row.status,
  submitterName: row.submitterName,
  submitterContact: row.submitterContact,
  createdAt: row.createdAt.toISOString(),
  publishedAt: row.publishedAt?.toISOString() ?? null,
});
