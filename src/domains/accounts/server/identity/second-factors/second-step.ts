import type { Origin } from '#platform/server/auth/auth.ts';
import { consumeToken, peekToken } from '#platform/server/auth/tokens.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { enter, type OpenedSession } from '../sign-in/sign-in.ts';
import { proved } from './codes.ts';

/** Finishes a sign-in after its first step: the ticket in this browser's cookie works once. */
export async function proveSecondStep(
  deps: Deps,
  ticket: string | undefined,
  code: string,
  origin: Origin,
): Promise<OpenedSession> {
  const presented = { purpose: 'second-step', token: ticket ?? '', now: deps.clock.now() } as const;
  const userId = await deps.db.asAuth((tx) => peekToken(tx, presented));
  if (!userId) throw expired();
  const device = deps.auth.devices.find(origin.cookies, userId);
  await proved(deps, { userId, device }, code, async (tx) => {
    if (!(await consumeToken(tx, presented))) throw expired();
  });
  return enter(deps, userId, origin, { way: 'second step', alertsOwner: true, isProved: true });
}

const expired = () =>
  new AppError('TOKEN_INVALID', 'This took too long or was already done. Please sign in again.', {
    logDetail: 'second step without a live ticket',
  });
