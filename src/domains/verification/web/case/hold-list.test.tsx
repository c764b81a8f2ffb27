// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { releaseHold, type HoldView } from '#domains/verification/contract/holds.ts';
import { answering, refusal } from '#tests/components/answering.ts';
import { descriptionOf, namesOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { HoldList } from './hold-list.tsx';

const hold = (kind: HoldView['kind']): HoldView => ({
  id: randomUUID(),
  subjectType: 'person',
  subjectId: randomUUID(),
  subject: 'Rosa Delgado',
  kind,
  reason: 'As asked.',
  createdBy: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  releasedAt: null,
  releaseReason: null,
});

test('an administrator’s hold can be released, but not that of a person who is leaving', () => {
  show(<HoldList caseId="case" holds={[hold('leaving')]} />);
  expect(namesOf('button')).toEqual([]);
  show(<HoldList caseId="case" holds={[hold('suspension')]} />);
  expect(namesOf('button')).toEqual(['Release']);
});

test('a release asks for its reason, shows what is wrong with it, and is sent once', async () => {
  const [license, suspension] = [hold('license_review'), hold('suspension')];
  const sent = answering(releaseHold, ({ body: { reason } }, count) =>
    count === 1 ? refusal({ reason: 'Say who decided.' }) : { ...suspension, releaseReason: reason },
  );
  const user = show(<HoldList caseId="case" holds={[license, suspension]} />);
  await user.click(within(screen.getByText(/Suspension/).closest('li') ?? document.body).getByRole('button'));
  const dialog = screen.getByRole('dialog', { name: 'Release this hold' });
  const reason = () => within(dialog).getByLabelText<HTMLTextAreaElement>('Reason');
  expect(document.activeElement).toBe(reason());

  await user.type(reason(), 'The license is active again.');
  await user.click(within(dialog).getByRole('button', { name: 'Release' }));
  await expect.poll(() => descriptionOf(reason())).toBe('Say who decided.');
  expect(reason().value).toBe('The license is active again.');
  await user.type(reason(), ' The board decided.');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Release' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual(
    ['The license is active again.', 'The license is active again. The board decided.'].map((text) => ({
      params: { id: suspension.id },
      body: { reason: text },
    })),
  );
});
