import { DAY_MS } from '#kernel/durations.ts';
import { decline, shortlist } from '#domains/hiring/server/applications/index.ts';
import { counterInterview, proposeInterview, recordOutcome } from '#domains/hiring/server/interviews/index.ts';
import { readScorecards, saveScorecard } from '#domains/hiring/server/scorecards/index.ts';
import { book, listOpenTimes, offer, saveAvailability } from '#domains/hiring/server/self-scheduling/index.ts';
import { askForPool, joinPool } from '#domains/hiring/server/talent-pool/index.ts';
import { slotsFrom } from '../history/history-steps.ts';
import { unlessRefused, type Past } from '../history/past.ts';
import { applyOn, type Desk } from './desk.ts';
import { playOffers } from './offers-today.ts';

/** What waits for the demo employer today and how it came to that: one person's story after the other. */
export async function playDesk(past: Past, desk: Desk): Promise<void> {
  for (const story of [leaveUnanswered, proposeOtherTimes, interviewTogether, keepInMind, playOffers]) {
    await unlessRefused(() => story(past, desk));
  }
}

async function leaveUnanswered(past: Past, desk: Desk): Promise<void> {
  await applyOn(-3, past, desk, desk.cast.late);
  await applyOn(-1.1, past, desk, desk.cast.waiting);
}

async function proposeOtherTimes(past: Past, desk: Desk): Promise<void> {
  const { deps, goTo, today } = past;
  const { ownerId, cast } = desk;
  const id = await applyOn(-7, past, desk, cast.otherTimes);
  goTo(-5);
  const { id: interviewId } = await proposeInterview(deps, ownerId, id, {
    mode: 'in_person',
    place: 'Main entrance, ask for the hiring office',
    timeZone: 'America/Chicago',
    durationMinutes: 45,
    message: null,
    slots: slotsFrom(today, 1),
  });
  goTo(-1.5);
  await counterInterview(deps, cast.otherTimes.userId, interviewId, {
    slots: slotsFrom(today, 3),
    message: 'I work days until Thursday. Would one of these do?',
  });
}

const OFFICE_HOURS = {
  isOn: true,
  timeZone: 'America/Chicago',
  windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '16:00' })),
  exceptions: [],
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 15,
  noticeHours: 12,
  dailyMax: 4,
  mode: 'phone',
  place: '816-555-0140',
} as const;

/** Both interview; the colleague has written a scorecard, and the owner has not. */
async function interviewTogether(past: Past, desk: Desk): Promise<void> {
  const { deps, goTo, today } = past;
  const { ownerId, colleagueId, cast } = desk;
  goTo(-12);
  for (const userId of [ownerId, colleagueId]) {
    await saveAvailability(deps, userId, { ...OFFICE_HOURS, windows: [...OFFICE_HOURS.windows], exceptions: [] });
  }
  const id = await applyOn(-10, past, desk, cast.interviewed);
  goTo(-9);
  const who = { interviewerIds: [ownerId, colleagueId], rule: 'all' as const, message: null };
  const { id: interviewId } = await offer(deps, ownerId, id, who);
  goTo(-8.5);
  const { times } = await listOpenTimes(deps, cast.interviewed.userId, interviewId);
  const startsAt = times.findLast((time) => new Date(time).getTime() < today.getTime() - 2 * DAY_MS);
  if (!startsAt) return;
  await book(deps, cast.interviewed.userId, interviewId, { startsAt, reason: null });
  goTo(-1.5);
  await recordOutcome(deps, colleagueId, interviewId, { outcome: 'undecided', note: null });
  const { criteria } = await readScorecards(deps, colleagueId, id);
  await saveScorecard(deps, colleagueId, id, {
    answers: criteria.map(({ key }, at) => ({ key, level: at === 0 ? 4 : 3, evidence: EVIDENCE })),
    recommendation: 'yes',
    comment: 'Calm, exact, asks before she assumes.',
    revision: 0,
    submit: true,
    reason: null,
  });
}

const EVIDENCE =
  'Described a night with two admissions at once: what came first, whom she called, and what she wrote down.';

/** Runners-up: one agreed to be kept in mind for a year, one has not answered yet. */
async function keepInMind(past: Past, desk: Desk): Promise<void> {
  const { deps, goTo } = past;
  const { ownerId, cast } = desk;
  for (const person of [cast.remembered, cast.asked]) {
    const id = await applyOn(-30, past, desk, person);
    goTo(-28);
    await shortlist(deps, ownerId, id);
    goTo(-22);
    await decline(deps, ownerId, id, { reason: 'position_filled', audience: 'candidate', note: null });
    const message = 'You were our second choice. May we write to you when another position opens?';
    goTo(person === cast.asked ? -6 : -21);
    const { open } = await askForPool(deps, ownerId, id, { reason: 'runner_up', message });
    goTo(-20);
    if (open && person === cast.remembered) await joinPool(deps, person.userId, open.id, '12');
  }
}
