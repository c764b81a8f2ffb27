import type { JobState, Position } from '#kernel/vocabulary.ts';
import { minimumWageOn } from './minimum-wage.ts';

export const WAGE_PERCENTILES = [10, 25, 50, 75, 90] as const;
export type WagePercentile = (typeof WAGE_PERCENTILES)[number];
type Hourly = readonly [p10: number, p25: number, p50: number, p75: number, p90: number];

/** Where the wage figures come from, for every place that shows one. */
export const WAGE_SOURCE = {
  name: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
  period: 'May 2023',
} as const;

/**
 * National hourly wages in cents by position, in the order of `WAGE_PERCENTILES`, with the occupation they were
 * published for. Patient care technicians are counted among nursing assistants.
 */
const NATIONAL: Record<Position, { occupation: string; hourly: Hourly }> = {
  RN: { occupation: 'Registered nurses', hourly: [3064, 3653, 4138, 5032, 6379] },
  LPN: { occupation: 'Licensed practical and licensed vocational nurses', hourly: [2196, 2435, 2872, 3228, 3744] },
  CNA: { occupation: 'Nursing assistants', hourly: [1444, 1682, 1836, 2141, 2345] },
  NP: { occupation: 'Nurse practitioners', hourly: [4545, 5142, 6070, 6760, 8079] },
  MA: { occupation: 'Medical assistants', hourly: [1610, 1768, 2019, 2270, 2715] },
  PT: { occupation: 'Physical therapists', hourly: [3474, 3941, 4794, 5463, 6292] },
  OT: { occupation: 'Occupational therapists', hourly: [3135, 3812, 4633, 5264, 6232] },
  RRT: { occupation: 'Respiratory therapists', hourly: [2845, 3150, 3748, 4270, 5023] },
  PHLEB: { occupation: 'Phlebotomists', hourly: [1602, 1766, 2010, 2279, 2660] },
  PCT: { occupation: 'Nursing assistants', hourly: [1444, 1682, 1836, 2141, 2345] },
  RT: { occupation: 'Radiologic technologists and technicians', hourly: [2405, 2918, 3529, 4071, 4922] },
  MT: { occupation: 'Clinical laboratory technologists and technicians', hourly: [1768, 2167, 2922, 3756, 4514] },
  PHARM_TECH: { occupation: 'Pharmacy technicians', hourly: [1573, 1745, 1937, 2292, 2747] },
  FRONT_DESK: {
    occupation: 'Medical secretaries and administrative assistants',
    hourly: [1534, 1757, 1954, 2305, 2805],
  },
};

/**
 * Missouri and Kansas as a share of the national wage. For registered nurses from the published state means (May 2022:
 * MO $71,860, KS $71,990, US $89,010); no state figures were at hand for the other positions, so theirs is an estimate.
 */
const REGIONAL_SHARE = { RN: 0.81, others: 0.9 };

export interface WageEstimate {
  /** The published occupation. */
  occupation: string;
  /** Cents an hour by percentile, never below the state's minimum wage on the day. */
  hourlyCents: Record<WagePercentile, number>;
}

/** What a position pays in a state, estimated from national wages; `day` is YYYY-MM-DD. */
export function estimateWages(position: Position, state: JobState, day: string): WageEstimate {
  const { occupation, hourly } = NATIONAL[position];
  const share = position === 'RN' ? REGIONAL_SHARE.RN : REGIONAL_SHARE.others;
  const floor = minimumWageOn(state, day);
  const at = (cents: number) => Math.max(floor, Math.round(cents * share));
  const [p10, p25, p50, p75, p90] = hourly;
  return { occupation, hourlyCents: { 10: at(p10), 25: at(p25), 50: at(p50), 75: at(p75), 90: at(p90) } };
}
