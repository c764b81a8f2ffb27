import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { audit } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { invalidField } from '#platform/server/errors.ts';
import { unseal } from '#platform/server/secrets/seal.ts';
import { mailSecurityAlert, named } from '../identity.mails.ts';
import { findPerson } from '../identity.repo.ts';
import { findTotp, setTotpEnd, takeRecoveryCode, takeStep } from './second-factors.repo.ts';

export const TOTP_LABEL = 'totp/1';
const PERIOD_SECONDS = 30;
/** Wrong codes per account before a wait. */
export const CODE_TRIES = [5, 900] as const;

export const totpOf = (secret: string, email = '') =>
  new TOTP({ issuer: 'Tallgrass', label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

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
    // A code shows that not all are lost, so an end that was asked for is off.
    if (await setTotpEnd(tx, userId, null)) await tell(deps, tx, userId, 'totp.kept', KEPT_BY_CODE);
    return work(tx);
  });
  await deps.limiter.forget(...tries);
  return result;
}

export async function isAppCode(deps: Deps, tx: Tx, userId: string, code: string): Promise<boolean> {
  // Apps show the digits in two groups, and people type or paste them that way.
  const digits = code.replaceAll(/[\s-]/g, '');
  const row = /^\d{6}$/.test(digits) ? await findTotp(tx, userId) : null;
  if (!row) return false;
  const timestamp = deps.clock.now().getTime();
  const totp = totpOf(unseal(deps.env, TOTP_LABEL, row.secret));
  const delta = totp.validate({ token: digits, timestamp, window: 1 });
  if (delta === null) return false;
  return takeStep(tx, { userId, step: Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta });
}

const KEPT_BY_CODE = 'A code was entered, so two-step sign-in stays on.';

export const wrongCode = () => invalidField('code', 'This code is wrong or was already used. Please try the next one.');

export const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');

/** Mails the owner what was changed, and logs it as done by the owner or by the administrator in `by`. */
export async function tell(
  deps: Deps,
  tx: Tx,
  userId: string,
  action: string,
  what: string,
  { by = userId, detail }: { by?: string; detail?: Record<string, unknown> } = {},
): Promise<void> {
  const person = await findPerson(tx, { userId });
  if (person) await mailSecurityAlert(deps, tx, named(person), what);
  await audit(tx, { actorId: by, action, subjectType: 'person', subjectId: userId, ...(detail && { detail }) });
}
