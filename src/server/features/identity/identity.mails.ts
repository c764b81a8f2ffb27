import { randomUUID } from 'node:crypto';
import { mails } from '#server/db/tables/index.ts';
import { issueToken, revokeTokens } from '#server/platform/auth/tokens.ts';
import { elevate, type Tx } from '#server/platform/db.ts';
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

interface Letter {
  type: string;
  subject: string;
  lines: string[];
  action?: { label: string; url: string };
  dedupeKey?: string;
}

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
  await queue(deps, tx, to, {
    type: 'email_confirmation',
    subject: 'Confirm your email for Tallgrass',
    lines: ['Please confirm that this is your email. The link works once, for 24 hours.'],
    action: { label: 'Confirm my email', url: url.href },
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
  await queue(deps, tx, to, {
    type: 'password_reset',
    subject: 'Set a new password for Tallgrass',
    lines: [
      'Somebody asked for a new password for your account. The link works once, for one hour.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url: url.href },
  });
}

export const mailWelcome = (deps: Deps, tx: Tx, to: Addressee): Promise<void> =>
  queue(deps, tx, to, {
    type: 'welcome',
    subject: 'Welcome to Tallgrass',
    lines: ['Your email is confirmed. Next, tell us about yourself; our review takes 1–2 business days.'],
    action: { label: 'Go on', url: new URL(to.role ? dashboardOf(to.role) : '/choose-role', deps.env.appUrl).href },
    dedupeKey: `welcome:${to.userId}`,
  });

export const mailSecurityAlert = (deps: Deps, tx: Tx, to: Addressee, what: string): Promise<void> =>
  queue(deps, tx, to, {
    type: 'security_alert',
    subject: 'A change to your Tallgrass account',
    lines: [what, `It happened at ${deps.clock.now().toISOString()}.`, 'If it was not you, set a new password now.'],
    action: { label: 'Set a new password', url: new URL('/password-reset', deps.env.appUrl).href },
  });

const queue = (deps: Deps, tx: Tx, to: Addressee, letter: Letter): Promise<void> =>
  elevate(tx, async () => {
    const { lines, action } = letter;
    const greeting = `Hello ${to.name},`;
    const text = [greeting, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), 'Tallgrass'].join('\n\n');
    const paragraphs = [greeting, ...lines].map((line) => `<p>${escape(line)}</p>`);
    const button = action ? [`<p><a href="${escape(action.url)}">${escape(action.label)}</a></p>`] : [];
    const id = randomUUID();
    await tx
      .insert(mails)
      .values({
        id,
        messageId: `<${id}@${new URL(deps.env.appUrl).hostname}>`,
        userId: to.userId,
        to: [to.email],
        subject: letter.subject,
        type: letter.type,
        html: [...paragraphs, ...button, '<p>Tallgrass</p>'].join('\n'),
        text,
        notBefore: deps.clock.now(),
        createdAt: deps.clock.now(),
        ...(letter.dedupeKey ? { dedupeKey: letter.dedupeKey } : {}),
      })
      .onConflictDoNothing({ target: mails.dedupeKey });
  });

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
