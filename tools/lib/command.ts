import { SchemaError } from '#app/db/schema-error.ts';
import { BackupError } from '#app/server/backup/backup-error.ts';
import { EmbeddedPostgresError } from '#platform/server/embedded-postgres/index.ts';
import { EnvError } from '#platform/server/env.ts';

/** A failure whose message is all that a person needs. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** The command was called in a wrong way: its usage follows the message. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

const EXPECTED = [CommandError, EnvError, EmbeddedPostgresError, SchemaError, BackupError];

/**
 * Runs a command to its end: failures that a person can fix are one sentence, all others come with a stack, and either
 * exits with 1. `usage` follows the sentence where the command was called in a wrong way.
 */
export async function runCommand(main: () => Promise<void>, usage = ''): Promise<void> {
  try {
    await main();
  } catch (error) {
    const words = wordsOf(error, usage);
    console.error(words === null ? error : `\n${words}\n`);
    process.exit(1);
  }
}

/** What a person reads of a failure that they can fix; null for any other, which needs its stack. */
export function wordsOf(error: unknown, usage = ''): string | null {
  if (!(error instanceof Error)) return null;
  if (isOfParseArgs(error)) return withUsage(firstSentence(error.message), usage);
  if (error instanceof UsageError) return withUsage(error.message, usage);
  return EXPECTED.some((kind) => error instanceof kind) ? error.message : null;
}

const withUsage = (sentence: string, usage: string) => [sentence, usage].filter(Boolean).join('\n');

/** `parseArgs` of Node throws these for an unknown option, a missing value and an argument too many. */
const isOfParseArgs = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS_');

/** Node goes on with advice about dashes, which the usage makes unnecessary. */
const firstSentence = (message: string): string => `${message.split(/\.(?:\s|$)|\n/)[0]}.`;

/** One Ctrl-C arrives several times: from the terminal, from npm and from run.mjs. */
const SAME_PRESS_MS = 1_000;

/**
 * Calls `stop` once when the process is asked to end or its parent has died, then exits with 0. A later second request
 * exits without waiting.
 */
export function stopWhenAsked(stop: () => Promise<void> | void): void {
  let askedAt: number | null = null;
  const ask = () => {
    if (askedAt !== null) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(130);
      return;
    }
    askedAt = Date.now();
    Promise.resolve(stop()).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.once('disconnect', ask);
  process.channel?.unref();
}
