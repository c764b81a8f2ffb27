import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { seal } from '#platform/server/secrets/seal.ts';
import type { Proof } from '#domains/accounts/contract/proof.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { endOtherSessions } from '../sessions.ts';
import { CODE_TRIES, hashOf, isAppCode, tell, TOTP_LABEL, totpOf, wrongCode } from './codes.ts';
import { isTotpOn, putTotp, replaceRecoveryCodes, switchTotpOff, switchTotpOn } from './second-factors.repo.ts';

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** 120 bits: a shorter code would need a slow hash. A multiple of five bytes is letters without a remainder. */
const RECOVERY_BYTES = 15;

/** A new secret; replaces one that was never confirmed. */
export async function startTotp(deps: Deps, viewer: Viewer, proof: Proof): Promise<{ secret: string; uri: string }> {
  const requireOff = async (tx: Tx) => {
    if (!(await isTotpOn(tx, viewer.userId))) return;
    throw new AppError('WRONG_STATE', 'Two-step sign-in is already on. Turn it off first.', { current: 'on' });
  };
  await deps.db.asAuth(requireOff);
  await requireReauthentication(deps, viewer, proof);
  const secret = Secret.fromHex(randomBytes(SECRET_BYTES).toString('hex')).base32;
  await deps.db.asAuth(async (tx) => {
    await requireOff(tx);
    await putTotp(tx, { userId: viewer.userId, secret: seal(deps.env, TOTP_LABEL, secret) });
  });
  return { secret, uri: totpOf(secret, viewer.email).toString() };
}

interface Change extends Proof {
  endsOthers?: boolean | undefined;
}

/** Takes effect with the first correct code. */
export async function confirmTotp(
  deps: Deps,
  viewer: Viewer,
  { code, endsOthers }: { code: string; endsOthers?: boolean | undefined },
): Promise<{ recoveryCodes: string[] }> {
  const { userId } = viewer;
  await deps.limiter.take('second-factor', userId, ...CODE_TRIES);
  const codes = newRecoveryCodes();
  await deps.db.asAuth(async (tx) => {
    if ((await isTotpOn(tx, userId)) || !(await isAppCode(deps, tx, userId, code))) throw wrongCode();
    await switchTotpOn(tx, userId, deps.clock.now());
    await replaceRecoveryCodes(tx, userId, codes.map(hashOf));
    await tell(deps, tx, userId, 'totp.on', 'Two-step sign-in was turned on.');
    if (endsOthers) await endOtherSessions(tx, viewer);
  });
  await deps.limiter.forget('second-factor', userId, ...CODE_TRIES);
  return { recoveryCodes: codes };
}

export async function removeTotp(deps: Deps, viewer: Viewer, change: Change): Promise<void> {
  if (hasAdminRole(viewer) && deps.env.isProduction) {
    throw new AppError('FORBIDDEN', 'Administrators need two-step sign-in.');
  }
  await requireReauthentication(deps, viewer, change);
  await whileOn(deps, viewer, change, async (tx) => {
    await switchTotpOff(tx, viewer.userId);
    await tell(deps, tx, viewer.userId, 'totp.off', 'Two-step sign-in was turned off.');
  });
}

export async function renewRecoveryCodes(
  deps: Deps,
  viewer: Viewer,
  change: Change,
): Promise<{ recoveryCodes: string[] }> {
  const codes = newRecoveryCodes();
  await requireReauthentication(deps, viewer, change);
  await whileOn(deps, viewer, change, async (tx) => {
    await replaceRecoveryCodes(tx, viewer.userId, codes.map(hashOf));
    await tell(deps, tx, viewer.userId, 'recovery_codes.renewed', 'New recovery codes were created.');
  });
  return { recoveryCodes: codes };
}

/** Without two-step sign-in there is no code that could be right. */
const whileOn = (deps: Deps, viewer: Viewer, { endsOthers }: Change, work: (tx: Tx) => Promise<void>): Promise<void> =>
  deps.db.asAuth(async (tx) => {
    if (!(await isTotpOn(tx, viewer.userId))) throw wrongCode();
    await work(tx);
    if (endsOthers) await endOtherSessions(tx, viewer);
  });

/** `f3k7-…`: six groups of four letters that are hard to confuse. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Secret.fromHex(randomBytes(RECOVERY_BYTES).toString('hex')).base32.toLowerCase();
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}
