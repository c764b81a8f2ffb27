import { createHmac, timingSafeEqual } from 'node:crypto';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { AppError } from '#platform/server/errors.ts';
import type { NoticeEntry } from '#platform/server/events/notice-entry.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';
import { unsubscribe as unsubscribeCall } from '#domains/messaging/contract/notifications.ts';
import { putSetting, signalChanges } from './notifications.repo.ts';

interface Subscription {
  userId: string;
  kind: string;
}

const macOf = (secretKey: string, payload: string): Buffer =>
  createHmac('sha256', deriveKey(secretKey, 'unsubscribe/1')).update(payload).digest();

/** Names the person and the kind, signed: the link works without signing in, for as long as the mail is kept. */
export function unsubscribeToken(env: Env, { userId, kind }: Subscription): string {
  const payload = `${userId}.${kind}`;
  return `${payload}.${macOf(env.secretKey, payload).toString('base64url')}`;
}

export function unsubscribeLinks(env: Env, subscription: Subscription): { oneClickUrl: string; pageUrl: string } {
  const token = encodeURIComponent(unsubscribeToken(env, subscription));
  return {
    oneClickUrl: `${env.appUrl}${unsubscribeCall.path}?token=${token}`,
    pageUrl: `${env.appUrl}/unsubscribe?token=${token}`,
  };
}

/** The person and the kind of notice that a token names, or `TOKEN_INVALID`. */
export function readUnsubscribeToken({ env, notices }: Deps, token: string): { userId: string; entry: NoticeEntry } {
  const [userId = '', kindName = '', mac = ''] = token.split('.');
  const entry = notices.find(({ kind }) => kind === kindName);
  const given = Buffer.from(mac, 'base64url');
  const isGood = [env.secretKey, env.secretKeyPrevious].some((key) => {
    const expected = key && macOf(key, `${userId}.${kindName}`);
    return expected && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGood || !entry || entry.isUrgent) {
    throw new AppError(
      'TOKEN_INVALID',
      'This link does not work. Please choose in your settings what we email you about.',
    );
  }
  return { userId, entry };
}

/** Switches off mails of the token's kind. A second call changes nothing; neither does one for a deleted account. */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const { userId, entry } = readUnsubscribeToken(deps, token);
  await deps.db.as(service, async (tx) => {
    await putSetting(tx, { userId, entry, updatedAt: deps.clock.now() }, { email: false });
    await signalChanges(tx, [{ userId, changes: [{ topic: 'notifications' }] }]);
  });
}
