import { describe, expect, test } from 'vitest';
import { createLogger } from '#platform/server/log.ts';
import { sharedApp } from '#tests/support/app.ts';
import { anApprovedHospital, anApprovedNurse, applyByHand, matched, publish } from '#tests/support/people/hiring.ts';
import { sharedCollector } from '#tests/support/peers/collector.ts';
import { sharedSmtpPeer } from '#tests/support/peers/smtp.ts';
import { startTrace } from './spans.ts';
import { carrier, splitCarrier, traceId } from './trace-context.ts';

describe('with a collector', () => {
  const smtp = sharedSmtpPeer();
  const collector = sharedCollector();
  const app = sharedApp(() => ({ SMTP_URL: smtp.url, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));

  test('a mail leads back to the request: one trace through route, service, statement, job and mail', async () => {
    const hospital = await anApprovedHospital(app);
    const jobId = await publish(app, hospital);
    const nurse = await anApprovedNurse(app);
    await matched(app);
    const id = await applyByHand(nurse, jobId);

    const traceOfMail = () => {
      const request = collector.spans.find(({ name }) => name === 'POST /api/me/applications');
      return collector.spans.filter((span) => span.traceId === request?.traceId);
    };
    const chainOf = (spanId: string): string[] => {
      const span = traceOfMail().find((one) => one.spanId === spanId);
      return span ? [...chainOf(span.parentSpanId ?? ''), span.name] : [];
    };
    const chainOfMail = () => chainOf(traceOfMail().find(({ name }) => name === 'mail')?.spanId ?? '');
    // A span is sent once it has ended: the mail's, then the job's around it.
    await expect
      .poll(chainOfMail)
      .toEqual(['POST /api/me/applications', 'service /api/me/applications', 'job mail.deliver', 'mail']);
    const spans = traceOfMail();
    const insert = spans.find(
      ({ name, attributes }) => name === 'insert' && /into "applications"/.test(attributes['db.query.text'] ?? ''),
    );
    expect(chainOf(insert?.spanId ?? '')).toEqual([
      'POST /api/me/applications',
      'service /api/me/applications',
      'insert',
    ]);
    const sent = JSON.stringify(collector.spans);
    for (const word of [nurse.email, nurse.userId, hospital.email, jobId, id]) expect(sent).not.toContain(word);
  });

  test('an answer that fails names its trace', async () => {
    const { headers } = await fetch(`${app.visitor().origin}/api/nothing`);
    await expect
      .poll(() => collector.spans.find((span) => span.traceId === headers.get('x-request-id'))?.name)
      .toBe('GET unmatched');
  });
});

test('without a collector, log lines and jobs carry the trace of their request all the same', async () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  await startTrace('GET', { kind: 'server' }, async () => {
    log.info('inside');
    const { parent, payload } = splitCarrier({ mailId: '1', ...carrier() });
    expect(payload).toEqual({ mailId: '1' });
    await startTrace('job', { kind: 'consumer', parent }, async () => log.info('the job'));
  });
  log.info('outside');
  const ids = lines.map((line) => JSON.parse(line).traceId as string | undefined);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids).toEqual([ids[0], ids[0], undefined]);
  expect(traceId()).toBeNull();
});

test.each([{}, { traceparent: 'x' }, { traceparent: `00-${'0'.repeat(31)}-${'0'.repeat(16)}-01` }])(
  'a job without a readable trace begins its own: %j',
  async (data) => {
    const { parent, payload } = splitCarrier(data);
    expect({ parent, payload }).toEqual({ parent: null, payload: {} });
    await startTrace('job', { kind: 'consumer', parent }, async () => expect(traceId()).toMatch(/^[0-9a-f]{32}$/));
  },
);
