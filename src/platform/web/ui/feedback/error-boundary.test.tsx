// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '#tests/components/show.tsx';
import { COMPONENT_RESET } from '#platform/web/constants.ts';
import { errors } from '#platform/web/copy/errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';

test('a failed part shows its card, reports the error, and starts over a moment after Try again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // React writes every caught error to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('Prairie fire');
    return <p>The part</p>;
  };
  const reported: string[] = [];
  show(
    <>
      <ErrorBoundary labels={errors.card} onError={({ message }) => reported.push(message)}>
        <Part />
      </ErrorBoundary>
      <p>The rest</p>
    </>,
  );
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  expect(screen.getByRole('alert').textContent).toBe(`Something went wrong${errors.card.body}Try again`);
  expect(reported).toEqual(['Prairie fire']);
  expect(screen.getByText('The rest')).toBeDefined();

  isBroken = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  pass(COMPONENT_RESET - 1);
  expect(screen.queryByText('The part')).toBeNull();
  pass(1);
  expect(screen.getByText('The part')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
