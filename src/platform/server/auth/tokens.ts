import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, like, lt } from 'drizzle-orm';
import { authVerifications } from '#platform/db/auth.ts';
import type { Tx } from '../database/db.ts';

/** What a token may do: one from a mail's link, or one that a sign-in under way is told by. */
export type TokenPurpose =
  | 'confirm-email'
  | 'confirm-external'
  | 'reset-password'
  | 'external-sign-in'
  | 'second-step'
  | 'passkey'
  | 'change-email-old'
  | 'change-email-new';

/** Only the hash is stored: who reads the table cannot use what stands in it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const identifierOf = (purpose: TokenPurpose, token: string) => `${purpose}:${hashToken(token)}`;

export const newToken = (): string => randomBytes(32).toString('base64url');

interface Stored {
  purpose: TokenPurpose;
  /** What the token stands for: mostly a user id. */
  value: string;
  /** What it does besides. */
  detail?: string;
  now: Date;
  seconds: number;
}

/** Keeps a single-use token, and clears out what has expired. */
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

/** What the token stands for, without using it up. */
export async function peekToken(tx: Tx, presented: Presented): Promise<string | null> {
  const [row] = await tx.select({ value: authVerifications.value }).from(authVerifications).where(live(presented));
  return row?.value ?? null;
}

/** Uses the token up: of two that present it at once, one gets the value and the other null. */
export const consumeToken = async (tx: Tx, presented: Presented): Promise<string | null> =>
  (await consumeWhole(tx, presented))?.value ?? null;

/** The same, with what the token does besides. */
export async function consumeWhole(
  tx: Tx,
  presented: Presented,
): Promise<{ value: string; detail: string | null } | null> {
  const { value, detail } = authVerifications;
  const [row] = await tx.delete(authVerifications).where(live(presented)).returning({ value, detail });
  return row ?? null;
}

/** Earlier links of the same purpose stop working, so that only the newest mail does. */
export async function revokeTokens(tx: Tx, purpose: TokenPurpose, value: string): Promise<void> {
  await tx
    .delete(authVerifications)
    .where(and(like(authVerifications.identifier, `${purpose}:%`), eq(authVerifications.value, value)));
}
