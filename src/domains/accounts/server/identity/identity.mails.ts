import { sendMail } from '#domains/messaging/server/mail/index.ts';
import { issueToken, revokeTokens } from '#platform/server/auth/tokens.ts';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { dashboardOf } from '#domains/accounts/contract/destination.ts';
import type { Role } from '#kernel/vocabulary.ts';
import type { Person } from './identity.repo.ts';

const CONFIRMATION_SECONDS = 86_400;
const RESET_SECONDS = 3600;

export interface Addressee {
  userId: string;
  email: string;
  name: string;
  role: Role | null;
}

/** The profile's name, else the account's. */
export const named = (person: Person): Addressee => ({ ...person, name: person.fullName ?? person.name });

/**
 * Confirmation emails to one address per hour, for any reason (a second request for the link, a sign-in with a provider
 * that has not verified the address).
 */
export const CONFIRMATION_MAILS = [5, 3600] as const;

/**
 * The link that confirms an address. An earlier link of a sign-up stops working. A link for an external identity ends
 * no other: someone other than the person who signed up may have requested it.
 */
export async function mailConfirmation(deps: Deps, tx: Tx, to: Addressee, link?: string): Promise<void> {
  if (!link) await revokeTokens(tx, 'confirm-email', to.userId);
  const token = await issueToken(tx, {
    purpose: link ? 'confirm-external' : 'confirm-email',
    value: to.userId,
    ...(link && { detail: link }),
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

/** Sent once, after the first confirmed sign-in. */
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

/** Sent each time or, with a `dedupeKey`, once per key. */
export async function mailSecurityAlert(
  deps: Deps,
  tx: Tx,
  to: Addressee,
  what: string,
  dedupeKey?: string,
): Promise<void> {
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'security_alert',
    data: { name: to.name, what, timestamp: deps.clock.now().toISOString() },
    ...(dedupeKey && { dedupeKey }),
  });
}

/** Tells the owner of an address that someone tried to sign up with it, at most once a day. */
export const mailTakenSignUp = (deps: Deps, tx: Tx, to: Addressee): Promise<void> =>
  mailSecurityAlert(
    deps,
    tx,
    to,
    'Someone tried to create an account with your email. You already have one, so we did not create another.',
    `taken-sign-up:${to.userId}:${deps.clock.now().toISOString().slice(0, 10)}`,
  );

interface EmailChangeMail {
  person: Addressee;
  side: 'old' | 'new';
  newEmail: string;
  token: string;
}

/** Sent to both addresses, so that controlling one of them is not enough. */
export async function mailEmailChange(
  deps: Deps,
  tx: Tx,
  { person, side, newEmail, token }: EmailChangeMail,
): Promise<void> {
  const url = new URL('/auth/confirm-email', deps.env.appUrl);
  url.search = new URLSearchParams({ token }).toString();
  await sendMail(deps, tx, {
    to: side === 'old' ? person.email : newEmail,
    userId: person.userId,
    type: 'email_change',
    data: {
      title: side === 'old' ? 'Confirm your email change' : 'Confirm your new email',
      body:
        side === 'old'
          ? `Someone asked to change the email of your Tallgrass account to ${newEmail}.\n\nIf it was you, open this link and the one we sent to the new address. If it wasn’t you, don’t open it, and set a new password.`
          : 'Someone asked to use this email for a Tallgrass account.\n\nIf it was you, open this link and the one we sent to your old address.',
      action: { label: 'Confirm the change', url: url.href },
    },
  });
}

export async function mailDeletion(deps: Deps, tx: Tx, to: Addressee, deletedOn: string): Promise<void> {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
  await sendMail(deps, tx, {
    to: to.email,
    userId: to.userId,
    type: 'account_deletion',
    data: {
      title: 'Your account will be deleted',
      body: `We will delete your Tallgrass account and your data on ${day.format(new Date(deletedOn))}.\n\nIf you want to keep it, sign in before that day.`,
      action: { label: 'Keep my account', url: new URL('/login', deps.env.appUrl).href },
    },
  });
}
