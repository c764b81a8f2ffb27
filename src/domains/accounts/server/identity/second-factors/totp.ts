import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError, invalidField } from '#platform/server/errors.ts';
import { hasAdminRole, type Viewer } from '#platform/server/http/http.ts';
import { seal, unseal } from '#platform/server/secrets/seal.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { findPerson } from '../identity.repo.ts';
import { requireReauthentication } from '../reauthentication.ts';
import {
  findTotp,
  isTotpOn,
  putTotp,
  replaceRecoveryCodes,
  switchTotpOff,
  switchTotpOn,
  takeRecoveryCode,
  takeStep,
} from './second-factors.repo.ts';

const LABEL = 'totp/1';
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
/** 120 bits: a shorter code would need a slow hash. A multiple of five bytes is letters without a remainder. */
const RECOVERY_BYTES = 15;
/** Wrong codes per account before a wait. */
const CODE_TRIES = [5, 900] as const;

const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: 'Tallgrass', label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** A new secret; replaces one that was never confirmed. */
export async function startTotp(
  deps: Deps,
  viewer: Viewer,
  proof: { currentPassword?: string | undefined },
): Promise<{ secret: string; uri: string }> {
  await requireReauthentication(deps, viewer, proof);
  const secret = Secret.fromHex(randomBytes(SECRET_BYTES).toString('hex')).base32;
  await deps.db.asAuth(async (tx) => {
    if (await isTotpOn(tx, viewer.userId)) {
      throw new AppError('WRONG_STATE', 'Two-step sign-in is already on. Turn it off first.', { current: 'on' });
    }
    await putTotp(tx, { userId: viewer.userId, secret: seal(deps.env, LABEL, secret) });
  });
  return { secret, uri: totpOf(secret, viewer.email).toString() };
}

/** Takes effect with the first correct code. */
export async function confirmTotp(deps: Deps, viewer: Viewer, code: string): Promise<{ recoveryCodes: string[] }> {
  const { userId } = viewer;
  await deps.limiter.take('second-factor', userId, ...CODE_TRIES);
  const codes = newRecoveryCodes();
  await deps.db.asAuth(async (tx) => {
    if ((await isTotpOn(tx, userId)) || !(await isAppCode(deps, tx, userId, code))) throw wrongCode();
    await switchTotpOn(tx, userId, deps.clock.now());
    await replaceRecoveryCodes(tx, userId, codes.map(hashOf));
    await tell(deps, tx, userId, 'totp.on', 'Two-step sign-in was turned on.');
  });
  await deps.limiter.forget('second-factor', userId, ...CODE_TRIES);
  return { recoveryCodes: codes };
}

export async function removeTotp(deps: Deps, viewer: Viewer, code: string): Promise<void> {
  if (hasAdminRole(viewer) && deps.env.isProduction) {
    throw new AppError('FORBIDDEN', 'Administrators need two-step sign-in.');
  }
  await proved(deps, viewer, code, async (tx) => {
    await switchTotpOff(tx, viewer.userId);
    await tell(deps, tx, viewer.userId, 'totp.off', 'Two-step sign-in was turned off.');
  });
}

export async function renewRecoveryCodes(
  deps: Deps,
  viewer: Viewer,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const codes = newRecoveryCodes();
  await proved(deps, viewer, code, async (tx) => {
    await replaceRecoveryCodes(tx, viewer.userId, codes.map(hashOf));
    await tell(deps, tx, viewer.userId, 'recovery_codes.renewed', 'New recovery codes were created.');
  });
  return { recoveryCodes: codes };
}

/** Runs `work` if the code is valid: one from the app or a recovery code, each usable once. Wrong codes are counted. */
export async function proved<T>(
  deps: Deps,
  { userId, device = null }: { userId: string; device?: string | null },
  code: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  // A browser known to the account has its own limit, so that wrong codes from elsewhere don't lock the owner out.
  const tries = ['second-factor', device ? `${userId} ${device}` : userId, ...CODE_TRIES] as const;
  await deps.limiter.take(...tries);
  const result = await deps.db.asAuth(async (tx) => {
    const isApp = await isAppCode(deps, tx, userId, code);
    if (!isApp && !(await takeRecoveryCode(tx, { userId, codeHash: hashOf(code) }))) throw wrongCode();
    if (!isApp) await tell(deps, tx, userId, 'recovery_code.used', 'A recovery code was used.');
    return work(tx);
  });
  await deps.limiter.forget(...tries);
  return result;
}

async function isAppCode(deps: Deps, tx: Tx, userId: string, code: string): Promise<boolean> {
  // Apps show the digits in two groups, and people type or paste them that way.
  const digits = code.replaceAll(/[\s-]/g, '');
  const row = /^\d{6}$/.test(digits) ? await findTotp(tx, userId) : null;
  if (!row) return false;
  const timestamp = deps.clock.now().getTime();
  const totp = totpOf(unseal(deps.env, LABEL, row.secret));
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
  if (delta === null) return false;
  return takeStep(tx, { userId, step: Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta });
}

const wrongCode = () => invalidField('code', 'This code is wrong or was already used. Please try the next one.');

/** `f3k7-…`: six groups of four letters that are hard to confuse. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Secret.fromHex(randomBytes(RECOVERY_BYTES).toString('hex')).base32.toLowerCase();
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');

async function tell(deps: Deps, tx: Tx, userId: string, action: string, what: string): Promise<void> {
  const person = await findPerson(tx, { userId });
  if (person) await mailSecurityAlert(deps, tx, named(person), what);
  await audit(tx, { actorId: userId, action, subjectType: 'person', subjectId: userId });
}
