// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getJobManagers, saveJobManagers } from '#domains/jobs/contract/job-managers.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { show } from '#tests/components/show.tsx';
import { JobManagers } from './job-managers.tsx';

const member = (name: string) => ({ userId: crypto.randomUUID(), name, isNamed: false });
const chip = (name: string) => screen.findByRole('button', { name });
const isOn = async (name: string) => (await chip(name)).getAttribute('aria-pressed');

test('two managers who are named in quick succession are both named, and show it before it is saved', async () => {
  let stored = [member('Ada Voss'), member('Ben Ruiz')];
  const { promise: isStored, resolve: answerFirst } = Promise.withResolvers<void>();
  const view = () => ({ members: stored, mayName: true });
  answering(getJobManagers, view);
  const calls = answering(saveJobManagers, async ({ body: { userId, isNamed } }, count) => {
    stored = stored.map((one) => (one.userId === userId ? { ...one, isNamed } : one));
    if (count === 1) await isStored;
    return view();
  });
  const user = show(<JobManagers jobId={crypto.randomUUID()} />);
  await user.click(await chip('Ada Voss'));
  await user.click(await chip('Ben Ruiz'));
  expect([await isOn('Ada Voss'), await isOn('Ben Ruiz')]).toEqual(['true', 'true']);
  answerFirst();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(stored).toMatchObject([{ isNamed: true }, { isNamed: true }]);
});

test('a tap that is refused is taken back', async () => {
  answering(getJobManagers, () => ({ members: [member('Ada Voss')], mayName: true }));
  const calls = answering(saveJobManagers, () => refused(403, 'FORBIDDEN', 'Ask an owner.'));
  const user = show(<JobManagers jobId={crypto.randomUUID()} />);
  await user.click(await chip('Ada Voss'));
  await waitFor(async () => expect(await isOn('Ada Voss')).toBe('false'));
  expect(calls).toHaveLength(1);
});
