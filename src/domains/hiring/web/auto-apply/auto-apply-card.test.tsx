// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getAutoApply, previewAutoApply, setAutoApply } from '#domains/hiring/contract/applications/auto-apply.ts';
import { answering } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { AutoApplyCard } from './auto-apply-card.tsx';

const SWITCH = { name: 'Apply to matching jobs for me' };

/** The card over a server that stores what is sent; `stored` is what another tab may have changed since. */
async function open() {
  const stored = { enabled: true, dailyCap: 2, activeCap: 5, minScore: 0 };
  const view = () => ({
    ...stored,
    appliedToday: 0,
    active: 0,
    pausedAt: null,
    consentVersion: '1',
    consentedAt: '2026-11-20T10:00:00.000Z',
  });
  answering(getAutoApply, view);
  answering(previewAutoApply, () => ({ planned: 1, change: 0 }));
  const saved = answering(setAutoApply, ({ body }) => {
    Object.assign(stored, body);
    return view();
  });
  show(<AutoApplyCard />);
  await screen.findByRole('switch', SWITCH);
  return { stored, saved };
}

test('saving limits does not turn on again what another tab turned off', async () => {
  const { stored, saved } = await open();
  stored.enabled = false;
  fireEvent.change(screen.getByRole('textbox', { name: 'Max per day' }), { target: { value: '1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save limits' }));
  await waitFor(() => expect(saved).toEqual([{ body: { dailyCap: 1, activeCap: 5, minScore: 0 } }]));
  await waitFor(() => expect(screen.getByRole('switch', SWITCH).getAttribute('aria-checked')).toBe('false'));
});

test('the switch leaves the limits that another tab set', async () => {
  const { stored, saved } = await open();
  stored.dailyCap = 1;
  fireEvent.click(screen.getByRole('switch', SWITCH));
  await waitFor(() => expect(saved).toEqual([{ body: { enabled: false } }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull());
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('switch', SWITCH).disabled).toBe(false));
  fireEvent.click(screen.getByRole('switch', SWITCH));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Max per day' })).value).toBe('1');
  expect(saved.at(-1)).toEqual({ body: { enabled: true } });
});
