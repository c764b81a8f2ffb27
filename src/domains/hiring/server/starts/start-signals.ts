import type { z } from 'zod';
import { hiringTeam } from '#domains/employers/server/hiring-team/index.ts';
import {
  startDateAnswered,
  startDateProposed,
  startItemMarked,
  startNoticeGiven,
  startSettled,
} from '#domains/hiring/contract/starts/start-events.ts';
import { readParties } from '#domains/hiring/server/parties/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';

/** Open screens of both sides, and of colleagues, show the change. Most changes are no notice to anyone. */
const signalOn = (event: EventType<z.ZodType<{ applicationId: string }>>): Subscriber =>
  onEvent(`hiring.signal-start.${event.name}`, event, async (_deps, tx, { payload: { applicationId } }) => {
    const { application } = await readParties(tx, applicationId);
    const team = await hiringTeam(tx, application.organizationId);
    await announceChange(tx, [application.candidateId, ...team], [{ topic: 'applications', id: applicationId }]);
  });

export const startSignals: readonly Subscriber[] = [
  startItemMarked,
  startDateProposed,
  startDateAnswered,
  startNoticeGiven,
  startSettled,
].map(signalOn);
