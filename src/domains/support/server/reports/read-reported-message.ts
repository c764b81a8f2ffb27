import type { AnswerOf } from '#platform/contract/contract.ts';
import { audit } from '#platform/server/audit.ts';
import { admin } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { CONTEXT_MESSAGES, type readReportedMessage as readCall } from '#domains/support/contract/reports.ts';
import { findReport, readReportedMessages } from './reports.repo.ts';

/** The only way for an administrator to read messages. Each reading is written to the audit log. */
export const readReportedMessage = (deps: Deps, me: string, id: string): Promise<AnswerOf<typeof readCall>> =>
  deps.db.as(admin(me), async (tx) => {
    const { report } = await findReport(tx, id);
    if (report.subjectType !== 'message') throw notFound('message');
    const messages = await readReportedMessages(tx, id, CONTEXT_MESSAGES);
    await audit(tx, {
      actorId: me,
      action: 'report.messages_read',
      subjectType: 'message',
      subjectId: report.subjectId,
      detail: { reportId: id },
    });
    return { messages: messages.map((one) => ({ ...one, sentAt: new Date(one.sentAt).toISOString() })) };
  });
