import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { GaugeReader, Sample } from './define-metric.ts';
import { CPU_SECONDS, LOOP_DELAY, MEMORY } from './platform-metrics.ts';

const RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;

/** Memory, processor time and event-loop delay of this process; `stop` ends the sampling. */
export function processGauges(): GaugeReader & { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  /** A delay includes the timer's own period. Without a sample yet, the library answers NaN. */
  const late = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1000);
  return {
    metrics: [MEMORY, CPU_SECONDS, LOOP_DELAY],
    stop: () => void delay.disable(),
    read() {
      const { rss, heapUsed, external } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const samples: Sample[] = [
        { metric: MEMORY, value: rss, labels: { kind: 'resident' } },
        { metric: MEMORY, value: heapUsed, labels: { kind: 'heap' } },
        { metric: MEMORY, value: external, labels: { kind: 'external' } },
        { metric: CPU_SECONDS, value: user / MICROSECONDS, labels: { mode: 'user' } },
        { metric: CPU_SECONDS, value: system / MICROSECONDS, labels: { mode: 'system' } },
        { metric: LOOP_DELAY, value: late(delay.percentile(50)), labels: { quantile: '0.5' } },
        { metric: LOOP_DELAY, value: late(delay.percentile(99)), labels: { quantile: '0.99' } },
        { metric: LOOP_DELAY, value: late(delay.max), labels: { quantile: '1' } },
      ];
      delay.reset();
      return samples;
    },
  };
}
