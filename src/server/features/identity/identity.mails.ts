import { sendMail } from '#server/features/mail/index.ts';
import { issueToken, revokeTokens } from '#server/platform/auth/tokens.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dashboardOf } from '#shared/kernel/destination.ts';
import type { Role } from '#shared/kernel/vocabulary.ts';
import type { Person } from './identity.repo.ts';

const CONFIRMATION_SECONDS = 86_400;
const RESET_SECONDS = 3600;

export interface Addressee {
  userId: string;
  email: string;
  name: string;
  role: Role | null;
}

/** How a person is addressed: by the name of the profile, else that of the account. */
export const named = (person: Person): Addressee => ({ ...person, name: person.fullName ?? person.name });

/** The link that confirms an address. Earlier links of the account stop working. */
export async function mailConfirmation(deps: Deps, tx: Tx, to: Addressee): Promise<void> {
  await revokeTokens(tx, 'confirm-email', to.userId);
  const token = await issueToken(tx, {
    purpose: 'confirm-email',
    value: to.userId,
    now: deps.clock.now(),
    seconds: CONFIRMATION_SECONDS,
  });
  const url = new URL('/auth/confirm', deps.env.appUrl);
  url.search = new URLSearchParams({
    token_hash: token,
    type: 'signup',
    redirect_to: `/post-auth?role=${to.role === 'employer' ? 'employer' : 'candidate'}`,
  }).toString();
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'email_confirmation',
    data: { name: to.name, confirmationUrl: url.href },
  });
}

export async function mailPasswordReset(deps: Deps, tx: Tx, to: Addressee): Promise<void> {
  await revokeTokens(tx, 'reset-password', to.userId);
  const token = await issueToken(tx, {
    purpose: 'reset-password',
    value: to.userId,
    now: deps.clock.now(),
    seconds: RESET_SECONDS,
  });
  const url = new URL('/password-reset', deps.env.appUrl);
  url.search = new URLSearchParams({ token, type: 'recovery' }).toString();
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'password_reset',
    data: { name: to.name, resetUrl: url.href },
  });
}

/** After the first confirmed sign-in, once. */
export async function mailWelcome(deps: Deps, tx: Tx, to: Addressee): Promise<void> {
  const next = to.role ? dashboardOf(to.role) : '/choose-role';
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'welcome',
    data: { name: to.name, role: to.role ?? 'none yet', dashboardUrl: new URL(next, deps.env.appUrl).href },
    dedupeKey: `welcome:${to.userId}`,
  });
}

export async function mailSecurityAlert(deps: Deps, tx: Tx, to: Addressee, what: string): Promise<void> {
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'security_alert',
    data: { name: to.name, what, timestamp: deps.clock.now().toISOString() },
  });
}
