import { apply, decline, shortlist, withdraw } from '#domains/hiring/server/applications/index.ts';
import {
  acceptInterview,
  cancelInterview,
  counterInterview,
  declineInterview,
  proposeInterview,
  recordOutcome,
} from '#domains/hiring/server/interviews/index.ts';
import { matchImmediately } from '#domains/matching/server/matching/index.ts';
import { planApplications, sendDuePlans } from '#domains/hiring/server/auto-apply/index.ts';
import { dismissMatch } from '#domains/hiring/server/my-matches/index.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  discardOffer,
  expireOffer,
  rescindOffer,
  saveOfferDraft,
  sendOffer,
  submitOffer,
  writeApprovalSteps,
} from '#domains/hiring/server/offers/index.ts';
import { withAuditClock } from '#platform/server/audit.ts';
import { MovableClock } from '#platform/server/clock.ts';
import { dayOf } from '#kernel/days.ts';
import { service } from '#platform/server/database/db.ts';
import type { Deps } from '#platform/server/deps.ts';
import { AppError } from '#platform/server/errors.ts';
import { DAY_MS } from '#kernel/durations.ts';
import type { EmploymentType, Shift, ShiftPattern } from '#kernel/vocabulary.ts';
import { autoAppliers, readStandings, settleMails, settleNotices, type Standing } from './history.repo.ts';
import type { Random } from './random.ts';

const HOUR = 3_600_000;
/** A day and the veto: whatever was planned then is due. */
const PLANNED_BEFORE_MS = 36 * HOUR;
/** Days before today on which demo people check their open items. */
const ROUNDS = [-19, -15, -11, -7, -4, -2];
/** They check twice on such a day: a morning answer is read in the afternoon. */
const LOOKS = 2;
/** The history of the demo knows people by ID, so it signs for them under one name. */
const SIGNATURE = { name: 'Demo signature', drawing: null, consents: true } as const;
/** How long an offer is open: one that is pending today stays so for some days of looking at the demo. */
const OFFER_DAYS = { past: 3, open: 10 };

type Step = (deps: Deps, standing: Standing, today: Date) => Promise<unknown>;
type Choice = <T>(options: readonly (readonly [T, number])[]) => T;

/**
 * Plays several weeks of demo history: matching, applications, interviews and offers, all through the real services, on
 * a clock that moves from round to round.
 */
export async function liveThrough(
  deps: Deps,
  jobIds: readonly string[],
  random: Random,
  onRound: (share: number) => void,
): Promise<void> {
  const now = deps.clock.now();
  const clock = new MovableClock(now);
  const past: Deps = { ...deps, clock };
  await withAuditClock(clock, () => liveRounds(past, clock, { now, jobIds, random, onRound }));
  await deps.db.as(service, async (tx) => {
    await settleMails(tx);
    await settleNotices(tx, new Date(now.getTime() - 3 * DAY_MS));
  });
}

interface Story {
  now: Date;
  jobIds: readonly string[];
  random: Random;
  onRound: (share: number) => void;
}

async function liveRounds(past: Deps, clock: MovableClock, { now, jobIds, random, onRound }: Story): Promise<void> {
  const chooseFor = inProportion();
  for (const [index, round] of ROUNDS.entries()) {
    clock.set(new Date(now.getTime() + round * DAY_MS));
    // People shown early play through it; the last day's are open today.
    if (index < 2 || index === ROUNDS.length - 1) for (const jobId of jobIds) await matchImmediately(past, jobId);
    await applyForThem(past, clock.now());
    for (let look = 0; look < LOOKS; look += 1) {
      clock.advance(3 * HOUR);
      for (const standing of await past.db.as(service, readStandings)) {
        const step = stepFor(standing, chooseFor(standing), random, clock.now());
        if (step) await unlessRefused(() => step(past, standing, now));
      }
    }
    onRound((index + 1) / ROUNDS.length);
  }
  clock.set(now);
  await prepareOffers(past, random, now);
  await planForThem(past);
}

/** Today's offers: a draft, an approved and a discarded one, a counteroffer that waits and one that was answered. */
async function prepareOffers(past: Deps, random: Random, today: Date): Promise<void> {
  const read = () => past.db.as(service, readStandings);
  const standings = await read();
  const unsent = standings.filter(({ stage }) => stage === 'shortlisted' || stage === 'interviewing').slice(0, 3);
  const sent = standings.filter(({ offerId }) => offerId !== null).slice(0, 2);
  for (const standing of unsent) await unlessRefused(() => prepareIt(random)(past, standing, today));
  for (const standing of sent) await unlessRefused(() => counterOfferIt(past, standing, today));
  const next = new Map<string | undefined, Step>([
    [unsent[1]?.id, approveIt],
    [unsent[2]?.id, discardIt],
    [sent[1]?.id, offerIt(random)],
  ]);
  for (const standing of await read()) {
    const step = next.get(standing.id);
    if (step) await unlessRefused(() => step(past, standing, today));
  }
}

/** Automatic applications were planned early enough the day before, and go out now. */
async function applyForThem(past: Deps, now: Date): Promise<void> {
  const before: Deps = { ...past, clock: new MovableClock(new Date(now.getTime() - PLANNED_BEFORE_MS)) };
  await planForThem(before);
  await sendDuePlans(past);
}

const planForThem = async (deps: Deps): Promise<void> => {
  for (const candidateId of await deps.db.as(service, autoAppliers)) await planApplications(deps, candidateId);
};

/** A step that the rules refuse meanwhile (a filled job, a blocked employer) is skipped. */
async function unlessRefused(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'INTERNAL') throw error;
  }
}

/**
 * Chooses by share without randomness: always the option furthest behind its share. Even a small market then has every
 * outcome in proportion.
 */
function inProportion(): (standing: Standing) => Choice {
  const situations = new Map<string, number[]>();
  return ({ stage, interviewStatus, awaiting }) =>
    (options) => {
      const situation = `${stage} ${interviewStatus} ${awaiting} ${options.length}`;
      const taken = situations.get(situation) ?? options.map(() => 0);
      situations.set(situation, taken);
      const behind = options.map(([, share], i) => ((taken[i] ?? 0) + 0.5) / share);
      const next = behind.indexOf(Math.min(...behind));
      taken[next] = (taken[next] ?? 0) + 1;
      const option = options[next];
      if (!option) throw new RangeError('nothing to choose from');
      return option[0];
    };
}

function stepFor(standing: Standing, choose: Choice, random: Random, now: Date): Step | null {
  switch (standing.stage) {
    case 'matched':
      return choose([
        [manualApply, 16],
        [dismissIt, 4],
        [null, 80],
      ] as const);
    case 'applied':
      return choose([
        [shortlistIt, 40],
        [declineIt, 15],
        [withdrawIt, 5],
        [null, 45],
      ] as const);
    case 'shortlisted':
      return choose([
        [proposeTimes(random), 65],
        [declineIt, 10],
        [null, 25],
      ] as const);
    case 'interviewing':
      return interviewStep(standing, choose, random, now);
    case 'offered':
      return choose([
        [acceptIt, 42],
        [declineOfferIt, 14],
        [rescindIt, 12],
        [letExpire, 14],
        [null, 18],
      ] as const);
    default:
      return null;
  }
}

function interviewStep(standing: Standing, choose: Choice, random: Random, now: Date): Step | null {
  const { interviewStatus, awaiting, startsAt } = standing;
  if (interviewStatus === 'confirmed' && startsAt && new Date(startsAt) < now) {
    return choose([
      [completeIt, 60],
      [missIt, 40],
    ] as const);
  }
  if (interviewStatus === 'confirmed') {
    return choose([
      [null, 60],
      [cancelIt, 40],
    ] as const);
  }
  if (awaiting === 'candidate') {
    return choose([
      [acceptAs('candidate'), 62],
      [counterAs('candidate', random), 14],
      [declineInterviewIt, 6],
      [null, 18],
    ] as const);
  }
  if (awaiting === 'employer') {
    return choose([
      [null, 25],
      [acceptAs('employer'), 75],
    ] as const);
  }
  return choose([
    [offerIt(random), 65],
    [declineIt, 15],
    [null, 20],
  ] as const);
}

const manualApply: Step = (deps, { candidateId, jobId }) => apply(deps, { candidateId, jobId, source: 'manual' });
const dismissIt: Step = async (deps, { candidateId, matchId }) => matchId && dismissMatch(deps, candidateId, matchId);
const shortlistIt: Step = (deps, { employerId, id }) => shortlist(deps, employerId, id);
const declineIt: Step = (deps, { employerId, id }) =>
  decline(deps, employerId, id, { reason: 'experience', audience: 'candidate', note: null });
const withdrawIt: Step = (deps, { candidateId, id }) =>
  withdraw(deps, candidateId, id, { reason: 'I found something closer to home.', privateReason: 'distance' });

/** Slots at 10:00 and 14:30 Central on two days, the first `ahead` days from now. */
const slotsFrom = (now: Date, ahead: number): string[] =>
  [ahead, ahead + 1].flatMap((days) => [
    `${dayOf(new Date(now.getTime() + days * DAY_MS))}T16:00:00Z`,
    `${dayOf(new Date(now.getTime() + days * DAY_MS))}T20:30:00Z`,
  ]);

const proposeTimes =
  (random: Random): Step =>
  (deps, { employerId, id, zone }) => {
    const mode = random.pick(['video', 'phone', 'in_person'] as const);
    const place = {
      video: 'https://meet.example.org/sample',
      phone: 'We call you',
      in_person: 'Main entrance, ask for the hiring office',
    }[mode];
    const slots = slotsFrom(deps.clock.now(), random.int(1, 6));
    return proposeInterview(deps, employerId, id, {
      mode,
      place,
      timeZone: zone,
      durationMinutes: 30,
      message: null,
      slots,
    });
  };
const acceptAs =
  (side: 'candidate' | 'employer'): Step =>
  async (deps, { candidateId, employerId, interviewId, slotId }) =>
    interviewId &&
    slotId &&
    acceptInterview(deps, side === 'candidate' ? candidateId : employerId, interviewId, slotId);
const counterAs =
  (side: 'candidate' | 'employer', random: Random): Step =>
  async (deps, { candidateId, employerId, interviewId }) =>
    interviewId &&
    counterInterview(deps, side === 'candidate' ? candidateId : employerId, interviewId, {
      slots: slotsFrom(deps.clock.now(), random.int(2, 6)),
      message: 'I work nights that week. Would one of these do?',
    });
const declineInterviewIt: Step = async (deps, { candidateId, interviewId }) =>
  interviewId && declineInterview(deps, candidateId, interviewId, 'I have taken another job.');
const cancelIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && cancelInterview(deps, employerId, interviewId, 'The unit’s plans changed.');
const completeIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && recordOutcome(deps, employerId, interviewId, { outcome: 'advance', note: null });
const missIt: Step = async (deps, { employerId, interviewId }) =>
  interviewId && recordOutcome(deps, employerId, interviewId, { outcome: 'no_show', note: null });

const termsFor = (deps: Deps, standing: Standing, today: Date, random: Random) => {
  const now = deps.clock.now();
  const days = now.getTime() + OFFER_DAYS.past * DAY_MS < today.getTime() ? OFFER_DAYS.past : OFFER_DAYS.open;
  return {
    payCents: standing.payCents,
    payReason: null,
    employmentType: standing.employmentType as EmploymentType,
    shift: standing.shift as Shift,
    shiftPattern: standing.shiftPattern as ShiftPattern,
    startDate: dayOf(new Date(now.getTime() + random.int(30, 60) * DAY_MS)),
    signOnBonusCents: 0,
    signOnBonusTerms: null,
    unitName: null,
    benefits: 'Health, dental and vision from the first day; paid time off; a retirement plan with a match.',
    contingencies: 'A background check, a drug screen and the immunization records that your unit requires.',
    message: 'We would be glad to have you on the team.',
    expiresAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
};
const offerIt =
  (random: Random): Step =>
  (deps, standing, today) =>
    sendOffer(deps, standing.employerId, standing.id, {
      ...termsFor(deps, standing, today, random),
      signature: SIGNATURE,
    });
const prepareIt =
  (random: Random): Step =>
  (deps, standing, today) =>
    saveOfferDraft(deps, standing.employerId, standing.id, termsFor(deps, standing, today, random));
const discardIt: Step = async (deps, { employerId, preparedId }) =>
  preparedId && discardOffer(deps, employerId, preparedId);
/** The only member of a demo organization approves their own offer, while the organization asks for an approval. */
const approveIt: Step = async (deps, { employerId, preparedId }) => {
  if (!preparedId) return;
  await writeApprovalSteps(deps, employerId, [{ approverId: employerId, unitId: null, fromCents: null }]);
  try {
    await submitOffer(deps, employerId, preparedId);
  } finally {
    await writeApprovalSteps(deps, employerId, []);
  }
};
const counterOfferIt: Step = async (deps, { candidateId, offerId, payCents }) =>
  offerId &&
  counterOffer(deps, candidateId, offerId, {
    payCents: payCents + 150,
    startDate: null,
    note: 'Another hospital offers me more for the same shift.',
  });
const acceptIt: Step = async (deps, { candidateId, offerId }) =>
  offerId && acceptOffer(deps, candidateId, offerId, SIGNATURE);
const declineOfferIt: Step = async (deps, { candidateId, offerId }) =>
  offerId &&
  declineOffer(deps, candidateId, offerId, { reason: 'The commute is too long for me.', privateReason: 'distance' });
const rescindIt: Step = async (deps, { employerId, offerId }) =>
  offerId && rescindOffer(deps, employerId, offerId, 'The position was closed by the budget.');
/** No answer: the offer expires by its own clock, if that has passed by today. */
const letExpire: Step = async (deps, { offerId }, today) => {
  const clock = new MovableClock(new Date(deps.clock.now().getTime() + OFFER_DAYS.past * DAY_MS + HOUR));
  return offerId && clock.now() <= today && expireOffer({ ...deps, clock }, offerId);
};
