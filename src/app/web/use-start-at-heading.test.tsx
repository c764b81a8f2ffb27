// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { useStartAtHeading } from './use-start-at-heading.ts';

function Screens() {
  const { pathname } = useLocation();
  useStartAtHeading();
  return (
    <main key={pathname}>
      <h1>{pathname}</h1>
      <Link to="/one">One</Link>
      <Link to="/form">Form</Link>
      {pathname === '/form' && <input aria-label="Name" ref={(field) => field?.focus()} />}
    </main>
  );
}

test('a new screen begins at its heading, unless one of its fields has the focus already', async () => {
  const user = show(<Screens />);
  await user.click(screen.getByRole('link', { name: 'One' }));
  const heading = await screen.findByRole('heading', { name: '/one' });
  await expect.poll(() => document.activeElement === heading).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Form' }));
  await screen.findByRole('heading', { name: '/form' });
  await user.keyboard('A. Nurse');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('A. Nurse');
});
