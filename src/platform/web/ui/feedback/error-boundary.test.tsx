import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errors } from '#platform/web/copy/errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type Parts = ReactElement<{ children?: ReactNode; onClick?: () => void }>;

/** The button of what a boundary shows, wherever it stands. */
const buttonIn = (node: ReactNode): Parts['props'] | undefined =>
  [node].flat().reduce<Parts['props'] | undefined>((found, part) => {
    if (found || !isValidElement(part)) return found;
    const { props } = part as Parts;
    return props.onClick ? props : buttonIn(props.children);
  }, undefined);

test('a part that breaks shows its card, tells of the fault, and begins anew 100 ms after Try again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heard: string[] = [];
  const boundary = new ErrorBoundary({
    words: errors.card,
    onError: ({ message }) => heard.push(message),
    children: 'the part',
  });
  boundary.setState = (change) => void Object.assign(boundary.state, change);
  expect(boundary.render()).toBe('the part');

  boundary.setState(ErrorBoundary.getDerivedStateFromError());
  boundary.componentDidCatch(new Error('Prairie fire'), { componentStack: '' });
  expect(heard).toEqual(['Prairie fire']);
  const card = boundary.render();
  const markup = renderToStaticMarkup(card);
  expect(markup).toContain('role="alert"');
  const words = ['Something went wrong', 'This component encountered an error and couldn', 'Try again'];
  for (const text of words) expect(markup).toContain(text);

  buttonIn(card)?.onClick?.();
  vi.advanceTimersByTime(99);
  expect(boundary.render()).not.toBe('the part');
  vi.advanceTimersByTime(1);
  expect(boundary.render()).toBe('the part');
});
