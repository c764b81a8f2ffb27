// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { REPLY_FIELD, useInboxKeys } from './use-inbox-keys.ts';

const HREFS = ['/messages/first', '/messages/second', '/messages/third'];

/** An inbox whose field of the open line comes when the person asks for it, as after a slow answer. */
function Lines() {
  const { '*': path = '' } = useParams();
  const at = HREFS.indexOf(`/${path}`);
  const [isLoaded, setLoaded] = useState(false);
  useInboxKeys(HREFS, at);
  return (
    <main>
      <p>{path}</p>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      {isLoaded && <textarea key={path} name={REPLY_FIELD} aria-label={`Reply to ${path}`} />}
    </main>
  );
}

test('R right after J reaches the field of the line that J opened', async () => {
  const user = show(<Lines />, { at: HREFS[0] as string });
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await user.keyboard('jr');
  expect(await screen.findByRole('textbox', { name: 'Reply to messages/second' })).toBe(document.activeElement);
});

test('R waits for a field that is still loading, and J after it ends the wait', async () => {
  const user = show(<Lines />, { at: HREFS[0] as string });
  const load = () => user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('button', { name: 'Load' }) });
  await user.keyboard('r');
  await load();
  const first = await screen.findByRole('textbox', { name: 'Reply to messages/first' });
  await expect.poll(() => document.activeElement === first).toBe(true);

  const again = show(<Lines />, { at: HREFS[0] as string });
  await again.keyboard('rj');
  await again.click(screen.getByRole('button', { name: 'Load' }));
  await screen.findByRole('textbox', { name: 'Reply to messages/second' });
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('on a device too busy to render between keys, R waits for the field of the line that J opened, and another J continues from there', async () => {
  const at = HREFS[0] as string;
  const user = show(<Lines />, { at });
  await user.click(screen.getByRole('button', { name: 'Load' }));
  // Nothing is rendered until the end of `act`.
  await act(async () => {
    await user.keyboard('jr');
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
  expect(screen.getByRole('textbox', { name: 'Reply to messages/second' })).toBe(document.activeElement);

  const again = show(<Lines />, { at });
  await act(() => again.keyboard('jj'));
  screen.getByText('messages/third');
});

test('R reaches the field of the open line after J and K went away from it and back before anything was rendered', async () => {
  const user = show(<Lines />, { at: HREFS[0] as string });
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await act(() => user.keyboard('jkr'));
  expect(screen.getByRole('textbox', { name: 'Reply to messages/first' })).toBe(document.activeElement);
  await user.tab();
  await act(() => user.keyboard('jkjr'));
  expect(screen.getByRole('textbox', { name: 'Reply to messages/second' })).toBe(document.activeElement);
});

/** A key as the browser gives it; nothing is rendered before the next one. */
const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

test('J and K continue from the line they are on the way to, and a later J takes back what R asked for', async () => {
  const user = show(<Lines />, { at: HREFS[0] as string });
  await user.click(screen.getByRole('button', { name: 'Load' }));
  await act(async () => {
    for (const key of 'jjjkkjr') {
      press(key);
      await Promise.resolve();
    }
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
  expect(screen.getByRole('textbox', { name: 'Reply to messages/second' })).toBe(document.activeElement);
  await user.tab();
  await act(async () => {
    press('k');
    press('r');
    press('j');
  });
  screen.getByRole('textbox', { name: 'Reply to messages/second' });
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
});
