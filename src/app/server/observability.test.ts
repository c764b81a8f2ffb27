import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prometheusName } from '#platform/server/telemetry/define-metric.ts';
import { PROMTOOL } from '#tools/lib/optional-programs.ts';
import { metricsOf } from './compose.ts';
import { FEATURES } from './features.ts';

const FOLDER = 'deploy/observability';
const read = (file: string) => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Every series that Prometheus gets from the server or makes by the recording rules. */
const known = () => {
  const own = metricsOf(FEATURES).flatMap((metric) => {
    const name = prometheusName(metric);
    return metric.kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => `${name}${part}`) : [name];
  });
  const recorded = [...read('alerts.yml').matchAll(/record: (\S+)/g)].map(([, name = '']) => name);
  return new Set([...own, ...recorded, 'up']);
};

/** The series that a file's expressions name. */
const namedIn = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:tallgrass[_:][\w:]+|http_\w+|db_client_\w+|process_\w+|nodejs_\w+)/g)].map(
      ([name]) => name,
    ),
  );

const alerts = () => [...read('alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

test.each(['alerts.yml', 'alerts.test.yml', 'dashboard.json'])('%s names only metrics that exist', (file) => {
  const used = namedIn(read(file));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !known().has(name))).toEqual([]);
});

test('every metric of the server is on the dashboard', () => {
  const shown = namedIn(read('dashboard.json'));
  const missing = metricsOf(FEATURES)
    .map((metric) => prometheusName(metric))
    .filter((name) => ![...shown].some((series) => series.startsWith(name)));
  expect(missing).toEqual([]);
});

test('every alert is tested, and the runbook says what to do for it', () => {
  const tested = new Set([...read('alerts.test.yml').matchAll(/- name: (\w+)/g)].map(([, name]) => name));
  const runbook = readFileSync('docs/operations.md', 'utf8');
  for (const alert of alerts()) {
    expect(tested, alert).toContain(alert);
    expect(runbook, alert).toContain(`\`${alert}\``);
  }
  expect(alerts().length).toBeGreaterThan(15);
});

test.runIf(PROMTOOL)('promtool accepts the rules and sees each alert fire, and none on a calm day', () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(PROMTOOL ?? '', args, { cwd: FOLDER, encoding: 'utf8' });
    expect(status, `${stdout}${stderr}`).toBe(0);
  }
});
