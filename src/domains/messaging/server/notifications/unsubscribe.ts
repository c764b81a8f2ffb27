import { createHmac, timingSafeEqual } from 'node:crypto';
import { service } from '#platform/server/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { AppError } from '#platform/server/errors.ts';
import { deriveKey } from '#platform/server/secret.ts';
import { isUrgent, NOTICE_KINDS, type NoticeKind } from '#domains/messaging/contract/notices.ts';
import { unsubscribe as unsubscribeCall } from '#domains/messaging/contract/notifications.ts';
import { announce, putSetting } from './notifications.repo.ts';

interface Subscription {
  userId: string;
  kind: NoticeKind;
}

const macOf = (secretKey: string, payload: string): Buffer =>
  createHmac('sha256', deriveKey(secretKey, 'unsubscribe/1')).update(payload).digest();

/** Says whose mails of which kind end, signed: the link works without signing in, for as long as the mail is kept. */
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

/** What a token stands for, or `TOKEN_INVALID`. */
export function readUnsubscribeToken(env: Env, token: string): Subscription {
  const [userId = '', kindName = '', mac = ''] = token.split('.');
  const kind = NOTICE_KINDS.find((known) => known === kindName);
  const given = Buffer.from(mac, 'base64url');
  const isGood = [env.secretKey, env.secretKeyPrevious].some((key) => {
    const expected = key && macOf(key, `${userId}.${kindName}`);
    return expected && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGood || !kind || isUrgent(kind)) {
    throw new AppError('TOKEN_INVALID', 'This link does not work. Please choose in your settings what we write about.');
  }
  return { userId, kind };
}

/** Ends mails of the token's kind. Doing it twice is doing it once; a deleted account has nothing to end. */
export async function unsubscribe(deps: Deps, token: string): Promise<void> {
  const { userId, kind } = readUnsubscribeToken(deps.env, token);
  await deps.db.as(service, async (tx) => {
    await putSetting(tx, { userId, kind, email: false, updatedAt: deps.clock.now() });
    await announce(tx, [{ userId, topics: ['notifications'] }]);
  });
}
