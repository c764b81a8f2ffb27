// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { momentsOf, noTimes, TimeFields } from './time-fields.tsx';

const NO_TIME = 'Not a time.';

function Times({ errors = {}, start = noTimes() }: { errors?: Record<string, string>; start?: string[] }) {
  const [times, setTimes] = useState(start);
  return <TimeFields times={times} label={(position) => `Time ${position}`} errors={errors} onChange={setTimes} />;
}
const fields = () => screen.getAllByLabelText<HTMLInputElement>(/^Time/);
const texts = () => fields().map(descriptionOf);

it('sends a time with a six-digit year as typed, and leaves out empty fields', () => {
  const typed = '202611-12-31T10:00';
  expect(momentsOf(['2026-12-01T10:00', '', typed])).toEqual([new Date('2026-12-01T10:00').toISOString(), typed]);
});

it('shows the error of a time at its field', () => {
  show(<Times start={['', '2026-12-01T10:00', '202611-12-31T10:00']} errors={{ 'slots.1': NO_TIME }} />);
  expect(texts()).toEqual(['', '', NO_TIME]);
});

it('shows the error of all times at the first field', () => {
  show(<Times errors={{ slots: NO_TIME }} />);
  expect(texts()).toEqual([NO_TIME, '', '']);
});

it('recognizes the hour that is skipped when clocks go forward as it is entered, and does not shift it', () => {
  vi.stubEnv('TZ', 'America/Chicago');
  onTestFinished(() => void vi.unstubAllEnvs());
  const typed = ['2027-03-14T01:30', '2027-03-14T02:30', '2027-03-14T03:30'];
  expect(momentsOf(typed)).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T02:30', '2027-03-14T08:30:00.000Z']);
  show(<Times />);
  for (const [at, field] of fields().entries()) fireEvent.change(field, { target: { value: typed[at] } });
  expect(fields().map(({ value }) => value)).toEqual(typed);
  expect(texts()).toEqual(['', expect.stringContaining('The clocks go forward'), '']);
});
