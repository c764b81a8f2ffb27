import { expect, test } from 'vitest';
import {
  commuteValue,
  expectedRateCents,
  payHighCents,
  payLowCents,
  payValue,
  scheduleValue,
  shiftDifferentialCents,
} from './formulas.ts';

const job = { payMinCents: 3000, payMaxCents: 4000, nightDifferentialCents: 250, weekendDifferentialCents: 150 };
type Job = Parameters<typeof expectedRateCents>[0];
const on = (shift: string) => ({ ...job, shift }) as unknown as Job;

test('a shift adds its own differential to the middle of the range', () => {
  expect(['nights', 'weekends', 'days', 'evenings'].map((shift) => shiftDifferentialCents(on(shift)))).toEqual([
    250, 150, 0, 0,
  ]);
  expect(expectedRateCents(on('nights'))).toBe(3750);
  expect(expectedRateCents(on('days'))).toBe(3500);
});

test('the scale of pay ends at the target, or 15 percent above the floor', () => {
  expect(payHighCents(3000, 4000)).toBe(4000);
  expect(payHighCents(3000, 0)).toBe(3450);
  expect(payHighCents(0, 0)).toBe(0);
  // A target at or below the floor says nothing.
  expect(payHighCents(3000, 3000)).toBe(3450);
  expect(payHighCents(3000, 2000)).toBe(3450);
});

test('without a floor the scale begins as far below its end', () => {
  expect(payLowCents(3000, 4000)).toBe(3000);
  expect(payLowCents(0, 3450)).toBe(3000);
});

test('pay counts from nothing at the floor to all of it at the target', () => {
  expect(payValue(3000, 3000, 4000)).toBe(0);
  expect(payValue(3500, 3000, 4000)).toBe(0.5);
  expect(payValue(4000, 3000, 4000)).toBe(1);
  expect(payValue(5000, 3000, 4000)).toBe(1);
  expect(payValue(2000, 3000, 4000)).toBe(0);
  expect(payValue(3500, 0, 0)).toBe(0.5);
  // A scale of one point.
  expect([2999, 3000, 3001].map((rate) => payValue(rate, 3000, 3000))).toEqual([0, 1, 1]);
});

test('a commute counts less with each mile, and nothing from 60 on', () => {
  expect([0, 15, 60, 90].map(commuteValue)).toEqual([1, 0.75, 0, 0]);
});

test('a single wish counts in full, all or none as half, and a wish that the job lacks as nothing', () => {
  expect(scheduleValue(1, 1, 1)).toBeCloseTo(1, 12);
  expect(scheduleValue(0, 0, 0)).toBeCloseTo(0.5, 12);
  expect(scheduleValue(-1, 1, 1)).toBeCloseTo(0.5, 12);
  expect(scheduleValue(1, -1, 1)).toBeCloseTo(0.7, 12);
  expect(scheduleValue(1, 1, -1)).toBeCloseTo(0.8, 12);
});
