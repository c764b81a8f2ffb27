import { createHash } from 'node:crypto';
import { service } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { InputOf } from '#shared/contracts/contract.ts';
import type { reportError } from '#shared/contracts/operations.ts';
import { REDIRECT_REFUSED } from '#shared/kernel/destination.ts';
import { withoutIds, withoutQuery } from './paths.ts';
import { insertErrorReport } from './operations.repo.ts';

type Report = InputOf<typeof reportError>['body'];

/** Keeps a report of an error. The reporter is whoever the session says, never what the report claims. */
export async function keepErrorReport(deps: Deps, report: Report, userId: string | null): Promise<string> {
  const { level, source, code, message, stack } = report;
  const route = report.route ? withoutQuery(report.route) : null;
  const { url, ...context } = report.context ?? {};
  if (code === REDIRECT_REFUSED) deps.log.warn({ security: REDIRECT_REFUSED.toUpperCase(), path: route }, 'refused');
  const [row] = await deps.db.as(service, (tx) =>
    insertErrorReport(tx, {
      level,
      source,
      code,
      message,
      route,
      userId,
      context: {
        ...context,
        ...(typeof url === 'string' ? { url: withoutQuery(url) } : {}),
        ...(stack ? { stack } : {}),
      },
      fingerprint: fingerprintOf(code, message, route),
      createdAt: deps.clock.now(),
    }),
  );
  return row?.id ?? '';
}

/** Equal errors group together: ids and numbers do not make a message another one. */
const fingerprintOf = (code: string, message: string, route: string | null) =>
  createHash('sha256')
    .update([code, withoutIds(message).replaceAll(/\d+/g, '#'), route ? withoutIds(route) : ''].join('\n'))
    .digest('hex')
    .slice(0, 32);
