import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HoldView } from '#domains/verification/contract/holds.ts';
import { HoldList } from './hold-list.tsx';

const hold = (kind: HoldView['kind']): HoldView => ({
  id: kind,
  subjectType: 'person',
  subjectId: 'nurse',
  subject: 'Rosa Delgado',
  kind,
  reason: 'As asked.',
  createdBy: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  releasedAt: null,
  releaseReason: null,
});

const hasButton = (kind: HoldView['kind']) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HoldList caseId="case" holds={[hold(kind)]} />
    </QueryClientProvider>,
  ).includes('<button');

it('offers to release an administrator’s hold, but not that of a person who is leaving', () => {
  expect([hasButton('suspension'), hasButton('leaving')]).toEqual([true, false]);
});
