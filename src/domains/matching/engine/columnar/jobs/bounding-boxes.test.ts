import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coordinateUnits, milesBetweenUnits, unitsToRadians } from '../../distance.ts';
import { BoundingBoxes } from './bounding-boxes.ts';

/** Around both states, in coordinate units. */
const point = fc.record({
  lat: fc.integer({ min: coordinateUnits(34), max: coordinateUnits(43) }),
  lng: fc.integer({ min: coordinateUnits(-104), max: coordinateUnits(-88) }),
});
type Point = { lat: number; lng: number };
const cosOf = ({ lat }: Point) => Math.cos(unitsToRadians(lat));

function boxAround(points: readonly Point[]): BoundingBoxes {
  const boxes = new BoundingBoxes(2);
  for (const { lat, lng } of points) boxes.include(1, lat, lng);
  return boxes;
}

test('no point of a group is nearer than the bound says', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 6 }), point, (group, from) => {
      const bound = boxAround(group).minMiles(1, from.lat, from.lng, cosOf(from));
      for (const { lat, lng } of group) {
        expect(bound).toBeLessThanOrEqual(milesBetweenUnits(from.lat, from.lng, lat, lng));
      }
    }),
  );
});

test('for a group of one the bound is nearly the distance', () => {
  fc.assert(
    fc.property(point, point, (only, from) => {
      const miles = milesBetweenUnits(from.lat, from.lng, only.lat, only.lng);
      const bound = boxAround([only]).minMiles(1, from.lat, from.lng, cosOf(from));
      expect(bound).toBeGreaterThan(miles * 0.99 - 0.01);
    }),
  );
});

test('a point within the box is no distance away, and a group has its own box', () => {
  const boxes = boxAround([
    { lat: coordinateUnits(38), lng: coordinateUnits(-95) },
    { lat: coordinateUnits(40), lng: coordinateUnits(-93) },
  ]);
  boxes.include(0, coordinateUnits(42), coordinateUnits(-90));
  const inside = { lat: coordinateUnits(39), lng: coordinateUnits(-94) };
  expect(boxes.minMiles(1, inside.lat, inside.lng, cosOf(inside))).toBe(0);
  expect(boxes.minMiles(0, inside.lat, inside.lng, cosOf(inside))).toBeGreaterThan(250);
});
