import { TWO_STEP_END_HOURS, type IdentityCheck } from '#domains/accounts/contract/second-factors.ts';
import type { Deps } from '#platform/server/deps.ts';
import { wrongState } from '#platform/server/errors.ts';
import { tell } from './codes.ts';
import { findTotp, listEndedTotps, setTotpEnd, switchTotpOff } from './second-factors.repo.ts';

/**
 * The way back for an owner without phone and recovery codes. An administrator checks their identity, and two-step
 * sign-in ends a day later: the owner gets an email, and has that long to object if the request came from a stranger. Any
 * code that is entered before keeps it on (`proved`). The password is needed as before.
 */

interface Asked {
  userId: string;
  /** The administrator. */
  by: string;
  check: IdentityCheck;
  reason: string;
}

/** Since when two-step sign-in is on, and when it ends; null where it is off. The caller checks that it may be read. */
export const twoStepOf = (deps: Deps, userId: string): Promise<{ since: string; endsAt: string | null } | null> =>
  deps.db.asAuth(async (tx) => {
    const totp = await findTotp(tx, userId);
    if (!totp?.confirmedAt) return null;
    return { since: totp.confirmedAt.toISOString(), endsAt: totp.endsAt?.toISOString() ?? null };
  });

export const planTwoStepEnd = (deps: Deps, { userId, by, check, reason }: Asked): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    const endsAt = new Date(deps.clock.now().getTime() + TWO_STEP_END_HOURS * 3_600_000);
    if (!(await setTotpEnd(tx, userId, endsAt))) {
      throw wrongState('Two-step sign-in is off for this account, or is already set to end.', 'off');
    }
    await tell(deps, tx, userId, 'totp.end_planned', PLANNED, { by, detail: { check, reason } });
  });

/** For an administrator who ended it by mistake. */
export const keepTwoStep = (deps: Deps, { userId, by }: Pick<Asked, 'userId' | 'by'>): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    if (!(await setTotpEnd(tx, userId, null))) throw wrongState('Two-step sign-in is not set to end.', 'on');
    await tell(deps, tx, userId, 'totp.kept', KEPT, { by });
  });

/** Turns two-step sign-in off where the day has passed. */
export const endDueTwoSteps = (deps: Deps): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    for (const userId of await listEndedTotps(tx, deps.clock.now())) {
      await switchTotpOff(tx, userId);
      await tell(deps, tx, userId, 'totp.off', ENDED);
    }
  });

const PLANNED = `You asked us for help with two-step sign-in, and an administrator checked that it’s you. It ends in ${TWO_STEP_END_HOURS} hours. If you didn’t ask, sign in with a code before then: that keeps it on.`;
const KEPT = 'Two-step sign-in stays on after all.';
const ENDED = 'Two-step sign-in was turned off, as you asked. Sign in with your password and set it up again.';
