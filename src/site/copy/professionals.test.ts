import { expect, it } from 'vitest';
import { professionalsCopy } from './professionals.ts';

const RANKS = [
  ['CNA', 'PCT', 'MA', 'Phlebotomist', 'Pharmacy Technician'],
  ['LPN', 'Radiology Technician', 'Respiratory Technician'],
  ['RN'],
  ['PT', 'OT'],
  ['NP'],
];

it('no sample pays an assistant more than a nurse, or a nurse more than a nurse practitioner', () => {
  const samples = professionalsCopy.jobs.rows.flat();
  const pays = RANKS.map((roles) =>
    samples.filter(({ role }) => roles.includes(role)).map(({ pay }) => Number(pay.replaceAll(/\D/g, ''))),
  );
  expect(pays.flat()).toHaveLength(samples.length);
  for (const [rank, lower] of pays.slice(0, -1).entries())
    expect(Math.max(...lower), RANKS[rank]?.join(', ')).toBeLessThan(Math.min(...(pays[rank + 1] ?? [])));
});
