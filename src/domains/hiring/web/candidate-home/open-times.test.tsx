// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { bookInterview, listOpenTimes } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { counterInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import { browserZone, moment } from '#platform/web/page/format.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { inHours, interview } from '#tests/components/interview.ts';
import { descriptionOf, namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { InterviewCard } from './interviews-panel.tsx';

const offered = (differing = {}) => interview({ bookingRule: 'all', slots: [], ...differing });
const times = [24, 25, 49, 73, 97].map(inHours);
const nameOf = (time = '') => moment(time, browserZone());
const press = (name: string) => screen.findByRole('button', { name });

test('open times of a few days are shown first; one tap and Book this time book one', async () => {
  const asked = offered();
  answering(listOpenTimes, () => ({ times, durationMinutes: 30 }));
  const booked = answering(bookInterview, () => ({ ...asked, status: 'confirmed' as const }));
  const user = show(<InterviewCard interview={asked} />);
  await press(nameOf(times[0]));
  expect(namesOf('button')).not.toContain(nameOf(times[4]));
  await user.click(await press('Show more days'));
  await user.click(await press(nameOf(times[4])));
  const dialog = screen.getByRole('alertdialog', { name: nameOf(times[4]) });
  expect(descriptionOf(dialog)).toContain('Your phone and email will be shared with Prairie Home Health.');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  await user.dblClick(within(dialog).getByRole('button', { name: 'Book this time' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(booked).toEqual([{ params: { id: asked.id }, body: { startsAt: times[4], reason: null } }]);
});

test('a time that another person took is explained, and the next open times are shown', async () => {
  const asked = offered();
  answering(listOpenTimes, (_call, count) => ({ times: count === 1 ? times : times.slice(1), durationMinutes: 30 }));
  answering(bookInterview, () =>
    Response.json({ error: 'WRONG_STATE', message: 'Taken.', current: 'taken', requestId: 'r' }, { status: 409 }),
  );
  const user = show(<InterviewCard interview={asked} />);
  await user.click(await press(nameOf(times[0])));
  await user.click(await press('Book this time'));
  expect(await screen.findByText('This time was just taken. These are the next open times.')).toBeDefined();
  await expect.poll(() => screen.queryByRole('button', { name: nameOf(times[0]) })).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('another refusal stays in the dialog, with the chosen time', async () => {
  answering(listOpenTimes, () => ({ times, durationMinutes: 30 }));
  answering(bookInterview, () => refused(409, 'WRONG_STATE', 'Your account is on hold.'));
  const user = show(<InterviewCard interview={offered()} />);
  await user.click(await press(nameOf(times[0])));
  await user.click(await press('Book this time'));
  const dialog = screen.getByRole('alertdialog', { name: nameOf(times[0]) });
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Your account is on hold.');
});

test('a booking without a connection says that it waits; Back drops it for good', async () => {
  const asked = offered();
  answering(listOpenTimes, () => ({ times, durationMinutes: 30 }));
  const booked = answering(bookInterview, () => ({ ...asked, status: 'confirmed' as const }));
  const user = show(<InterviewCard interview={asked} />);
  await user.click(await press(nameOf(times[0])));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await user.click(await press('Book this time'));
  expect(await screen.findByText(/^You are offline\. We'll send this when you're back online\./)).toBeDefined();
  await user.click(await press('Back'));
  expect(screen.queryByRole('alertdialog')).toBeNull();

  // Another time, once there is a connection: this one alone is booked.
  onlineManager.setOnline(true);
  await user.click(await press(nameOf(times[1])));
  await user.click(await press('Book this time'));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(booked.map(({ body }) => body.startsAt)).toEqual([times[1]]);
});

test('a booked interview shows open times only to move it, with a reason', async () => {
  const booked = offered({ status: 'confirmed', awaiting: null, startsAt: inHours(30) });
  answering(listOpenTimes, () => ({ times, durationMinutes: 30 }));
  const moved = answering(bookInterview, () => booked);
  const user = show(<InterviewCard interview={booked} />);
  expect(namesOf('button')).toEqual(['Reschedule', 'Cancel interview']);
  await user.click(await press('Reschedule'));
  await user.click(await press(nameOf(times[1])));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'My shift changed.');
  await user.click(await press('Book this time'));
  await expect
    .poll(() => moved)
    .toEqual([{ params: { id: booked.id }, body: { startsAt: times[1], reason: 'My shift changed.' } }]);
  await expect.poll(() => namesOf('button')).toEqual(['Reschedule', 'Cancel interview']);
});

test('when no time is open, the candidate proposes others', async () => {
  const asked = offered();
  answering(listOpenTimes, () => ({ times: [], durationMinutes: 30 }));
  answering(counterInterview, () => asked);
  const user = show(<InterviewCard interview={asked} />);
  expect(await screen.findByText(/^No time is open in the next two weeks/)).toBeDefined();
  await user.click(await press('None of these work'));
  expect(screen.getByRole('dialog', { name: 'Propose other times' })).toBeDefined();
});
