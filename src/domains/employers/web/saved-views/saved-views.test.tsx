// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { changeSavedView, listSavedViews, type SavedView } from '#domains/employers/contract/saved-views.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { SavedViews } from './saved-views.tsx';

test('a view that is renamed while its new filters are being saved keeps both', async () => {
  let stored: SavedView = { id: crypto.randomUUID(), screen: 'jobs', name: 'Paused', query: 'status=paused' };
  const { promise: isStored, resolve: answerFilters } = Promise.withResolvers<void>();
  answering(listSavedViews, () => ({ items: [stored] }));
  const changes = answering(changeSavedView, async ({ body: { name, query } }, count) => {
    stored = { ...stored, ...(name !== undefined && { name }), ...(query !== undefined && { query }) };
    if (count === 1) await isStored;
    return stored;
  });
  const user = show(
    <>
      <SavedViews screen="jobs" />
      <Link to="?status=draft">Only drafts</Link>
    </>,
  );
  await user.click(await screen.findByRole('link', { name: 'Paused' }));
  await user.click(screen.getByRole('link', { name: 'Only drafts' }));
  await user.click(await screen.findByRole('button', { name: 'Save these filters' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Drafts');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(changes).toHaveLength(2));
  answerFilters();
  expect(stored).toMatchObject({ name: 'Drafts', query: 'status=draft' });
  expect((await screen.findByRole('link', { name: 'Drafts' })).getAttribute('href')).toContain('status=draft');
});
