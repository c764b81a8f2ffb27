import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { InterviewView } from '#domains/hiring/contract/interviews.ts';
import { InterviewCard } from './interviews-panel.tsx';

const MINUTE = 60_000;
const agreedOn = (startsAt: number) =>
  ({
    id: 'one',
    status: 'confirmed',
    awaiting: null,
    startsAt: new Date(startsAt).toISOString(),
    durationMinutes: 30,
    workTimeZone: 'America/Chicago',
    mode: 'phone',
    slots: [],
  }) as unknown as InterviewView;
const buttonsOf = (interview: InterviewView) =>
  [
    ...renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <InterviewCard interview={interview} />
      </QueryClientProvider>,
    ).matchAll(/<button[^>]*>(.*?)<\/button>/g),
  ].map(([, words]) => words);

test('an interview can be canceled until it begins', () => {
  expect(buttonsOf(agreedOn(Date.now() + MINUTE))).toEqual(['Propose other times', 'Cancel interview']);
  expect(buttonsOf(agreedOn(Date.now() - MINUTE))).toEqual(['Propose other times']);
});
