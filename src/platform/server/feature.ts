import type { Contract } from '#platform/contract/contract.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import type { Routes } from './http/http.ts';
import type { JobHandler } from './jobs/jobs.ts';
import type { NoticeEntry } from './events/notice-entry.ts';
import type { Subscriber } from './events/subscribers.ts';
import type { Metric, Sample } from './telemetry/define-metric.ts';

export interface FeatureGauges {
  readonly metrics: readonly Metric[];
  readonly read: (deps: Deps) => Promise<readonly Sample[]>;
}

/** What a feature contributes to the application. */
export interface Feature {
  readonly name: string;
  /** For a feature behind a switch. When off, it has no routes and is in no document; its jobs go on, to finish what began. */
  readonly isOn?: (env: Env) => boolean;
  /** For the OpenAPI document; each has its route in `routes`. */
  readonly contracts?: readonly Contract[];
  readonly routes?: (deps: Deps) => Routes;
  readonly jobs?: readonly JobHandler[];
  /** How it reacts to events, its own and other features'. */
  readonly subscribers?: readonly Subscriber[];
  /** The notices it sends, for the settings screen. */
  readonly notices?: readonly NoticeEntry[];
  /** What it records of its own work, where metrics are on. */
  readonly metrics?: readonly Metric[];
  /** What it reads at each collection of metrics: gauges that belong together. */
  readonly gauges?: readonly FeatureGauges[];
  /** Runs after the server is composed and before it listens; returns the function that stops it. */
  readonly start?: (deps: Deps) => Promise<() => Promise<void>>;
  /** Heavy background work, which runs in a thread of its own so that requests don't wait for it. */
  readonly apart?: Required<Pick<Feature, 'jobs' | 'start'>>;
}
