import { shortlist } from '#domains/hiring/server/applications/index.ts';
import {
  acceptOffer,
  offerTemplateContent,
  offerTemplates,
  saveOfferDraft,
  sendOffer,
  submitOffer,
  writeApprovalSteps,
} from '#domains/hiring/server/offers/index.ts';
import { markStartItem, readStart } from '#domains/hiring/server/starts/index.ts';
import { addDays, dayOf } from '#kernel/days.ts';
import { unlessRefused, type Past } from '../history/past.ts';
import type { Person } from '../people.ts';
import { applyOn, type Desk } from './desk.ts';
import { signedBy, termsOf, USUAL_TERMS } from '../offer-terms.ts';

/** Offers of the demo employer from the template to the checklist, and what of them waits today. */
export async function playOffers(past: Past, desk: Desk): Promise<void> {
  for (const story of [writeTemplates, letAnOfferEnd, hireAheadOfExpiry, getReady, askForApproval]) {
    await unlessRefused(() => story(past, desk));
  }
}

async function writeTemplates({ deps, goTo }: Past, { ownerId }: Desk): Promise<void> {
  goTo(-40);
  const usual = { ...USUAL_TERMS, payStart: 'middle', signOnBonusCents: null, answerDays: 5 } as const;
  const bonus = {
    signOnBonusCents: 300_000,
    signOnBonusTerms: 'Paid after 90 days; returned in part on leaving within a year.',
  };
  for (const template of [
    { ...usual, name: 'Nurses' },
    { ...usual, ...bonus, name: 'Nurses, with a sign-on bonus' },
  ]) {
    await offerTemplates.add(deps, ownerId, offerTemplateContent(template));
  }
}

interface Timing {
  appliedOn: number;
  /** The offer is then sent, open for this many days. */
  sentOn: number;
  answerDays: number;
  startsOn: number;
}

async function makeOffer(past: Past, desk: Desk, person: Person, timing: Timing) {
  const { deps, goTo, today } = past;
  const { ownerId, jobId } = desk;
  const id = await applyOn(timing.appliedOn, past, desk, person);
  goTo(timing.sentOn - 1);
  await shortlist(deps, ownerId, id);
  goTo(timing.sentOn);
  const startDate = addDays(dayOf(today), timing.startsOn);
  const terms = await termsOf(deps, jobId, { startDate, answerDays: timing.answerDays });
  const { id: offerId } = await sendOffer(deps, ownerId, id, { ...terms, signature: signedBy('Morgan Sample') });
  return { id, offerId };
}

async function hire(past: Past, desk: Desk, person: Person, timing: Timing): Promise<string> {
  const { id, offerId } = await makeOffer(past, desk, person, timing);
  past.goTo(timing.sentOn + 1);
  await acceptOffer(past.deps, person.userId, offerId, signedBy(person.name));
  return id;
}

/** It ends within two days without an answer. */
async function letAnOfferEnd(past: Past, desk: Desk): Promise<void> {
  await makeOffer(past, desk, desk.cast.deciding, { appliedOn: -12, sentOn: -5, answerDays: 6.5, startsOn: 35 });
}

async function hireAheadOfExpiry(past: Past, desk: Desk): Promise<void> {
  await hire(past, desk, desk.cast.expiring, { appliedOn: -14, sentOn: -6, answerDays: 4, startsOn: 30 });
}

/** Ten days to the first day: what was due is done, by the side that does it or recorded by the employer. */
async function getReady(past: Past, desk: Desk): Promise<void> {
  const { deps, goTo, today } = past;
  const { ownerId, cast } = desk;
  const id = await hire(past, desk, cast.starting, { appliedOn: -34, sentOn: -26, answerDays: 4, startsOn: 10 });
  for (const [days, userId] of [
    [-18, cast.starting.userId],
    [-2, ownerId],
  ] as const) {
    goTo(days);
    const { items } = await readStart(deps, userId, id);
    for (const item of items.filter(({ action, dueOn }) => action === 'mark' && dueOn <= dayOf(today))) {
      await markStartItem(deps, userId, { id, itemId: item.id }, true);
    }
  }
}

/** The colleague's offer waits for the owner. */
async function askForApproval(past: Past, desk: Desk): Promise<void> {
  const { deps, goTo, today } = past;
  const { ownerId, colleagueId, jobId, cast } = desk;
  const id = await applyOn(-9, past, desk, cast.toApprove);
  goTo(-4);
  await shortlist(deps, colleagueId, id);
  const terms = await termsOf(deps, jobId, { startDate: addDays(dayOf(today), 32), answerDays: 11 });
  const { id: offerId } = await saveOfferDraft(deps, colleagueId, id, terms);
  goTo(-1.5);
  const steps = [{ approverId: ownerId, unitId: null, fromCents: terms.payCents }];
  await writeApprovalSteps(deps, ownerId, { steps, before: [] });
  await submitOffer(deps, colleagueId, offerId);
}
