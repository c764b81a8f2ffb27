// @vitest-environment happy-dom
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  blockOrganization,
  getMyProfile,
  searchOrganizations,
  unblockOrganization,
} from '#domains/profiles/contract/candidates.ts';
import { profileParts } from '#domains/profiles/contract/profile-parts.ts';
import { call } from '#platform/web/api/api.ts';
import { answering, refused } from '#tests/components/answering.ts';
import { profile } from '#tests/components/profiles.ts';
import { show } from '#tests/components/show.tsx';
import { BlockedEmployers } from './blocked-employers.tsx';
import { changeProfile, myProfile } from './profile.queries.ts';

const employer = (name: string) => ({ id: randomUUID(), name, place: null });
const savePay = () => call(profileParts.pay, { body: { payFloorCents: 3600 } });

/** The list beside a form of the profile, which saves itself. */
function Profile() {
  const { data } = useQuery(myProfile());
  const saving = useMutation(changeProfile(useQueryClient(), savePay));
  return (
    <>
      <button onClick={() => saving.mutate(undefined)}>Save pay</button>
      <output>{saving.status}</output>
      {data ? <BlockedEmployers blocked={data.blocked} /> : null}
    </>
  );
}

test('an answer from before an employer was blocked does not show it as unblocked', async () => {
  const prairie = employer('Prairie Home Health');
  let blocked: (typeof prairie)[] = [];
  const { promise: isSent, resolve: answerSave } = Promise.withResolvers<void>();
  answering(getMyProfile, () => profile({ blocked }));
  answering(searchOrganizations, () => ({ items: [prairie] }));
  const saved = answering(profileParts.pay, async () => {
    const before = profile({ blocked });
    await isSent;
    return before;
  });
  answering(blockOrganization, () => profile({ blocked: (blocked = [prairie]) }));
  show(<Profile />);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Prairie' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save pay' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Block Prairie Home Health' }));
  await screen.findByRole('button', { name: 'Unblock Prairie Home Health' });
  answerSave();
  await waitFor(() => expect(screen.getByText('success')).toBeDefined());
  expect(screen.getByRole('button', { name: 'Unblock Prairie Home Health' })).toBeDefined();
});

test('an employer that is unblocked already leaves the list, and the second click of two meets no other', async () => {
  let blocked = [employer('Prairie Home Health'), employer('Ozark Ridge')];
  answering(getMyProfile, () => profile({ blocked }));
  const removed = answering(unblockOrganization, ({ params }) => {
    if (!blocked.some(({ id }) => id === params.id)) return refused(404, 'NOT_FOUND', "We can't find this employer.");
    blocked = blocked.filter(({ id }) => id !== params.id);
    return profile({ blocked });
  });
  show(<Profile />);
  const unblock = async (name: string, detail: number) =>
    fireEvent.click(await screen.findByRole('button', { name: `Unblock ${name}` }), { detail });
  await unblock('Prairie Home Health', 1);
  await waitFor(() => expect(screen.queryByText('Prairie Home Health')).toBeNull());
  await unblock('Ozark Ridge', 2);
  // In another tab.
  blocked = [];
  await unblock('Ozark Ridge', 1);
  await waitFor(() => expect(screen.queryByText('Ozark Ridge')).toBeNull());
  expect(removed).toHaveLength(2);
  expect(screen.queryByText("We can't find this employer.")).toBeNull();
});
