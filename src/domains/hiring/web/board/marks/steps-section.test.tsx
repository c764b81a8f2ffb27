// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listSteps, saveSteps, type HiringStep } from '#domains/hiring/contract/board/steps.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { StepsSection } from './steps-section.tsx';

const step = (name: string, isOwn = true): HiringStep => ({
  id: randomUUID(),
  position: 'RN',
  stage: 'interviewing',
  name,
  isOwn,
});

/** The server, which answers changes when the test says so. */
function aServer(...names: string[]) {
  let items = names.map((name) => step(name));
  const waiting: (() => void)[] = [];
  answering(listSteps, () => ({ items }));
  const calls = answering(saveSteps, async ({ body: { base, steps } }) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    if (String(base) !== String(items.flatMap(({ id, isOwn }) => (isOwn ? id : []))))
      return refused(409, 'CONFLICT', 'A colleague was here.');
    items = steps.map(({ id, name }) => items.find((known) => known.id === id) ?? step(name));
    return { items };
  });
  return {
    sent: () => calls.map(({ body }) => body.steps.map(({ name }) => name)),
    answer: async () => {
      await waitFor(() => expect(waiting).toHaveLength(1));
      waiting.shift()?.();
    },
    set: (next: HiringStep[]) => {
      items = next;
    },
    get: () => items,
  };
}

const shown = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByLabelText<HTMLInputElement>('New step');

test('while a change is being saved, no other one is sent from the list as it was before', async () => {
  const server = aServer('Phone screen', 'Panel');
  const user = show(<StepsSection mayEdit />);
  await user.type(await field(), 'Skills test');
  await user.click(await button('Add step'));
  await screen.findByRole('button', { name: 'Adding…' });
  await user.click(await button('Remove the step Panel'));
  await user.click(await button('Move Panel up'));
  await user.type(await field(), '{Enter}');
  await server.answer();
  await screen.findByText('Skills test');
  await user.click(await button('Remove the step Panel'));
  await server.answer();
  await waitFor(() => expect(shown()).toEqual(['Phone screen', 'Skills test']));
  expect(server.sent()).toEqual([
    ['Phone screen', 'Panel', 'Skills test'],
    ['Phone screen', 'Skills test'],
  ]);
});

test('a name that is being typed stays when another change is saved, and goes once it is added', async () => {
  const server = aServer('Phone screen', 'Panel');
  const user = show(<StepsSection mayEdit />);
  await user.click(await button('Move Panel up'));
  await user.type(await field(), 'Shadow shift');
  await server.answer();
  await waitFor(() => expect(shown()).toEqual(['Panel', 'Phone screen']));
  expect((await field()).value).toBe('Shadow shift');
  await user.click(await button('Add step'));
  await server.answer();
  await screen.findByText('Shadow shift');
  expect((await field()).value).toBe('');
});

test('a list that a colleague changed is refused and shown as it is now', async () => {
  const server = aServer('Phone screen', 'Panel');
  const user = show(<StepsSection mayEdit />);
  await button('Remove the step Panel');
  const [first] = server.get();
  server.set([...(first ? [first] : []), step('References')]);
  await user.click(await button('Move Panel up'));
  await server.answer();
  await screen.findByText('References');
  expect(shown()).toEqual(['Phone screen', 'References']);
  expect(descriptionOf(await field())).toContain('A colleague was here.');
});

test('steps of another part of the organization are shown, and cannot be changed here', async () => {
  const server = aServer('Panel');
  server.set([step('System interview', false), ...server.get()]);
  const user = show(<StepsSection mayEdit />);
  await screen.findByText('System interview');
  expect(shown()[0]).toBe('System interview · set by another part of your organization');
  expect(screen.queryByRole('button', { name: /System interview/ })).toBeNull();
  await user.click(await button('Remove the step Panel'));
  await server.answer();
  expect(server.sent()).toEqual([[]]);
});
