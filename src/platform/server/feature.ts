import type { Contract } from '#platform/contract/contract.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import type { Routes } from './http/http.ts';
import type { JobHandler } from './jobs/jobs.ts';
import type { NoticeEntry } from './events/notice-entry.ts';
import type { Subscriber } from './events/subscribers.ts';

/** What a feature gives to the composition root. */
export interface Feature {
  readonly name: string;
  /** What stands behind a switch; off, it has no route and is in no document. Its jobs run on, to end what was begun. */
  readonly isOn?: (env: Env) => boolean;
  /** For the OpenAPI document; each has its route in `routes`. */
  readonly contracts?: readonly Contract[];
  readonly routes?: (deps: Deps) => Routes;
  readonly jobs?: readonly JobHandler[];
  /** How it reacts to events, its own and other features'. */
  readonly subscribers?: readonly Subscriber[];
  /** The notices it sends, for the settings screen. */
  readonly notices?: readonly NoticeEntry[];
  /** Runs after the server is composed and before it listens; answers how to stop it. */
  readonly start?: (deps: Deps) => Promise<() => Promise<void>>;
  /** Heavy background work, which a server does in a thread of its own beside the one that answers requests. */
  readonly apart?: Required<Pick<Feature, 'jobs' | 'start'>>;
}
