// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  endCalendarSubscription,
  getCalendarSubscription,
  renewCalendarSubscription,
} from '#domains/hiring/contract/interviews/calendar.ts';
import { answering } from '#tests/components/answering.ts';
import { inHours } from '#tests/components/interview.ts';
import { namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { CalendarSubscription } from './calendar-subscription.tsx';

const urlOf = (count: number) => `https://tallgrass.test/api/calendar/link${count}/interviews.ics`;
const subscription = { createdAt: inHours(-1), lastReadAt: null };

test('the link is shown once it is made, a new one is asked for, and turning it off removes it', async () => {
  answering(getCalendarSubscription, () => ({ subscription: null }));
  answering(renewCalendarSubscription, (_call, count) => ({ url: urlOf(count), subscription }));
  const ended = answering(endCalendarSubscription, () => ({ subscription: null }));
  const user = show(<CalendarSubscription />);

  await user.click(await screen.findByRole('button', { name: 'Make a calendar link' }));
  await screen.findByText(urlOf(1));
  expect(screen.getByRole('link', { name: 'Open in a calendar app' }).getAttribute('href')).toBe(
    urlOf(1).replace('https:', 'webcal:'),
  );

  await user.click(screen.getByRole('button', { name: 'Make a new link' }));
  const asked = screen.getByRole('alertdialog', { name: 'Make a new calendar link?' });
  await user.click(within(asked).getByRole('button', { name: 'Make a new link' }));
  await screen.findByText(urlOf(2));
  expect(screen.queryByText(urlOf(1))).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Turn it off' }));
  expect(ended).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn it off' }));
  await screen.findByText('You have no calendar link yet.');
  expect(namesOf('button')).toEqual(['Make a calendar link']);
  expect(screen.queryByText(urlOf(2))).toBeNull();
});

test('a link that exists already is not shown again', async () => {
  answering(getCalendarSubscription, () => ({ subscription: { ...subscription, lastReadAt: inHours(-2) } }));
  show(<CalendarSubscription />);
  await screen.findByText('Your calendar last read it 2 hours ago.');
  expect(namesOf('button')).toEqual(['Make a new link', 'Turn it off']);
});
