// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MyAvailability } from '#domains/hiring/contract/self-scheduling/availability.ts';
import { show } from '#tests/components/show.tsx';
import { AvailabilityForm } from './availability-form.tsx';

const saved = (durationMinutes: number): MyAvailability => ({
  availability: {
    isOn: true,
    timeZone: 'America/Chicago',
    windows: [],
    exceptions: [],
    durationMinutes,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 10,
    noticeHours: 24,
    dailyMax: 4,
    mode: 'phone',
    place: '(417) 555-0142',
  },
  facilityZone: 'America/Chicago',
  hasVideoRooms: false,
  calendar: null,
  open: { count: 0, first: null },
});
const duration = () => screen.getByLabelText<HTMLInputElement>(/^Length/);

test('what was typed comes back after a reload, unless something else was saved since', () => {
  show(<AvailabilityForm saved={saved(30)} />);
  fireEvent.change(duration(), { target: { value: '45' } });
  show(<AvailabilityForm saved={saved(30)} />);
  expect(duration().value).toBe('45');
  // On another device.
  show(<AvailabilityForm saved={saved(20)} />);
  expect(duration().value).toBe('20');
});
