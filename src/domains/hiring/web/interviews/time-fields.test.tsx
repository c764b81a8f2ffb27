import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { momentsOf, TimeFields } from './time-fields.tsx';

it('sends a time with a six-digit year as typed, and leaves out empty fields', () => {
  const typed = '202611-12-31T10:00';
  expect(momentsOf(['2026-12-01T10:00', '', typed])).toEqual([new Date('2026-12-01T10:00').toISOString(), typed]);
});

it('shows the error of a time at its field', () => {
  const shown = (errors: Record<string, string>) =>
    renderToStaticMarkup(
      <TimeFields
        times={['', '2026-12-01T10:00', '202611-12-31T10:00']}
        label={(position) => `Time ${position}`}
        errors={errors}
        onChange={() => undefined}
      />,
    )
      .split('Time ')
      .slice(1)
      .map((field) => field.includes('Not a time.'));
  expect(shown({ 'slots.1': 'Not a time.' })).toEqual([false, false, true]);
  expect(shown({ slots: 'Not a time.' })).toEqual([true, false, false]);
});

it('recognizes the hour that is skipped when clocks go forward, and does not shift it', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  onTestFinished(() => void vi.unstubAllEnvs());
  const typed = ['2027-03-14T01:30', '2027-03-14T02:30', '2027-03-14T03:30'];
  expect(momentsOf(typed)).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T02:30', '2027-03-14T08:30:00.000Z']);
  const fields = renderToStaticMarkup(
    <TimeFields times={typed} label={(position) => `Time ${position}`} errors={{}} onChange={() => undefined} />,
  );
  expect(fields.match(/The clocks go forward/g)).toHaveLength(1);
});
