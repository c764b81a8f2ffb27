import { expect, test } from 'vitest';
import { metricsOf } from '#app/server/compose.ts';
import { FEATURES } from '#app/server/features.ts';
import { byText } from '#kernel/compare.ts';
import { noteBackup } from '#platform/server/files/last-backup.ts';
import { prometheusName } from '#platform/server/telemetry/define-metric.ts';
import { sharedApp, type TestApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, matched, publish } from '#tests/support/people/hiring.ts';
import { sharedSmtpPeer } from '#tests/support/peers/smtp.ts';
import { openStream } from '#tests/support/stream.ts';

const smtp = sharedSmtpPeer();
const app = sharedApp(() => ({ METRICS_PORT: '0', SMTP_URL: smtp.url }));

const scrape = async ({ deps }: Pick<TestApp, 'deps'>) => {
  const response = await fetch(`http://127.0.0.1:${deps.telemetry.port}/metrics`);
  expect(response.status).toBe(200);
  return response.text();
};

/** The samples of one metric: labels and value. */
const samplesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => ({
    labels,
    value: Number(value),
  }));

const sum = (text: string, name: string, label = '') =>
  samplesOf(text, name)
    .filter(({ labels }) => labels.includes(label))
    .reduce((total, { value }) => total + value, 0);

test('what the server does is measured by route template, without an ID, an address or a name', async () => {
  const hospital = await anApprovedHospital(app);
  const jobId = await publish(app, hospital);
  const nurse = await anApprovedNurse(app);
  await matched(app);
  await applyByHand(nurse, jobId);
  await app.visitor().get(`/api/jobs/${jobId}`);
  await app.visitor().get(`/api/nothing/${nurse.userId}/${nurse.email}`);
  await fetch(`${app.visitor().origin}/no-page/${nurse.userId}`);
  await openStream(nurse.http);

  await expect
    .poll(async () => {
      const text = await scrape(app);
      return sum(text, 'tallgrass_matching_duration_seconds_count', 'outcome="ok"') > 0 &&
        sum(text, 'tallgrass_mail_deliveries_total', 'outcome="accepted"') > 0 &&
        sum(text, 'tallgrass_live_streams') === 1
        ? 'measured'
        : 'not yet';
    })
    .toBe('measured');
  const text = await scrape(app);

  const requests = samplesOf(text, 'http_server_request_duration_seconds_count');
  const routes = new Set(requests.map(({ labels }) => /route="([^"]*)"/.exec(labels)?.[1]));
  const templates = new Set<string>(FEATURES.flatMap(({ contracts = [] }) => contracts.map(({ path }) => path)));
  expect(routes).toContain('/api/jobs/:id');
  const own = ['unmatched', 'site', '/api/notifications/stream'];
  expect([...routes].filter((route = '') => !templates.has(route) && !own.includes(route))).toEqual([]);
  expect(sum(text, 'http_server_request_duration_seconds_count', 'route="unmatched",status_class="4xx"')).toBe(1);
  expect(sum(text, 'db_client_operation_duration_seconds_count', 'operation="insert"')).toBeGreaterThan(0);
  expect(sum(text, 'tallgrass_job_duration_seconds_count', 'queue="mail.deliver",outcome="ok"')).toBeGreaterThan(0);
  expect(sum(text, 'db_client_connection_count', 'pool="main"')).toBeGreaterThan(0);
  expect(sum(text, 'process_memory_usage_bytes', 'kind="resident"')).toBeGreaterThan(1e6);

  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(text).not.toContain('@');
  for (const word of [nurse.userId, nurse.email.split('@')[0] ?? '', jobId]) expect(text).not.toContain(word);
});

test('every metric is served under the name that documents, alerts and dashboards use, with its labels only', async () => {
  await noteBackup(app.deps.files, { madeAt: app.clock.now().toISOString(), files: 1, bytes: 1 });
  const text = await scrape(app);
  const served = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  const metrics = metricsOf(FEATURES);
  for (const metric of metrics) {
    const name = prometheusName(metric);
    // A counter or histogram appears with its first value; the story above leaves none of them out.
    expect(served, [...served].join(' ')).toContain(name);
    const allowed = [...metric.labels, 'le'];
    const used = samplesOf(text, `${name}(?:_count|_bucket|_sum)?`).flatMap(({ labels }) =>
      [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
    );
    expect([...new Set(used)].filter((label = '') => !allowed.includes(label), metric.name)).toEqual([]);
  }
  expect([...served].filter((name) => name !== 'target_info').toSorted(byText)).toEqual(
    metrics.map((metric) => prometheusName(metric)).toSorted(byText),
  );
});

test('what waits is counted: jobs by queue and age, answers that are overdue', async () => {
  const before = await scrape(app);
  const hospital = await anApprovedHospital(app);
  const [nurse, jobId] = [await anApprovedNurse(app), await publish(app, hospital)];
  await matched(app);
  const applicationId = await applyByHand(nurse, jobId);
  await app.asOwner(`update applications set response_due_at = $2::timestamptz - interval '1 hour' where id = $1`, [
    applicationId,
    app.clock.now().toISOString(),
  ]);
  // A queue that no worker reads.
  await app.asOwner(`insert into pgboss.job (name, data, created_on, start_after)
    values ('dead-letters', '{}', now() - interval '2 hours', now() - interval '90 seconds'),
      ('dead-letters', '{}', now() - interval '2 hours', now() + interval '1 hour')`);
  const after = await scrape(app);
  const grown = (name: string, label?: string) => sum(after, name, label) - sum(before, name, label);
  expect(grown('tallgrass_response_clock_overdue')).toBe(1);
  expect(grown('tallgrass_response_clock_due', 'outcome="unanswered"')).toBe(1);
  expect(grown('tallgrass_jobs', 'queue="dead-letters",state="waiting"')).toBe(1);
  expect(grown('tallgrass_jobs', 'queue="dead-letters",state="scheduled"')).toBe(1);
  const age = sum(after, 'tallgrass_jobs_oldest_age_seconds', 'queue="dead-letters"');
  expect(age).toBeGreaterThan(89);
  expect(age).toBeLessThan(200);
});

test('the endpoint answers nothing but metrics, and the site does not serve it', async () => {
  const origin = `http://127.0.0.1:${app.deps.telemetry.port}`;
  expect((await fetch(`${origin}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${app.visitor().origin}/metrics`)).status).toBe(404);
});
