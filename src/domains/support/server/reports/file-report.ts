import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { notFound } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { fileReport as fileCall } from '#domains/support/contract/reports.ts';
import { reportFiled } from '#domains/support/contract/report-events.ts';
import { insertReport, seesSubject } from './reports.repo.ts';

/** A signed-in person may report anything they can see. The subject never learns who reported it. */
export const fileReport = (deps: Deps, me: string, body: InputOf<typeof fileCall>['body']): Promise<{ id: string }> =>
  deps.db.as(user(me), async (tx) => {
    const { subjectType, subjectId } = body;
    if (!(await seesSubject(tx, subjectType, subjectId))) throw notFound(subjectType);
    const id = await insertReport(tx, { ...body, reporterId: me, createdAt: deps.clock.now() });
    await publish(deps, tx, reportFiled, { reportId: id, subjectType, subjectId, reporterId: me });
    return { id };
  });
