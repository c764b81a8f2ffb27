import { createHash } from 'node:crypto';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { InputOf } from '#platform/contract/contract.ts';
import type { reportError } from '#domains/operations/contract/errors.ts';
import { REDIRECT_REFUSED } from '#domains/accounts/contract/destination.ts';
import { patternOfAddress, withoutIds, withoutSecrets } from './address-patterns.ts';
import { insertErrorReport } from './report-error.repo.ts';

type Report = InputOf<typeof reportError>['body'];

/**
 * Stores an error report. The reporter comes from the session, never from the report, and addresses are stored as
 * patterns of the routes in `served`.
 */
export async function storeErrorReport(
  deps: Deps,
  report: Report,
  { userId, served }: { userId: string | null; served: readonly string[] },
): Promise<string> {
  const { level } = report;
  const [source, code, message, stack] = [report.source, report.code, report.message, report.stack ?? ''].map(
    withoutSecrets,
  ) as [string, string, string, string];
  const route = report.route ? patternOfAddress(report.route, served) : null;
  if (code === REDIRECT_REFUSED) deps.log.warn({ security: REDIRECT_REFUSED.toUpperCase(), path: route }, 'refused');
  const [row] = await deps.db.as(service, (tx) =>
    insertErrorReport(tx, {
      level,
      source,
      code,
      message,
      route,
      userId,
      context: { ...contextOf(report.context ?? {}, served), ...(stack ? { stack } : {}) },
      fingerprint: fingerprintOf(code, message, route),
      createdAt: deps.clock.now(),
    }),
  );
  return row?.id ?? '';
}

/** Limits of a report's context: entries, and characters of names and values together. */
const MOST_ENTRIES = 20;
const MOST_CHARACTERS = 4000;

/** The first entries that fit: a report must arrive, so the rest is dropped instead of refused. */
function fitting(context: NonNullable<Report['context']>): [string, string | number | boolean | null][] {
  let left = MOST_CHARACTERS;
  return Object.entries(context)
    .slice(0, MOST_ENTRIES)
    .filter(([name, value]) => (left -= name.length + String(value).length) >= 0);
}

const contextOf = (context: NonNullable<Report['context']>, served: readonly string[]) =>
  Object.fromEntries(
    fitting(context).map(([name, value]) => {
      if (typeof value !== 'string') return [withoutSecrets(name), value];
      return [withoutSecrets(name), name === 'url' ? patternOfAddress(value, served) : withoutSecrets(value)];
    }),
  );

/** Groups equal errors: ids and numbers don't make a message a different one. */
const fingerprintOf = (code: string, message: string, route: string | null) =>
  createHash('sha256')
    .update([code, withoutIds(message).replaceAll(/\d+/g, '#'), route ?? ''].join('\n'))
    .digest('hex')
    .slice(0, 32);
