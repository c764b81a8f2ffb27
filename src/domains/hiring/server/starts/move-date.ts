import { startDateAnswered, startDateProposed } from '#domains/hiring/contract/starts/start-events.ts';
import type { StartView } from '#domains/hiring/contract/starts/starts.ts';
import { clockOf } from '#domains/profiles/server/candidates/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { user } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField, wrongState } from '#platform/server/errors.ts';
import { publish } from '#platform/server/events/publish.ts';
import { presentStart } from './read-start.ts';
import { requirePlanned } from './require-planned.ts';
import { requireSide } from './sides.ts';
import { answerProposal, findStart, insertProposal, lockStart, openProposalOf, saveStart } from './starts.repo.ts';

const MOST_DAYS = 365;

/** Proposes another first day; a side's later proposal replaces its earlier one. */
export const proposeDate = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { startOn, reason }: { startOn: string; reason: string | null },
): Promise<StartView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    const side = await requireSide(tx, row, userId);
    const start = await lockStart(tx, applicationId);
    requirePlanned(start);
    const now = deps.clock.now();
    const today = dayOf(now, clockOf(row.job.zip));
    if (startOn <= today) throw invalidField('startOn', 'Choose a day from tomorrow on.');
    if (startOn > addDays(today, MOST_DAYS)) throw invalidField('startOn', 'Choose a day within a year.');
    if (startOn === start.startOn) throw invalidField('startOn', 'This is the day you agreed on.');
    const open = await openProposalOf(tx, applicationId);
    if (open && open.side !== side) {
      throw wrongState('The other side proposed a day. Please answer it first.', 'proposed');
    }
    if (open?.startOn === startOn) return presentStart(deps, tx, userId, applicationId);
    if (open) await answerProposal(tx, { applicationId }, 'declined', now);
    await insertProposal(tx, { applicationId, side, startOn, reason, createdAt: now });
    await publish(deps, tx, startDateProposed, { actor: side, actorId: userId, applicationId, startOn });
    return presentStart(deps, tx, userId, applicationId);
  });

/** The other side agrees, and the first day and all due dates move along; or it keeps the day that was agreed. */
export const answerDate = (
  deps: Deps,
  userId: string,
  applicationId: string,
  { proposalId, answer }: { proposalId: string; answer: 'accepted' | 'declined' },
): Promise<StartView> =>
  deps.db.as(user(userId), async (tx) => {
    const row = await findStart(tx, applicationId);
    const side = await requireSide(tx, row, userId);
    requirePlanned(await lockStart(tx, applicationId));
    const open = await openProposalOf(tx, applicationId);
    if (!open || open.id !== proposalId) throw wrongState('This day is no longer proposed. Please look again.', 'gone');
    if (answer === 'accepted' && open.side === side) {
      throw new AppError('FORBIDDEN', 'The other side answers your proposal.');
    }
    const now = deps.clock.now();
    if (answer === 'accepted' && open.startOn <= dayOf(now, clockOf(row.job.zip))) {
      throw wrongState('This day is over. Please propose another one.', 'expired');
    }
    await answerProposal(tx, { applicationId, id: proposalId }, answer, now);
    if (answer === 'accepted') await saveStart(tx, applicationId, { startOn: open.startOn, updatedAt: now });
    // A side that takes its own proposal back leaves nothing to answer.
    if (open.side !== side) {
      const { startOn } = open;
      await publish(deps, tx, startDateAnswered, { actor: side, actorId: userId, applicationId, startOn, answer });
    }
    return presentStart(deps, tx, userId, applicationId);
  });
