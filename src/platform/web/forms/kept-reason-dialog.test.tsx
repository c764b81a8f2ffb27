// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { KeptReasonDialog } from './kept-reason-dialog.tsx';

const run = vi.fn(() => Promise.resolve());

function Holds() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Place a hold
      </button>
      {isOpen && (
        <KeptReasonDialog
          draft="hold-1"
          title="Place a hold?"
          body="Everyone sees it."
          label="Reason"
          confirm="Place it"
          cancel="Cancel"
          busy="Placing…"
          field="reason"
          run={run}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const open = async () => {
  const user = show(<Holds />);
  await user.click(screen.getByRole('button', { name: 'Place a hold' }));
  return { user, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }) };
};

test('a typed reason is there again after a reload, and gone once it was sent or canceled', async () => {
  const first = await open();
  await first.user.type(first.field, 'License under question');
  const second = await open();
  expect(second.field.value).toBe('License under question');

  await second.user.click(screen.getByRole('button', { name: 'Cancel' }));
  const third = await open();
  expect(third.field.value).toBe('');

  await third.user.type(third.field, 'Facility closed');
  await third.user.click(screen.getByRole('button', { name: 'Place it' }));
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  expect(run).toHaveBeenCalledWith('Facility closed');
  expect((await open()).field.value).toBe('');
});
