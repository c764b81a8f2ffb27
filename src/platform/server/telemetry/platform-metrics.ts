import { gauge, histogram, WORK_SECONDS } from './define-metric.ts';

export const REQUEST_DURATION = histogram({
  name: 'http.server.request.duration',
  help: 'Time to answer a request, by route template',
  unit: 's',
  labels: ['method', 'route', 'status_class'],
});

export const STATEMENT_DURATION = histogram({
  name: 'db.client.operation.duration',
  help: 'Time of a database statement',
  unit: 's',
  labels: ['pool', 'operation', 'outcome'],
});

export const POOL_CONNECTIONS = gauge({
  name: 'db.client.connection.count',
  help: 'Open connections of a pool',
  unit: '',
  labels: ['pool', 'state'],
});

export const POOL_WAITING = gauge({
  name: 'db.client.connection.pending_requests',
  help: 'Callers that wait for a connection of a pool',
  unit: '',
  labels: ['pool'],
});

export const JOB_DURATION = histogram({
  name: 'tallgrass.job.duration',
  help: 'Time of one attempt at a job',
  unit: 's',
  labels: ['queue', 'outcome'],
  buckets: WORK_SECONDS,
});

export const MEMORY = gauge({
  name: 'process.memory.usage',
  help: 'Memory of the process',
  unit: 'By',
  labels: ['kind'],
});

export const CPU_SECONDS = gauge({
  name: 'process.cpu.time',
  help: 'Processor time since the process started',
  unit: 's',
  labels: ['mode'],
});

export const LOOP_DELAY = gauge({
  name: 'nodejs.eventloop.delay',
  help: 'How late the event loop ran since the previous collection',
  unit: 's',
  labels: ['quantile'],
});

export const PLATFORM_METRICS = [
  REQUEST_DURATION,
  STATEMENT_DURATION,
  POOL_CONNECTIONS,
  POOL_WAITING,
  JOB_DURATION,
  MEMORY,
  CPU_SECONDS,
  LOOP_DELAY,
] as const;
