// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { Button } from './button.tsx';

it('is named by what it shows while it is busy, with what its action is for, and ignores clicks', async () => {
  const press = vi.fn();
  const decline = (busy: string | false) => (
    <Button aria-label="Decline the offer for ICU nurse" busy={busy} onClick={press}>
      Decline
    </Button>
  );
  const user = show(decline(false));
  await user.click(screen.getByRole('button', { name: 'Decline the offer for ICU nurse' }));
  expect(press).toHaveBeenCalledOnce();
  const later = show(decline('Sending…'));
  await later.click(screen.getByRole('button', { name: 'Sending… Decline the offer for ICU nurse' }));
  expect(press).toHaveBeenCalledOnce();
});

it('without a name of its own is named by its label, busy or not', () => {
  show(<Button busy="Saving…">Save</Button>);
  expect(screen.getByRole('button', { name: 'Saving…' }).hasAttribute('aria-label')).toBe(false);
});
