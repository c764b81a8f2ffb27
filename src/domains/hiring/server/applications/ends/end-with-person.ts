import { SYSTEM } from '#platform/contract/event.ts';
import { publish } from '#platform/server/events/publish.ts';
import { afterEvent } from '#platform/server/events/subscribers.ts';
import { personErased } from '#domains/accounts/contract/account-events.ts';
import { applicationEnded } from '#domains/hiring/contract/applications/application-events.ts';
import { lockWithOpenParts } from './end-with-job.repo.ts';
import { idsOf } from '../move-application.ts';

/**
 * After an erasure, which withdrew the person's applications in the database: their interviews and offers end too, and so
 * does the wait for an answer.
 */
export const endWithPerson = afterEvent('hiring.end-with-person', personErased, async (deps, tx, { payload }) => {
  for (const application of await lockWithOpenParts(tx, payload.userId)) {
    await publish(deps, tx, applicationEnded, {
      ...idsOf(application),
      ...SYSTEM,
      from: application.stage,
      to: 'withdrawn',
      end: { cause: 'person_erased' },
    });
  }
});
