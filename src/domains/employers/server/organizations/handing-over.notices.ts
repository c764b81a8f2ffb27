import { z } from 'zod';
import { openWork, type OpenWork } from '#domains/employers/contract/organizations.ts';
import { memberChanged } from '#domains/employers/contract/organization-events.ts';
import { defineNotice, notify } from '#domains/messaging/server/notifications/index.ts';
import { onEvent } from '#platform/server/events/subscribers.ts';
import { namesOfMembers } from './members.repo.ts';

const shared = { group: 'jobs', audience: ['employer'], mail: 'application_update', topics: ['jobs'] } as const;

const WORDS: Readonly<Record<keyof OpenWork, readonly [one: string, many: string]>> = {
  jobs: ['job', 'jobs'],
  interviews: ['interview', 'interviews'],
  offers: ['offer in preparation', 'offers in preparation'],
  approvals: ['approval', 'approvals'],
  conversations: ['conversation', 'conversations'],
  views: ['saved view', 'saved views'],
};

/** `3 jobs, 1 interview`; nothing for what there is none of. */
const listed = (work: OpenWork): string =>
  Object.entries(WORDS)
    .map(([kind, [one, many]]) => [work[kind as keyof OpenWork], one, many] as const)
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count} ${count === 1 ? one : many}`)
    .join(', ');

const workHandedToYou = defineNotice({
  ...shared,
  kind: 'work_handed_to_you',
  label: 'Work that you take over',
  hint: 'A colleague left and their open work is yours.',
  data: z.object({ fromName: z.string(), work: openWork }),
  text: ({ fromName, work }) => ({
    title: 'You are taking over a colleague’s work',
    body: `${fromName} left the team. You are now responsible for: ${listed(work)}.`,
    action: 'See your open work',
  }),
});

const workHandedOver = defineNotice({
  ...shared,
  kind: 'work_handed_over',
  label: 'Work that you hand over',
  hint: 'You left a team, and a colleague took over your open work.',
  data: z.object({ toName: z.string(), work: openWork }),
  text: ({ toName, work }) => ({
    title: 'Your open work was handed over',
    body: `You left the team. ${toName} took over: ${listed(work)}.`,
    action: 'See your account',
  }),
});

export const handingOverNotices = [workHandedToYou, workHandedOver];

/** Tells the successor what they have now, and the member who left where it went. */
export const tellOfHandingOver = onEvent('employers.tell-of-handing-over', memberChanged, async (deps, tx, event) => {
  const { userId, successorId, work } = event.payload;
  if (successorId === null || work === null) return;
  const names = await namesOfMembers(tx, [userId, successorId]);
  const nameOf = (id: string) => names.get(id) ?? 'A colleague';
  const dedupeKey = `handed-over:${event.id}`;
  await notify(deps, tx, workHandedToYou, {
    userId: successorId,
    href: '/employer/dashboard?whose=mine',
    data: { fromName: nameOf(userId), work },
    dedupeKey,
  });
  await notify(deps, tx, workHandedOver, {
    userId,
    href: '/settings/security',
    data: { toName: nameOf(successorId), work },
    dedupeKey,
  });
});
