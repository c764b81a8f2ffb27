import { expect, test } from 'vitest';
import { Briefs } from './briefs.ts';
import { NO_RADIUS } from './rows.ts';

const HOME = { lat: 3_909_970, lng: -9_457_860 };

function briefOf(reach: { readonly radius: number; readonly relocates?: number }): Briefs {
  const briefs = new Briefs(2);
  briefs.write(1, 3000, 3600, 7, { ...HOME, relocates: 0, ...reach });
  return briefs;
}

test('a brief says that somebody lives too far away only where they do', () => {
  expect(briefOf({ radius: 25 }).mayReach(1, 25)).toBe(true);
  expect(briefOf({ radius: 25 }).mayReach(1, 25.01)).toBe(false);
  expect(briefOf({ radius: 254 }).mayReach(1, 254.5)).toBe(false);
  expect(briefOf({ radius: 0 }).mayReach(1, 0)).toBe(true);
});

test.each([
  ['a radius of 255 miles', { radius: 255 }],
  ['a radius of 900 miles', { radius: 900 }],
  ['no limit', { radius: NO_RADIUS }],
  ['a move to Kansas', { radius: 10, relocates: 2 }],
])('a brief leaves it open with %s', (_, reach) => {
  expect(briefOf(reach).mayReach(1, 800)).toBe(true);
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
