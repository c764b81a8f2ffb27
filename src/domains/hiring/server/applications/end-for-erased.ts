import { SYSTEM } from '#platform/contract/event.ts';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { publish } from '#platform/server/publish.ts';
import { applicationEnded } from '#domains/hiring/contract/application-events.ts';
import { lockWithOpenParts } from './end-with-job.repo.ts';
import { idsOf } from './move-application.ts';

/** After an erasure, which withdrew the person's applications in the database: their interviews and offers end too. */
export const endForErased = (deps: Deps, userId: string): Promise<void> =>
  deps.db.as(service, async (tx) => {
    for (const application of await lockWithOpenParts(tx, userId)) {
      await publish(deps, tx, applicationEnded, {
        ...idsOf(application),
        ...SYSTEM,
        from: application.stage,
        to: 'withdrawn',
        end: { cause: 'person_erased' },
      });
    }
  });
