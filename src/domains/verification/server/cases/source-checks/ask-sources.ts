import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sourcesFor } from '#domains/verification/server/sources/index.ts';
import { elevate, type Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { defineJob } from '#platform/server/jobs/jobs.ts';
import { insertCheck, readChecks, type Subject } from './checks.repo.ts';
import { readOrganizationFacts, readPersonFacts } from '../case/facts.repo.ts';
import { organizationQuestions, personQuestions } from './questions.ts';

/** Retries a registry that is down, with growing delays; after that a reviewer checks by hand. */
export const checkSourceJob = defineJob({
  name: 'sources.check',
  payload: z.object({ checkId: z.uuid() }),
  queue: { retryLimit: 8, retryDelay: 5, retryBackoff: true },
});

/** Within a day of an answer to the same question, only a reviewer may ask again. */
const FRESH_MS = 24 * 3_600_000;

interface Asking {
  /** Items (`itemKey`) to ask about; all of them if left out. */
  only?: readonly string[];
  /** The reviewer who asks; the product itself if left out. */
  askedBy?: string;
}

/**
 * Asks every configured registry that covers the claim, in the background once the caller's transaction commits.
 * Returns how many were asked.
 */
export const askSources = (deps: Deps, tx: Tx, subject: Subject, { only, askedBy }: Asking = {}): Promise<number> =>
  elevate(tx, async () => {
    if (!deps.env.nppesUrl && !deps.env.nursys) return 0;
    const questions = subject.userId
      ? personQuestions(await readPersonFacts(tx, subject.userId))
      : organizationQuestions(await readOrganizationFacts(tx, subject.organizationId ?? ''));
    const earlier = await readChecks(tx, subject);
    const askedAt = deps.clock.now();
    let asked = 0;
    for (const [key, question] of questions) {
      if (only && !only.includes(key)) continue;
      const [itemType = '', itemId = ''] = key.split(':');
      for (const { id: source } of sourcesFor(deps.env, question)) {
        const last = earlier.find((row) => row.itemId === itemId && row.itemType === itemType && row.source === source);
        const isSame = last !== undefined && isDeepStrictEqual(last.question, question);
        const isFresh = last?.checkedAt && askedAt.getTime() - last.checkedAt.getTime() < FRESH_MS;
        if (isSame && (last.state === 'waiting' || (isFresh && !askedBy))) continue;
        const row = { ...subject, itemType, itemId, source, question, askedAt, askedBy: askedBy ?? null };
        await deps.jobs.enqueue(tx, checkSourceJob, { checkId: await insertCheck(tx, row) });
        asked += 1;
      }
    }
    return asked;
  });
