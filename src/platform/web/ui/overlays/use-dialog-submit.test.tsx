// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { useDialogSubmit } from './use-dialog-submit.ts';

function Form({ run }: { run: () => Promise<void> }) {
  const { isBusy, failure, submit } = useDialogSubmit(run, () => undefined);
  return (
    <form onSubmit={(event) => void submit(event)}>
      {failure?.message}
      <button type="submit">{isBusy ? 'Saving…' : 'Save'}</button>
    </form>
  );
}

test('a form that stays after it was saved, or after a refusal, can be saved again', async () => {
  const { promise: isSaved, resolve } = Promise.withResolvers<void>();
  const runs = [() => isSaved, () => Promise.reject(new Error('Not now.')), () => Promise.resolve()];
  const user = show(<Form run={() => runs.shift()?.() ?? Promise.resolve()} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('button', { name: 'Saving…' }));
  expect(runs).toHaveLength(2);
  resolve();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Not now.');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(runs).toHaveLength(0));
  expect(screen.queryByText('Not now.')).toBeNull();
});
