// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import NotFound from './not-found.tsx';

const Screen = ({ to }: { to: string }) => (
  <>
    <NotFound />
    <Link to={to}>Go</Link>
  </>
);

test.each([
  ['/jobs', true],
  ['/jobs/in/kansas', true],
  ['/pay', true],
  ['/passport/token', true],
  ['/employers/prairie-home-health', true],
  ['/jobseeker', false],
  ['/employers', false],
  ['/nowhere', false],
])('a link to %s loads a page of the server: %s', async (to, isLoaded) => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const user = show(<Screen to={to} />);
  await user.click(screen.getByRole('link', { name: 'Go' }));
  await expect.poll(() => screen.queryByRole('heading') === null).toBe(isLoaded);
  expect(reload).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
});

test('a page that the server did not find stays as it is', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  show(<NotFound />, { at: '/jobs/no-such-job' });
  expect(screen.getByRole('heading').textContent).toBe('Oops! Page not found');
  expect(reload).not.toHaveBeenCalled();
});
