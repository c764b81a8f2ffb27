// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listSteps, saveSteps } from '#domains/hiring/contract/board/steps.ts';
import { createTag, listTags } from '#domains/hiring/contract/board/tags.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { StepsSection } from './steps-section.tsx';
import { TagsSection } from './tags-section.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const step = (name: string) => ({
  id: randomUUID(),
  position: 'RN' as const,
  stage: 'interviewing' as const,
  name,
  isOwn: true,
});

test('the name of a tag that is stored leaves the field, the next one that is typed meanwhile stays', async () => {
  const { promise: isTyped, resolve: answer } = Promise.withResolvers<void>();
  const tags: { id: string; name: string; isOwn: boolean }[] = [];
  answering(listTags, () => ({ items: tags }));
  answering(createTag, async ({ body: { name } }) => {
    await isTyped;
    tags.push({ id: randomUUID(), name, isOwn: true });
    return { id: randomUUID(), name };
  });
  const user = show(<TagsSection mayEdit />);
  write('New tag', 'Float pool');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  write('New tag', 'Nights');
  answer();
  await screen.findByText('Float pool');
  expect(field('New tag').value).toBe('Nights');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await expect.poll(() => field('New tag').value).toBe('');
});

test('moving a step keeps the name of the next one, adding it clears the field', async () => {
  let stored = [step('Phone screen'), step('Panel')];
  answering(listSteps, () => ({ items: stored }));
  answering(saveSteps, ({ body }) => {
    stored = body.steps.map(({ name }) => step(name));
    return { items: stored };
  });
  const user = show(<StepsSection mayEdit />);
  await screen.findByText('Panel');
  write('New step', 'Shadow shift');
  await user.click(screen.getByRole('button', { name: 'Move Panel up' }));
  await expect
    .poll(() => screen.getAllByRole('listitem').map(({ textContent }) => textContent))
    .toEqual(['Panel', 'Phone screen']);
  expect(field('New step').value).toBe('Shadow shift');
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  await screen.findByText('Shadow shift');
  await expect.poll(() => field('New step').value).toBe('');
});
