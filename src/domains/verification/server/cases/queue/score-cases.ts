import { z } from 'zod';
import { isPausedByScreening } from '#domains/verification/server/screening/index.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import type { CaseView } from '#domains/verification/contract/verification.ts';
import { scoreRisk, type RiskCode } from '#domains/verification/contract/cases/case-risk.ts';
import { SAME_ENTRY } from '../case/present-organization.ts';
import { SAME_FILE, SAME_NUMBER } from '../case/present-person.ts';
import { readCase } from '../case/read-case.ts';
import {
  markAllStale,
  markRelatedCasesStale,
  readRiskHistory,
  saveRisk,
  staleCases,
  clearStale,
} from './risks.repo.ts';

/** Rescores changed cases every minute, new submissions among them. */
const scoreCasesJob = defineJob({ name: 'verification.weigh', payload: z.object({}), cron: '* * * * *' });
/** Rescores all waiting cases nightly, for changes that set no mark. */
const rescoreAllJob = defineJob({ name: 'verification.weigh-all', payload: z.object({}), cron: '40 7 * * *' });

const NEW_HOURS = 24;
/** Keeps a run short; the next minute continues. */
const BATCH_SIZE = 200;

/** Warnings with points of their own. */
const NAMED = new Map<string, RiskCode>([
  [SAME_NUMBER, 'same_number'],
  [SAME_FILE, 'same_file'],
  [SAME_ENTRY, 'same_entry'],
]);

export async function scoreStaleCases(deps: Deps): Promise<void> {
  const stale = await deps.db.as(service, (tx) => staleCases(tx, BATCH_SIZE));
  for (const { id } of stale) {
    // A case that fails stays marked and must not hold up the others.
    await deps.db
      .as(service, (tx) => scoreCase(deps, tx, id))
      .catch((error: unknown) => deps.log.error({ err: error, caseId: id }, 'a case could not be weighed'));
  }
}

/** Scores what the reviewer would see, so that the order and the screen always agree. */
async function scoreCase(deps: Deps, tx: Tx, id: string): Promise<void> {
  if (!(await clearStale(tx, id))) return;
  const view = await readCase(deps, tx, id, '');
  const isStrong = view.subjectType === 'person' && (await isPausedByScreening(tx, view.subjectId));
  const { ageHours, isRefusedBefore } = await readRiskHistory(tx, id);
  const counted = {
    ...countWarnings(view),
    exclusion_strong: Number(isStrong),
    exclusion_weak: Number(!isStrong && (view.screening?.openHits ?? 0) > 0),
    // A hold placed by screening already counts as a match.
    hold: view.openHolds.filter(({ kind }) => kind !== 'screening').length,
    discrepancy: view.discrepancies,
    contradicted: view.items.filter((item) => item.isContradicted).length,
    refused_before: Number(isRefusedBefore),
    // Demo cases are older than their accounts.
    new_account: Number(ageHours > -1 && ageHours < NEW_HOURS),
  };
  const risk = scoreRisk(counted, warningsOf(view).filter(isHint));
  await saveRisk(tx, id, { ...risk, weighedAt: deps.clock.now() });
  if (view.subjectType === 'person') await markRelatedCasesStale(tx, view.subjectId);
}

const warningsOf = (view: CaseView): string[] => view.items.flatMap(({ warnings }) => warnings);

const isHint = (warning: string): boolean => !NAMED.has(warning);

function countWarnings(view: CaseView): Partial<Record<RiskCode, number>> {
  const found: Partial<Record<RiskCode, number>> = {};
  for (const warning of warningsOf(view)) {
    const code = NAMED.get(warning) ?? 'hint';
    found[code] = (found[code] ?? 0) + 1;
  }
  return found;
}

export const scoringJobs = [
  handle(scoreCasesJob, scoreStaleCases),
  handle(rescoreAllJob, (deps) => deps.db.as(service, markAllStale)),
];
