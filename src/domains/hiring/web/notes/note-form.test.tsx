// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editNote, writeNote, type NoteView } from '#domains/hiring/contract/notes.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { TeamNotes } from './team-notes.tsx';

const NOTE: NoteView = {
  id: randomUUID(),
  body: 'Call her.',
  authorName: 'Ines',
  isMine: true,
  hasLeft: false,
  writtenAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  deletedAt: null,
  version: 1,
};
const PERSON = randomUUID();

const notes = (list: NoteView[]) => show(<TeamNotes person={{ id: PERSON, notes: list, team: [] }} mayAct />);
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

/** An answer that waits until the test has typed on. */
function later() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isTyped: promise, answer: resolve };
}

test('a stored note leaves the field, and what was typed after it stays, also over a reload', async () => {
  const { isTyped, answer } = later();
  const sent = answering(writeNote, ({ body: { noteId, body } }) =>
    isTyped.then(() => ({ ...NOTE, id: noteId, body })),
  );
  const user = notes([]);
  write('New note', 'Call her.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await expect.poll(() => sent.length).toBe(1);
  write('New note', 'Call her.\nNot before 9.');
  answer();
  await expect.poll(() => field('New note').value).toBe('Not before 9.');
  notes([]);
  expect(field('New note').value).toBe('Not before 9.');
  expect(sent.map(({ body }) => body.body)).toEqual(['Call her.']);
});

test('a note that was not touched meanwhile leaves an empty field', async () => {
  answering(writeNote, ({ body: { noteId, body } }) => ({ ...NOTE, id: noteId, body }));
  const user = notes([]);
  write('New note', 'Call her.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await expect.poll(() => field('New note').value).toBe('');
});

test('an edit that goes on while it is being stored stays open, and is stored next', async () => {
  const { isTyped, answer } = later();
  const sent = answering(editNote, ({ body: { body, version } }) =>
    isTyped.then(() => ({ ...NOTE, body, version: version + 1 })),
  );
  const user = notes([NOTE]);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  write('Edit note', 'Call her at 9.');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  await expect.poll(() => sent.length).toBe(1);
  write('Edit note', 'Call her at 9 on Monday.');
  answer();
  await user.click(await screen.findByRole('button', { name: 'Save note' }));
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Edit note' })).toBeNull();
  expect(sent.map(({ body }) => [body.version, body.body])).toEqual([
    [1, 'Call her at 9.'],
    [2, 'Call her at 9 on Monday.'],
  ]);
});
