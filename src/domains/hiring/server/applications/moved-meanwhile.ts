import { elevate, type Tx } from '#platform/server/database/db.ts';
import { wrongState } from '#platform/server/errors.ts';
import type { ApplicationStage } from '#domains/hiring/contract/applications/application-states.ts';
import type { Application } from './applications.repo.ts';
import { lastStepOf } from './last-step.repo.ts';

const PLACES: Record<ApplicationStage, string> = {
  matched: 'Matched',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewing: 'Interviews',
  offered: 'Offers',
  hired: 'Hired',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
  dismissed: 'Dismissed',
};

/** Throws 409 with who was faster when an application is no longer where the member saw it. */
export async function requireStillAt(
  tx: Tx,
  userId: string,
  { id, stage }: Application,
  from: ApplicationStage | undefined,
): Promise<void> {
  if (from === undefined || from === stage) return;
  if (stage === 'withdrawn') throw wrongState('They withdrew this application, so the card can’t move.', stage);
  const last = await elevate(tx, () => lastStepOf(tx, id));
  const place = PLACES[stage];
  if (last?.actor !== 'employer') throw wrongState(`They are in ${place} now.`, stage);
  const who = last.actorId === userId ? 'You' : (last.name ?? 'A colleague');
  throw wrongState(`${who} moved them to ${place} first.`, stage);
}
