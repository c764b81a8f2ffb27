import type { z } from 'zod';
import {
  startDateAnswered,
  startDateProposed,
  startItemMarked,
  startNoticeGiven,
  startSettled,
} from '#domains/hiring/contract/starts/start-events.ts';
import { readParties, signalReaders } from '#domains/hiring/server/parties/index.ts';
import { announceChange } from '#domains/messaging/server/notifications/index.ts';
import type { EventType } from '#platform/contract/event.ts';
import { onEvent, type Subscriber } from '#platform/server/events/subscribers.ts';

/** Open screens of both sides, and of colleagues, show the change. Most changes are no notice to anyone. */
const signalOn = (event: EventType<z.ZodType<{ applicationId: string }>>): Subscriber =>
  onEvent(`hiring.signal-start.${event.name}`, event, async (_deps, tx, { payload: { applicationId } }) => {
    const { application } = await readParties(tx, applicationId);
    const changes = [{ topic: 'applications', id: applicationId }] as const;
    await announceChange(tx, [application.candidateId], changes);
    await signalReaders(tx, application, changes);
  });

export const startSignals: readonly Subscriber[] = [
  startItemMarked,
  startDateProposed,
  startDateAnswered,
  startNoticeGiven,
  startSettled,
].map(signalOn);
