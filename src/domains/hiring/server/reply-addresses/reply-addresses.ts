import { createHash, createHmac } from 'node:crypto';
import type { Tx } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import type { Env } from '#platform/server/env.ts';
import { deriveKey } from '#platform/server/secrets/secret.ts';
import { findReplyAddress, putReplyAddresses } from './reply-addresses.repo.ts';

/** Lowercase letters and digits only: some mail servers change the case of an address. 32 of them are 160 bits. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = 32;
const PREFIX = 'reply-';
const LOCAL_PART = new RegExp(`^${PREFIX}([a-z2-7]{${TOKEN_LENGTH}})$`);

/**
 * The same token each time, so that a mail program keeps one address for a conversation. After a change of SECRET_KEY it
 * is another; the one before stays valid, because its hash is kept.
 */
function tokenOf({ secretKey }: Pick<Env, 'secretKey'>, conversationId: string, userId: string): string {
  const mac = createHmac('sha256', deriveKey(secretKey, 'reply-address/1'))
    .update(`${conversationId}.${userId}`)
    .digest();
  return [...mac.subarray(0, TOKEN_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** As `service`: each person's own address in a conversation; null for all where no mail can come in. */
export async function replyAddressesOf(
  { env, clock }: Deps,
  tx: Tx,
  conversationId: string,
  userIds: readonly string[],
): Promise<(userId: string) => string | null> {
  const { inbound } = env;
  if (!inbound || userIds.length === 0) return () => null;
  const made = userIds.map((userId) => ({ userId, token: tokenOf(env, conversationId, userId) }));
  await putReplyAddresses(
    tx,
    made.map(({ userId, token }) => ({ tokenHash: hashOf(token), conversationId, userId, createdAt: clock.now() })),
  );
  const addresses = new Map(made.map(({ userId, token }) => [userId, `${PREFIX}${token}@${inbound.domain}`]));
  return (userId) => addresses.get(userId) ?? null;
}

/** As `service`: whose address it is and in which conversation; null when it was never given out. */
export async function readReplyAddress({ env }: Deps, tx: Tx, address: string) {
  const at = address.lastIndexOf('@');
  const [, token] = LOCAL_PART.exec(address.slice(0, at).toLowerCase()) ?? [];
  if (!token || address.slice(at + 1).toLowerCase() !== env.inbound?.domain) return null;
  return findReplyAddress(tx, hashOf(token));
}
