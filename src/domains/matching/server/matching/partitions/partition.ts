import { wouldRelocate } from '#domains/matching/engine/gates.ts';
import { milesBetween } from '#domains/matching/engine/distance.ts';
import type { CandidateFacts, JobFacts } from '#domains/matching/engine/types.ts';
import { JOB_STATES, POSITIONS, type JobState, type Position } from '#kernel/vocabulary.ts';

/** The jobs of one position in one state, and the people who could get them. */
export interface Partition {
  readonly position: Position;
  readonly state: JobState;
}

/** What decides which partitions a person is in. */
export type Whereabouts = Pick<
  CandidateFacts,
  'positions' | 'homeState' | 'latitude' | 'longitude' | 'radiusMiles' | 'willRelocate' | 'relocateStates'
>;

/** All partitions; a share of the lease is its place here, from 1 on. */
export const PARTITIONS: readonly Partition[] = POSITIONS.flatMap((position) =>
  JOB_STATES.map((state) => ({ position, state })),
);

export const partitionKey = ({ position, state }: Partition): string => `${position}/${state}`;

export const samePartition = (a: Partition, b: Partition): boolean => a.position === b.position && a.state === b.state;

export const isIn =
  (partitions: readonly Partition[]) =>
  (partition: Partition): boolean =>
    partitions.some((one) => samePartition(one, partition));

export const partitionOfJob = ({ position, state }: Pick<JobFacts, 'position' | 'state'>): Partition => ({
  position,
  state,
});

/**
 * The one partition that answers which jobs a person gets: that of the home state, or of the first state for a home
 * elsewhere. Someone without a position, or no longer there, is the first partition's, which ends what is stored.
 */
export function homePartition(person: Pick<Whereabouts, 'positions' | 'homeState'> | undefined): Partition {
  const [position] = person?.positions ?? [];
  const state = JOB_STATES.find((one) => one === person?.homeState) ?? JOB_STATES[0];
  return { position: position ?? POSITIONS[0], state };
}

/**
 * Whether a partition needs a person: it answers for them, or they could work in its state. Everyone who passes the
 * distance rule for one of its jobs is in it, and others may be.
 */
export const belongsTo = (person: Whereabouts, partition: Partition): boolean =>
  person.positions.includes(partition.position) &&
  (samePartition(homePartition(person), partition) || couldWorkIn(person, partition.state));

function couldWorkIn(person: Whereabouts, state: JobState): boolean {
  const { latitude, longitude, radiusMiles } = person;
  if (wouldRelocate(person, { state })) return true;
  if (latitude === null || longitude === null) return false;
  return radiusMiles === null || milesToState(latitude, longitude, state) <= radiusMiles;
}

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Degrees around each state, from the extreme points of its boundary (U.S. Census Bureau, TIGER/Line), rounded outward. */
const BOUNDS: Readonly<Record<JobState, Box>> = {
  MO: { south: 35.9, north: 40.7, west: -95.8, east: -89 },
  KS: { south: 36.9, north: 40.1, west: -102.1, east: -94.5 },
};

/**
 * Miles to the state's box, never more than to any place in it: the nearest corner of latitude and longitude can be a
 * little farther than the nearest point of a meridian, so a part is taken off.
 */
function milesToState(latitude: number, longitude: number, state: JobState): number {
  const { south, north, west, east } = BOUNDS[state];
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  const miles = milesBetween(latitude, longitude, within(latitude, south, north), within(longitude, west, east));
  return BOX_ERROR * miles;
}
const BOX_ERROR = 0.9;

/** The box of a state, for the test that every job's place is in it. */
export const isInState = (latitude: number, longitude: number, state: JobState): boolean => {
  const { south, north, west, east } = BOUNDS[state];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
};
