// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LISTED_STAGES } from '#domains/hiring/contract/applicants.ts';
import { movePeople, type MoveTo } from '#domains/hiring/contract/board/moves.ts';
import { readBoard } from '#domains/hiring/contract/board/people.ts';
import { listSteps } from '#domains/hiring/contract/board/steps.ts';
import { listTags } from '#domains/hiring/contract/board/tags.ts';
import { listInterviewers } from '#domains/hiring/contract/self-scheduling/booking.ts';
import { answering, refusal, refused } from '#tests/components/answering.ts';
import { personOfJob } from '#tests/components/person-of-job.ts';
import { descriptionOf } from '#tests/components/read.ts';
import { show } from '#tests/components/show.tsx';
import { PeopleBoard } from './people-board.tsx';

const JOB = randomUUID();
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const COLUMN_PX = 800;

const person = (name: string) => personOfJob({ jobId: JOB, name });

beforeEach(() => {
  // Nothing has a size here, and a column shows the cards in view only.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(COLUMN_PX);
});

/** The board of a job with four applicants. It is read once; after that no answer comes. */
async function board(move: Parameters<typeof answering<typeof movePeople>>[1]) {
  const people = NAMES.map((name) => person(name));
  answering(listTags, () => ({ items: [] }));
  answering(listSteps, () => ({ items: [] }));
  answering(readBoard, (_call, count) =>
    count > 1
      ? new Promise<never>(() => undefined)
      : {
          columns: LISTED_STAGES.map((stage) => {
            const items = people.filter((one) => one.stage === stage);
            return { stage, items, count: items.length, nextCursor: null };
          }),
        },
  );
  const moves = answering(movePeople, move);
  const user = show(<PeopleBoard scope={{ kind: 'job', id: JOB }} offerFor={() => null} />);
  for (const name of NAMES.slice(0, 3))
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  return { people, moves, user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

/** The names in a column, from the top. */
const namesIn = (title: string) =>
  within(screen.getByRole('region', { name: new RegExp(`^${title}`), hidden: true }))
    .queryAllByRole('link', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((text) => NAMES.includes(text));
const dialog = () => screen.queryByRole('dialog');
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('a decline that the server refuses keeps the dialog with its note, and the cards where they were', async () => {
  const { promise: isSeen, resolve: answer } = Promise.withResolvers<void>();
  const { people, moves, user, press } = await board(async ({ body }, count) => {
    if (count > 1) return { moved: body.people.map(({ id }) => id), refused: [] };
    await isSeen;
    return refusal({ 'to.note': 'Leave out the phone number.' });
  });
  await press('Decline 3');
  await user.selectOptions(screen.getByLabelText('Reason'), 'pay');
  await user.type(field(/^Note/), 'Call 417 555 0142.');
  await press('Decline');
  await expect.poll(() => namesIn('Applied')).toEqual(['Dora']);
  expect(dialog()).not.toBeNull();
  answer();
  await expect.poll(() => descriptionOf(field(/^Note/))).toContain('Leave out the phone number.');
  expect(field(/^Note/).value).toBe('Call 417 555 0142.');
  await expect.poll(() => namesIn('Applied')).toEqual(NAMES);

  await user.clear(field(/^Note/));
  await press('Decline');
  await expect.poll(dialog).toBeNull();
  expect(moves.map(({ body }) => (body.to as Extract<MoveTo, { stage: 'rejected' }>).note)).toEqual([
    'Call 417 555 0142.',
    null,
  ]);
  expect(moves.at(-1)?.body.people.map(({ id }) => id)).toEqual(people.slice(0, 3).map(({ id }) => id));
});

test('a note is no longer than the server takes', async () => {
  const { user, press } = await board(() => ({ moved: [], refused: [] }));
  await press('Decline 3');
  await user.click(field(/^Note/));
  await user.paste('x'.repeat(501));
  expect(field(/^Note/).value).toHaveLength(500);
});

test('an invitation that the server fails to take keeps the dialog with its message', async () => {
  answering(listInterviewers, () => ({
    items: [{ userId: randomUUID(), name: 'Ines', isMe: true, mode: 'video' as const, durationMinutes: 30 }],
  }));
  const { moves, user, press } = await board(({ body }, count) =>
    count > 1 ? { moved: body.people.map(({ id }) => id), refused: [] } : refused(503, 'INTERNAL', 'Not now.'),
  );
  await press('Invite 3 to interview');
  await user.type(await screen.findByRole('textbox', { name: /^Message/ }), 'We look forward to it.');
  await press('Send invitations');
  await within(screen.getByRole('dialog')).findByText('Not now.');
  expect(field(/^Message/).value).toBe('We look forward to it.');
  await expect.poll(() => namesIn('Applied')).toEqual(NAMES);
  await press('Send invitations');
  await expect.poll(dialog).toBeNull();
  expect(moves).toHaveLength(2);
});

test('those whom the server does not move go back, also while the board does not load', async () => {
  const { press } = await board(({ body: { people } }) => ({
    moved: people.slice(1).map(({ id }) => id),
    refused: people.slice(0, 1).map(({ id }) => ({ id, message: 'Ada is on hold.' })),
  }));
  await press('Shortlist 3');
  await screen.findByText('Ada is on hold.');
  expect([namesIn('Applied'), namesIn('Shortlisted')]).toEqual([
    ['Ada', 'Dora'],
    ['Ben', 'Cleo'],
  ]);
});
