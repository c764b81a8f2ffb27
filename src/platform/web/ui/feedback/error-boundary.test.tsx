import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errors } from '#platform/web/copy/errors.ts';
import { ErrorBoundary } from './error-boundary.tsx';

type Card = ReactElement<{ onRetry: () => void }>;

test('a failed part shows its card, reports the error, and starts over 100 ms after Try again', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reported: string[] = [];
  const boundary = new ErrorBoundary({
    labels: errors.card,
    onError: ({ message }) => reported.push(message),
    children: 'the part',
  });
  boundary.setState = (change) => void Object.assign(boundary.state, change);
  expect(boundary.render()).toBe('the part');

  boundary.setState(ErrorBoundary.getDerivedStateFromError());
  boundary.componentDidCatch(new Error('Prairie fire'), { componentStack: '' });
  expect(reported).toEqual(['Prairie fire']);
  const card = boundary.render() as Card;
  const markup = renderToStaticMarkup(card);
  expect(markup).toContain('role="alert"');
  const texts = ['Something went wrong', 'This component encountered an error and couldn', 'Try again'];
  for (const text of texts) expect(markup).toContain(text);

  card.props.onRetry();
  vi.advanceTimersByTime(99);
  expect(boundary.render()).not.toBe('the part');
  vi.advanceTimersByTime(1);
  expect(boundary.render()).toBe('the part');
});
