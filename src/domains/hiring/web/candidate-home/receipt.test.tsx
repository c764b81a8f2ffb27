// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { Receipt } from './receipt.tsx';

test.each([
  ['manual', /Sent by you$/],
  ['auto', /Sent for you$/],
] as const)('a receipt of an application that was sent %s says who sees the name', (source, words) => {
  const receipt = {
    sentAt: '2026-11-20T15:00:00.000Z',
    source,
    organizationName: 'Quillreed Hospital',
    jobTitle: 'ICU nurse, nights',
    consent: null,
    compatibility: 88,
    reasons: [],
    shared: [{ label: 'Name', values: ['Ana Reyes'] }],
    withheld: ['Email and phone'],
  };
  show(<Receipt receipt={receipt} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(
    screen.getByText('Everyone who hires at Quillreed Hospital can see your name, for all its jobs.'),
  ).toBeTruthy();
});
