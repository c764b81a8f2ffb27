import { counter } from '#platform/server/telemetry/define-metric.ts';

export const MAIL_DELIVERIES = counter({
  name: 'tallgrass.mail.deliveries',
  help: 'Attempts to deliver a mail, by outcome',
  labels: ['outcome'],
});
