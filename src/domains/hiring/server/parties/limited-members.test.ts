import { beforeAll, expect, test } from 'vitest';
import type { MemberRole } from '#kernel/vocabulary.ts';
import { sharedApp } from '#tests/support/app.ts';
import type { SignedIn } from '#tests/support/people/candidates.ts';
import {
  accepting,
  aColleague,
  anApprovedHospital,
  anApprovedNurse,
  applyByHand,
  dayIn,
  noticesOf,
  offerTo,
  proposeTo,
  publish,
} from '#tests/support/people/hiring.ts';
import { startOf } from '#tests/support/people/starts.ts';
import { openStream } from '#tests/support/stream.ts';

/** Who of a team hears of what. Owners and recruiters hear of everything, viewers of nothing. */

const app = sharedApp();
const ZIP = '64501';
const LIMITED = ['hiring_manager', 'interviewer', 'hr_onboarding', 'viewer'] as const;
type Limited = (typeof LIMITED)[number];

let hospital: Awaited<ReturnType<typeof anApprovedHospital>>;
let members: ReadonlyMap<MemberRole, SignedIn>;
let others: ReadonlyMap<MemberRole, SignedIn>;
let nurse: SignedIn;
let jobId: string;
let applicationId: string;

const as = (role: Limited): SignedIn => {
  const member = members.get(role);
  if (!member) throw new Error(`No member is ${role}.`);
  return member;
};

beforeAll(async () => {
  hospital = await anApprovedHospital(app, ZIP);
  const one = async (role: Limited) => [role, await aColleague(app, hospital.organizationId, role)] as const;
  members = new Map(await Promise.all(LIMITED.map(one)));
  // The same roles without a part in this person.
  others = new Map(await Promise.all((['hiring_manager', 'interviewer'] as const).map(one)));
  nurse = await anApprovedNurse(app, ZIP);
  jobId = await publish(app, hospital, { zip: ZIP, licenseStates: [] });
  const named = await hospital.http.put(`/api/jobs/${jobId}/managers`, {
    userId: as('hiring_manager').userId,
    isNamed: true,
  });
  expect(named.status).toBe(200);
});

/** What each member has heard, by the kinds of the notices that are new since the last look. */
const heard = new Map<string, Set<string>>();
async function news(): Promise<Record<string, string[]>> {
  const result: Record<string, string[]> = {};
  const all = [...members, ...[...others].map(([role, who]) => [`another ${role}`, who] as const)];
  for (const [role, member] of all) {
    const { http, userId } = member;
    const items = await noticesOf(member);
    const before = heard.get(userId) ?? new Set();
    const fresh = items.filter(({ id }) => !before.has(id));
    heard.set(userId, new Set(items.map(({ id }) => id)));
    if (fresh.length > 0) result[role] = fresh.map(({ title }) => title).toReversed();
    // No one is told of a person whom they may not see, with a link that leads nowhere.
    for (const { href } of fresh.filter((notice) => notice.href.includes(applicationId))) {
      expect((await http.get(`/api/employer/applications/${applicationId}`)).status, `${role}: ${href}`).toBe(200);
    }
  }
  return result;
}

test('each role hears of its own part, in the order of a hire', async () => {
  applicationId = await applyByHand(nurse, jobId);
  expect(await news()).toEqual({ hiring_manager: ['A new application'] });

  const { id, slots } = await proposeTo(app, hospital, applicationId);
  await app.asOwner('update interviews set interviewer_ids = $2 where id = $1', [id, [as('interviewer').userId]]);
  await nurse.http.post(`/api/interviews/${id}/accept`, { slotId: slots[0]?.id });
  const confirmed = ['Your interview is confirmed'];
  expect(await news()).toEqual({ hiring_manager: confirmed, interviewer: confirmed });

  await nurse.http.post(`/api/interviews/${id}/cancel`, { reason: null });
  const canceled = await news();
  expect(Object.keys(canceled)).toEqual(['hiring_manager', 'interviewer']);
  expect(canceled['interviewer']).toEqual(canceled['hiring_manager']);

  const offerId = await offerTo(app, hospital, applicationId);
  expect(await news()).toEqual({});
  expect((await nurse.http.post(`/api/offers/${offerId}/accept`, accepting)).status).toBe(200);
  const accepted = await news();
  expect(Object.keys(accepted)).toEqual(['hiring_manager', 'hr_onboarding']);
  expect(accepted['hr_onboarding']).toEqual(accepted['hiring_manager']);

  await nurse.http.post(`/api/starts/${applicationId}/date`, { startOn: dayIn(app, 50) });
  const proposed = ['Another first day was proposed'];
  expect(await news()).toEqual({ hiring_manager: proposed, hr_onboarding: proposed });
});

test('open screens of HR and of the hiring manager show a change of the checklist; others learn nothing', async () => {
  const { items } = await startOf(hospital, applicationId);
  const item = items.find(({ owner }) => owner === 'employer');
  const streams = await Promise.all(LIMITED.map((role) => openStream(as(role).http)));
  const marked = await hospital.http.put(`/api/starts/${applicationId}/items/${item?.id}`, { isDone: true });
  expect(marked.status, JSON.stringify(marked.body)).toBe(200);
  const isAbout = ({ data }: { data: { id?: string } }) => data.id === applicationId;
  for (const role of ['hiring_manager', 'hr_onboarding'] as const) {
    await streams[LIMITED.indexOf(role)]?.untilTopic('applications');
    expect(streams[LIMITED.indexOf(role)]?.events.some(isAbout), role).toBe(true);
  }
  for (const role of ['interviewer', 'viewer'] as const) {
    expect(streams[LIMITED.indexOf(role)]?.events.filter(isAbout), role).toEqual([]);
  }
});
