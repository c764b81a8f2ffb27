// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acceptInterview, cancelInterview, counterInterview } from '#domains/hiring/contract/interviews/interviews.ts';
import { answering, refusal } from '#tests/components/answering.ts';
import { inHours, interview } from '#tests/components/interview.ts';
import { descriptionOf, namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { interviewTime } from '#domains/hiring/web/interviews/interview-time.ts';
import { InterviewCard } from './interviews-panel.tsx';
import { momentOf } from '#domains/hiring/web/interviews/time-fields.tsx';

const press = (name: string | RegExp) => screen.findByRole('button', { name });

test.each([
  ['before it begins', 1, ['Propose other times', 'Cancel interview']],
  ['once it has begun', -1, []],
])('an interview can be moved and canceled until it begins: %s', (_when, hours, buttons) => {
  show(<InterviewCard interview={interview({ status: 'confirmed', awaiting: null, startsAt: inHours(hours) })} />);
  expect(namesOf('button')).toEqual(buttons);
});

test('a time is accepted only after its dialog said what it shares', async () => {
  const asked = interview();
  const [first] = asked.slots;
  const accepted = answering(acceptInterview, () => ({ ...asked, status: 'confirmed' as const }));
  const user = show(<InterviewCard interview={asked} />);
  const time = interviewTime(first?.startsAt ?? '', asked.workTimeZone);

  await user.click(await press(time));
  const dialog = screen.getByRole('alertdialog', { name: time });
  expect(descriptionOf(dialog)).toContain('Your phone and email will be shared with Prairie Home Health.');
  await user.click(within(dialog).getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(accepted).toEqual([]);

  await user.click(await press(time));
  await user.dblClick(await press('Confirm this time'));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  expect(accepted).toEqual([{ params: { id: asked.id }, body: { slotId: first?.id } }]);
});

test('times that have passed cannot be picked', () => {
  const late = interview().slots.map((slot) => ({ ...slot, startsAt: inHours(-1) }));
  show(<InterviewCard interview={interview({ slots: late })} />);
  expect(screen.getByText('These times have passed. Propose other times.')).toBeDefined();
  expect(namesOf('button')).toEqual(['Propose other times', 'Decline']);
});

test('refused times stay in the dialog with the error at their field, and are sent again as changed', async () => {
  const asked = interview();
  const sent = answering(counterInterview, (_call, count) =>
    count === 1 ? refusal({ 'slots.0': 'Too soon.' }) : asked,
  );
  const user = show(<InterviewCard interview={asked} />);
  await user.click(await press('Propose other times'));
  const time = () => screen.getByLabelText<HTMLInputElement>('Time 2');
  await user.type(time(), '2027-01-11T09:00');
  await user.type(screen.getByLabelText('Message to the employer'), 'I work nights.');
  await user.click(await press('Send times'));
  await expect.poll(() => descriptionOf(time())).toBe('Too soon.');
  expect(time().value).toBe('2027-01-11T09:00');

  await user.clear(time());
  await user.type(time(), '2027-01-12T09:00');
  await user.click(await press('Send times'));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual(
    ['2027-01-11T09:00', '2027-01-12T09:00'].map((typed) => ({
      slots: [momentOf(typed)],
      message: 'I work nights.',
    })),
  );
});

test('typed times survive a press of Escape and a reload', async () => {
  const card = <InterviewCard interview={interview()} />;
  const user = show(card);
  const typed = '2027-01-11T09:00';
  const time = () => screen.getByLabelText<HTMLInputElement>('Time 1').value;
  await user.click(await press('Propose other times'));
  await user.type(screen.getByLabelText('Time 1'), typed);
  await user.keyboard('{Escape}');
  await user.click(await press('Keep editing'));
  expect(time()).toBe(typed);

  await show(card).click(await press('Propose other times'));
  expect(time()).toBe(typed);
});

test('canceling asks first', async () => {
  const booked = interview({ status: 'confirmed', awaiting: null, startsAt: inHours(30) });
  const canceled = answering(cancelInterview, () => ({ ...booked, status: 'canceled' as const }));
  const user = show(<InterviewCard interview={booked} />);
  await user.click(await press('Cancel interview'));
  await user.click(await press('Keep it'));
  expect(canceled).toEqual([]);
  await user.click(await press('Cancel interview'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel interview' }));
  await expect.poll(() => canceled).toEqual([{ params: { id: booked.id }, body: { reason: null } }]);
});
