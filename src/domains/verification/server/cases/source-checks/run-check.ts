import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sourceOf, type Question, type SourceAnswer } from '#domains/verification/server/sources/index.ts';
import { audit } from '#platform/server/audit.ts';
import { dayOf } from '#kernel/days.ts';
import { service, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob, handle } from '#platform/server/jobs/jobs.ts';
import { PeerFailure } from '#platform/server/outgoing.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { askSources, checkSourceJob } from './ask-sources.ts';
import { dueChecks, findCheck, saveCheck, type CheckRow } from './checks.repo.ts';
import { readPersonFacts } from '../case/facts.repo.ts';
import { personQuestions } from './questions.ts';
import { publish } from '#platform/server/events/publish.ts';
import { factDisputed } from '#domains/verification/contract/cases/case-events.ts';
import { isFactItem, itemKey } from '#domains/verification/contract/cases/case-items.ts';
import { lockPersonForChange, requestFactReview } from '../changes/changed-facts.ts';

const MAX_ATTEMPTS = 6;
/** A source that answers later is given up after this long. */
const MAX_WAIT_MS = 24 * 3_600_000;

/** Asks, or fetches a pending answer, and keeps it as evidence. A mismatch makes the fact a discrepancy. */
export async function runCheck(deps: Deps, checkId: string): Promise<void> {
  const check = await deps.db.as(service, (tx) => findCheck(tx, checkId));
  if (check?.state !== 'waiting') return;
  const source = sourceOf(deps.env, check.source);
  // Only this server writes the question.
  const question = check.question as Question;
  if (!source) return giveUp(deps, check, 'not_set_up');
  try {
    const step = check.reference ? await source.collect(check.reference, question) : await source.ask(question);
    if (step.step === 'answered') await settle(deps, check, question, step.answer, source.daysToNextCheck);
    if (step.step === 'waits') await comeBack(deps, check, step);
  } catch (error) {
    if (!(error instanceof PeerFailure)) throw error;
    await failed(deps, check, error);
  }
}

async function comeBack(deps: Deps, check: CheckRow, { reference, seconds }: { reference: string; seconds: number }) {
  const waited = deps.clock.now().getTime() - check.askedAt.getTime();
  if (waited > MAX_WAIT_MS) return giveUp(deps, check, 'timeout');
  // Backs off the longer it takes.
  const startAfter = Math.max(seconds, Math.round(waited / 2000));
  return deps.db.as(service, async (tx) => {
    if (!(await saveCheck(tx, check.id, { reference, fault: null }))) return;
    await deps.jobs.enqueue(tx, checkSourceJob, { checkId: check.id }, { startAfter });
  });
}

async function failed(deps: Deps, check: CheckRow, failure: PeerFailure): Promise<void> {
  const attempts = check.attempts + 1;
  if (attempts >= MAX_ATTEMPTS) {
    deps.log.warn({ source: check.source, check: check.id, fault: failure.fault }, 'a registry was given up');
    return giveUp(deps, check, failure.fault, attempts);
  }
  await deps.db.as(service, (tx) => saveCheck(tx, check.id, { attempts, fault: failure.fault }));
  // The queue retries.
  throw failure;
}

const giveUp = (deps: Deps, check: CheckRow, fault: string, attempts = check.attempts): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const checkedAt = deps.clock.now();
    if (!(await saveCheck(tx, check.id, { state: 'unanswered', fault, attempts, checkedAt }))) return;
    await auditCheck(tx, check, { fault });
  });

const settle = (deps: Deps, check: CheckRow, question: Question, answer: SourceAnswer, days: number): Promise<void> =>
  deps.db.as(service, async (tx) => {
    const { userId, itemType, itemId } = check;
    if (userId) await lockPersonForChange(tx, userId);
    const { outcome, findings, notes, phone } = answer;
    const checkedAt = deps.clock.now();
    const nextCheckOn = days > 0 ? dayOf(new Date(checkedAt.getTime() + days * DAY_MS)) : null;
    const saved = await saveCheck(tx, check.id, {
      state: 'answered',
      fault: null,
      outcome,
      findings,
      notes,
      phone: phone ?? null,
      checkedAt,
      nextCheckOn,
    });
    if (!saved) return;
    await auditCheck(tx, check, { outcome });
    if (outcome !== 'mismatch' || !userId) return;
    const item = { type: itemType, id: itemId };
    // An answer about facts that changed meanwhile says nothing about the current ones.
    const asTheyAre = personQuestions(await readPersonFacts(tx, userId)).get(itemKey(item));
    if (!isDeepStrictEqual(asTheyAre, question)) return;
    if (isFactItem(itemType)) {
      const differing = findings.filter(({ agrees }) => agrees === false).map(({ name }) => name.toLowerCase());
      await publish(deps, tx, factDisputed, {
        type: itemType,
        id: itemId,
        source: check.source,
        differing,
        checkedAt: checkedAt.toISOString(),
      });
      await requestFactReview(deps, tx, { userId, type: itemType, id: itemId }, null);
    } else if (itemType === 'role') {
      await requestFactReview(deps, tx, { userId, type: 'role', id: itemId }, null);
    }
  });

const auditCheck = (tx: Tx, check: CheckRow, detail: Record<string, unknown>) =>
  audit(tx, {
    actorId: check.askedBy,
    action: `${check.itemType}.checked`,
    subjectType: check.itemType,
    subjectId: check.itemId,
    detail: { checkId: check.id, source: check.source, ...detail },
  });

/** Rechecks due claims each night, for as long as someone relies on them. */
const recheckJob = defineJob({ name: 'sources.recheck', payload: z.object({}), cron: '50 6 * * *' });

export async function askWhatIsDue(deps: Deps): Promise<void> {
  const due = await deps.db.as(service, (tx) => dueChecks(tx, dayOf(deps.clock.now())));
  for (const { userId, keys } of due) {
    await deps.db.as(service, (tx) => askSources(deps, tx, { userId }, { only: keys }));
  }
}

export const checkJobs = [
  handle(checkSourceJob, (deps, { checkId }) => runCheck(deps, checkId)),
  handle(recheckJob, askWhatIsDue),
];
