import { histogram, WORK_SECONDS } from '#platform/server/telemetry/define-metric.ts';

export const MATCHING_DURATION = histogram({
  name: 'tallgrass.matching.duration',
  help: 'Time to match a job or a person after a change',
  unit: 's',
  labels: ['step', 'outcome'],
  buckets: WORK_SECONDS,
});
