import type { Auth } from './auth/auth.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/db.ts';
import type { Env } from './env.ts';
import type { FileStore } from './files/file-store.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Limiter } from './http/limit.ts';
import type { Logger } from './log.ts';
import type { NoticeEntry } from './events/notice-entry.ts';
import type { Signals } from './events/signals.ts';
import type { Subscribers } from './events/subscribers.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** What every feature receives: the platform, which knows no feature. */
export interface Deps {
  readonly env: Env;
  readonly db: Database;
  /** Connection URL of the server's login role, for worker threads that open their own connections. */
  readonly databaseUrl: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jobs: Jobs;
  readonly signals: Signals;
  /** Who reacts to which event; `publish` asks it. */
  readonly subscribers: Subscribers;
  /** Every kind of notice that some feature sends. */
  readonly notices: readonly NoticeEntry[];
  readonly limiter: Limiter;
  readonly auth: Auth;
  readonly files: FileStore;
  readonly telemetry: Telemetry;
}
