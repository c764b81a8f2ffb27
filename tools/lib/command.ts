import { SchemaError } from '#app/db/schema-error.ts';
import { BackupError } from '#app/server/backup/backup-error.ts';
import { EmbeddedPostgresError } from '#platform/server/embedded-postgres/index.ts';
import { EnvError } from '#platform/server/env.ts';

/** A failure whose message is all that a person needs. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command to its end: failures that a person can fix are one sentence, all others come with a stack. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    const isExpected = [CommandError, EnvError, EmbeddedPostgresError, SchemaError, BackupError].some(
      (kind) => error instanceof kind,
    );
    console.error(isExpected && error instanceof Error ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

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
