import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { loadDemo } from './index.ts';

const SIZE = { candidates: 60, jobs: 12, seed: 3 };

test('history and audit log of a market carry its own dates; loading again adds to it', async () => {
  const app = await startTestApp({ ROLE: 'web' });
  const { asOwner, deps } = app;
  await loadDemo(deps, SIZE);
  const lines = await asOwner(
    `select action, floor(extract(epoch from ($1::timestamptz - at)) / 86400)::int as days from audit_log order by seq`,
    [app.clock.now()],
  );
  const told = lines.filter(({ action }) => action !== 'demo.loaded' && !String(action).startsWith('admin'));
  const lived = told.filter(({ action }) => /^(application|interview|offer|match)/.test(String(action)));
  expect(lived.length).toBeGreaterThan(0);
  // Only an offer may wait for today's answer; whether there is one depends on the weekday.
  expect(lived.filter(({ action, days }) => Number(days) < 1 && !String(action).startsWith('offer.'))).toEqual([]);
  expect(lines.filter(({ action }) => action === 'demo.loaded')).toEqual([
    { action: 'demo.loaded', days: expect.any(Number) },
  ]);

  // Every step taken is in the state tables.
  const wrong = await asOwner(
    `select e.from_stage, e.to_stage from application_events e
     where e.from_stage is not null and e.from_stage <> e.to_stage and not exists (
       select 1 from state_transitions t
       where t.machine = 'application' and t.from_state = e.from_stage and t.to_state = e.to_stage)`,
  );
  expect(wrong).toEqual([]);

  const people = async () =>
    (await asOwner(`select count(*)::int as n from candidate_profiles where is_demo`))[0]?.['n'];
  expect(await people()).toBe(60);
  await loadDemo(deps, SIZE);
  expect(await people()).toBe(120);
}, 60_000);
