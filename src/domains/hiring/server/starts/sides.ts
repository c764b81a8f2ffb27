import type { Side } from '#domains/hiring/contract/conversations/conversations.ts';
import type { Tx } from '#platform/server/database/db.ts';
import { AppError } from '#platform/server/errors.ts';
import { actsIn, type StartRow } from './starts.repo.ts';

export const sideOf = ({ application }: Pick<StartRow, 'application'>, userId: string): Side =>
  application.candidateId === userId ? 'candidate' : 'employer';

/** Whether the transaction's user acts for this side: who hires for the job does for the employer, and HR onboarding. */
export const maySideAct = async (tx: Tx, { start }: StartRow, side: Side): Promise<boolean> =>
  side === 'candidate' || (await actsIn(tx, start.applicationId));

export async function requireSide(tx: Tx, row: StartRow, userId: string): Promise<Side> {
  const side = sideOf(row, userId);
  if (await maySideAct(tx, row, side)) return side;
  throw new AppError('FORBIDDEN', 'Ask an owner, a recruiter or HR of your organization to do this.');
}

export async function requireThisSide(tx: Tx, row: StartRow, userId: string, side: Side): Promise<void> {
  if ((await requireSide(tx, row, userId)) !== side) {
    throw new AppError(
      'FORBIDDEN',
      side === 'employer' ? 'Only the employer does this.' : 'Only the candidate does this.',
    );
  }
}
