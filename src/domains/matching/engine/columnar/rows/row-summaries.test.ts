import { expect, test } from 'vitest';
import { Briefs } from './row-summaries.ts';
import { FLAG, NO_RADIUS } from './row-codes.ts';

const HOME = { lat: 3_909_970, lng: -9_457_860 };

function briefOf(reach: { readonly radius: number; readonly relocates?: number; readonly flags?: number }): Briefs {
  const briefs = new Briefs(2);
  briefs.write(1, 3000, 3600, 7, { ...HOME, relocates: 0, flags: FLAG.located, ...reach });
  return briefs;
}

test('a brief says that somebody lives too far away only where they do', () => {
  expect(briefOf({ radius: 25 }).mayReach(1, 25)).toBe(true);
  expect(briefOf({ radius: 25 }).mayReach(1, 25.01)).toBe(false);
  expect(briefOf({ radius: 252 }).mayReach(1, 252.5)).toBe(false);
  expect(briefOf({ radius: 0 }).mayReach(1, 0)).toBe(true);
});

test.each([
  ['a radius of 253 miles', { radius: 253 }],
  ['a radius of 900 miles', { radius: 900 }],
  ['no limit', { radius: NO_RADIUS }],
  ['a move to Kansas', { radius: 10, relocates: 2 }],
])('a brief leaves it open with %s', (_, reach) => {
  expect(briefOf(reach).mayReach(1, 800)).toBe(true);
});

test.each([
  ['would move and lives outside of the vicinity', { radius: 10, relocates: 2 }, true, true],
  ['would move and lives inside', { radius: 10, relocates: 2 }, false, false],
  ['would move and has no home', { radius: 10, relocates: 2, flags: 0 }, false, true],
  ['named no radius and lives outside', { radius: NO_RADIUS }, true, true],
  ['named a radius and lives outside', { radius: 900 }, true, false],
  ['has neither home nor radius', { radius: NO_RADIUS, flags: 0 }, true, false],
])('of the boundless only those away from the job are looked for there: %s', (_, reach, isOutside, isAway) => {
  expect(briefOf(reach).isAway(1, isOutside)).toBe(isAway);
});

test('a brief holds what was written, also after it was copied and grown', () => {
  const briefs = briefOf({ radius: 25 });
  briefs.setStatic(1, 0.37);
  const copied = new Briefs(1);
  copied.copy(0, briefs, 1);
  const grown = copied.grown(4);
  const { lat, lng } = { lat: grown.lat(0), lng: grown.lng(0) };
  expect({ lat, lng, floor: grown.floor(0), payHigh: grown.payHigh(0), schedule: grown.schedule(0) }).toEqual({
    ...HOME,
    floor: 3000,
    payHigh: 3600,
    schedule: 7,
  });
  expect(grown.staticBound(0)).toBeGreaterThanOrEqual(0.37);
  expect(grown.staticBound(0)).toBeLessThan(0.37 + 2e-5);
  expect(grown.mayReach(0, 26)).toBe(false);
});
