import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lt } from 'drizzle-orm';
import { authVerifications } from '#platform/db/auth.ts';
import type { Tx } from '../database/db.ts';

/** What a token is for: a link in a mail, or a sign-in in progress. */
export type TokenPurpose =
  | 'confirm-email'
  | 'confirm-external'
  | 'reset-password'
  | 'external-sign-in'
  | 'second-step'
  | 'passkey'
  | 'change-email-old'
  | 'change-email-new';

/** Only the hash is stored, so reading the table gives no usable token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const identifierOf = (purpose: TokenPurpose, token: string) => `${purpose}:${hashToken(token)}`;

export const newToken = (): string => randomBytes(32).toString('base64url');

interface Stored {
  purpose: TokenPurpose;
  /** What the token refers to, mostly a user ID. */
  value: string;
  /** Further data for its use. */
  detail?: string;
  now: Date;
  seconds: number;
}

/** Stores a single-use token, and deletes expired ones. */
export async function storeToken(
  tx: Tx,
  { purpose, value, detail, now, seconds, token }: Stored & { token: string },
): Promise<void> {
  await tx.delete(authVerifications).where(lt(authVerifications.expiresAt, now));
  await tx.insert(authVerifications).values({
    identifier: identifierOf(purpose, token),
    value,
    detail,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  });
}

export async function issueToken(tx: Tx, stored: Stored): Promise<string> {
  const token = newToken();
  await storeToken(tx, { ...stored, token });
  return token;
}

interface Presented {
  purpose: TokenPurpose;
  token: string;
  now: Date;
}

const live = ({ purpose, token, now }: Presented) =>
  and(eq(authVerifications.identifier, identifierOf(purpose, token)), gt(authVerifications.expiresAt, now));

/** What the token refers to, without using it up. */
export async function peekToken(tx: Tx, presented: Presented): Promise<string | null> {
  const [row] = await tx.select({ value: authVerifications.value }).from(authVerifications).where(live(presented));
  return row?.value ?? null;
}

/** Uses the token up: of two simultaneous calls, one gets the value and the other null. */
export const consumeToken = async (tx: Tx, presented: Presented): Promise<string | null> =>
  (await consumeWhole(tx, presented))?.value ?? null;

/** The same, with the token's further data. */
export async function consumeWhole(
  tx: Tx,
  presented: Presented,
): Promise<{ value: string; detail: string | null } | null> {
  const { value, detail } = authVerifications;
  const [row] = await tx.delete(authVerifications).where(live(presented)).returning({ value, detail });
  return row ?? null;
}

/** Deletes every token that refers to this value. */
export async function revokeAllTokens(tx: Tx, value: string): Promise<void> {
  await tx.delete(authVerifications).where(eq(authVerifications.value, value));
}

/** Ends earlier links with the same purpose, so that only the newest mail works. */
export async function revokeTokens(tx: Tx, purpose: TokenPurpose, value: string): Promise<void> {
  await tx
    .delete(authVerifications)
    .where(and(like(authVerifications.identifier, `${purpose}:%`), eq(authVerifications.value, value)));
}
