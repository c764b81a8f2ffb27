import { audit } from '#platform/server/audit.ts';
import { user } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { fileReport as fileCall } from '#domains/support/contract/reports.ts';
import { insertReport, seesSubject } from './reports.repo.ts';

/** Anybody signed in may report what they can see. The subject is never told who did. */
export const fileReport = (deps: Deps, me: string, body: InputOf<typeof fileCall>['body']): Promise<{ id: string }> =>
  deps.db.as(user(me), async (tx) => {
    const { subjectType, subjectId } = body;
    if (!(await seesSubject(tx, subjectType, subjectId))) throw notFound(subjectType);
    const id = await insertReport(tx, { ...body, reporterId: me, createdAt: deps.clock.now() });
    await audit(tx, { actorId: me, action: 'report.filed', subjectType, subjectId, detail: { reportId: id } });
    return { id };
  });
