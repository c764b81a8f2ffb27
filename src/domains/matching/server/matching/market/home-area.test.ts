import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateOf, jobOf, ARBITRARY_TODAY } from '#tests/matching/arbitraries.ts';
import { milesBetween } from '#domains/matching/engine/distance.ts';
import { payRoundedUp } from '#domains/matching/engine/employer-view.ts';
import { evaluateGates } from '#domains/matching/engine/gates.ts';
import { GATES, type CandidateFacts, type GateId, type JobFacts } from '#domains/matching/engine/types.ts';
import { placesIn } from '#domains/profiles/server/candidates/index.ts';
import { homeAreaOf, viewForEmployers } from './home-area.ts';

/** What must stay unknown, whatever an employer asks. */
const LEAST_MILES = 5;
const LEAST_PAY = 1.1;
/** From the lowest pay that anybody can state to more than anybody is paid by the hour. */
const PAY = { min: 725, max: 45_000 };

const HOMES = (['MO', 'KS'] as const).flatMap((homeState) =>
  placesIn(homeState).map(({ latitude, longitude }) => ({ homeState, latitude, longitude })),
);
const milesOf = (a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) =>
  milesBetween(a.latitude, a.longitude, b.latitude, b.longitude);

test('every home in Missouri and Kansas stays uncertain by five miles, inside its area’s circle', () => {
  const byArea = Map.groupBy(HOMES, homeAreaOf);
  expect(byArea.has(null)).toBe(false);
  for (const [area, homes] of byArea) {
    if (area === null) continue;
    expect(new Set(homes.map(({ homeState }) => homeState)).size).toBe(1);
    const apart = Math.max(...homes.flatMap((one) => homes.map((other) => milesOf(one, other))));
    // No circle of less than half of what two of them are apart holds them all.
    expect(apart / 2).toBeGreaterThanOrEqual(LEAST_MILES);
    for (const home of homes) expect(milesOf(area, home)).toBeLessThan(area.radiusMiles);
  }
});

test('every pay amount stays uncertain by ten percent', () => {
  const amounts = Array.from({ length: PAY.max - PAY.min }, (_, index) => PAY.min + index);
  const steps = [...Map.groupBy(amounts, payRoundedUp)];
  for (const [step, within] of steps.slice(0, -1)) {
    const [lowest = 0, highest = 0] = [within[0], within.at(-1)];
    expect(highest).toBe(step);
    expect(highest / lowest).toBeGreaterThanOrEqual(LEAST_PAY);
  }
});

const home = fc.constantFrom(...HOMES);
/** Miles beside a place, in degrees. */
const beside = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }));
const cents = fc.integer({ min: 725, max: 9_000 });

/** A person who is eligible for many jobs except by home, pay and start date, where the edge cases are. */
const person: fc.Arbitrary<CandidateFacts> = fc
  .tuple(candidateOf(fc.constant('person')), home, fc.integer({ min: 1, max: 120 }), cents, cents)
  .map(([facts, at, radiusMiles, floor, more]) => ({
    ...facts,
    ...at,
    radiusMiles,
    willRelocate: false,
    approved: true,
    holds: [],
    blockedOrganizationIds: [],
    payFloorCents: floor,
    payTargetCents: floor + more,
  }));

/** A job within some 60 miles of the person that pays about what the person asks for. */
const pair: fc.Arbitrary<[CandidateFacts, JobFacts]> = fc
  .tuple(person, jobOf(fc.constant('job')), beside, fc.integer({ min: -1_000, max: 1_000 }))
  .map(([candidate, job, [north, east], more]) => [
    candidate,
    {
      ...job,
      latitude: (candidate.latitude ?? 0) + north,
      longitude: (candidate.longitude ?? 0) + east,
      payMaxCents: Math.max(800, (candidate.payFloorCents ?? 0) + more),
      payMinCents: 725,
    },
  ]);

test('anyone eligible in the employers’ view is eligible by exact facts', () => {
  const opened = new Map<GateId, number>();
  fc.assert(
    fc.property(pair, beside, ([facts, job], [north, east]) => {
      // Some homes are no ZIP code's place: accounts that were made by other means.
      const home = {
        latitude: (facts.latitude ?? 0) + north / 4,
        longitude: (facts.longitude ?? 0) + east / 4,
      };
      for (const candidate of [facts, { ...facts, ...home }]) {
        const exact = evaluateGates(candidate, job, ARBITRARY_TODAY, GATES);
        for (const [index, gate] of evaluateGates(viewForEmployers(candidate), job, ARBITRARY_TODAY, GATES).entries()) {
          if (gate.outcome !== 'pass') continue;
          expect(exact[index], JSON.stringify(gate)).toMatchObject({ gate: gate.gate, outcome: 'pass' });
          opened.set(gate.gate, (opened.get(gate.gate) ?? 0) + 1);
        }
      }
    }),
    { numRuns: 5_000 },
  );
  // It is no closed door either.
  for (const gate of ['pay', 'distance', 'start_date'] as const) expect(opened.get(gate)).toBeGreaterThan(1_000);
});

test('people who differ by less than area, pay step and week look the same to employers', () => {
  fc.assert(
    fc.property(person, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (facts, chosen, share) => {
      const area = homeAreaOf(facts);
      const homes = HOMES.filter((one) => homeAreaOf(one) === area);
      const other = homes[chosen % homes.length];
      const within = (amount: number | null) => {
        const top = payRoundedUp(amount ?? 0);
        return Math.round(top / (1 + share * (LEAST_PAY - 1)));
      };
      const twin: CandidateFacts = {
        ...facts,
        ...other,
        payFloorCents: within(facts.payFloorCents),
        payTargetCents: within(facts.payTargetCents),
      };
      expect(viewForEmployers(twin)).toEqual(viewForEmployers(facts));
    }),
    { numRuns: 300 },
  );
});
