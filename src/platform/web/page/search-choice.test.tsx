// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, onTestFinished, test } from 'vitest';
import { useSearchChoice } from './search-choice.tsx';

const TREES = ['oak', 'ash'] as const;

function Notes() {
  const [tree, field] = useSearchChoice({
    name: 'tree',
    values: TREES,
    fallback: 'oak',
    label: 'Tree',
    labelOf: String,
  });
  return (
    <>
      {field}
      <Note key={tree} tree={tree} />
    </>
  );
}

function Note({ tree }: { tree: string }) {
  const [text, setText] = useState('');
  return <input aria-label={`Note on ${tree}`} value={text} onChange={({ target }) => setText(target.value)} />;
}

test('a choice counts before the router has drawn its address, and stays when it has', async () => {
  let draw = () => {};
  const drawn = new Promise<null>((resolve) => (draw = () => resolve(null)));
  const loader = ({ request }: LoaderFunctionArgs) => (request.url.includes('tree=') ? drawn : null);
  const router = createMemoryRouter([{ path: '*', element: <Notes />, loader, HydrateFallback: () => null }]);
  render(<RouterProvider router={router} />);
  onTestFinished(cleanup);
  const user = userEvent.setup();

  await user.selectOptions(await screen.findByLabelText('Tree'), 'ash');
  await user.type(screen.getByLabelText('Note on ash'), 'tall');
  expect(router.state.location.search).toBe('');
  draw();
  await expect.poll(() => router.state.location.search).toBe('?tree=ash');
  expect(screen.getByLabelText<HTMLInputElement>('Note on ash').value).toBe('tall');
});
