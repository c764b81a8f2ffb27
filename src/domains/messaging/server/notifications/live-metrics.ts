import { level } from '#platform/server/telemetry/define-metric.ts';

export const LIVE_STREAMS = level({
  name: 'tallgrass.live.streams',
  help: 'Open streams of live events',
  labels: [],
});
