import type { Availability, MyAvailability } from '#domains/hiring/contract/self-scheduling/availability.ts';

type Numbers = 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeHours' | 'dailyMax';

/** Availability as it is typed: numbers stay text until they are sent. */
export type Typed = Omit<Availability, Numbers | 'place'> & Record<Numbers, string> & { place: string };

const NUMBERS: readonly Numbers[] = [
  'durationMinutes',
  'bufferBeforeMinutes',
  'bufferAfterMinutes',
  'noticeHours',
  'dailyMax',
];

/** What the form starts with before anything is set: weekday mornings, a day's notice. */
const FIRST: Availability = {
  isOn: true,
  timeZone: 'America/Chicago',
  windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '12:00' })),
  exceptions: [],
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
  noticeHours: 24,
  dailyMax: 4,
  mode: 'phone',
  place: null,
};

const mapNumbers = <T>(of: (name: Numbers) => T) =>
  Object.fromEntries(NUMBERS.map((name) => [name, of(name)])) as Record<Numbers, T>;

/** A new availability begins in the facility's time zone: a browser may be on a trip. */
export function typed({ availability, facilityZone }: Pick<MyAvailability, 'availability' | 'facilityZone'>): Typed {
  const start = availability ?? { ...FIRST, timeZone: facilityZone };
  return { ...start, place: start.place ?? '', ...mapNumbers((name) => String(start[name])) };
}

/** An empty or unreadable number becomes none, which the contract refuses at its field. */
export const asAvailability = (entered: Typed): Availability => ({
  ...entered,
  ...mapNumbers((name) => (entered[name].trim() === '' ? Number.NaN : Number(entered[name]))),
});

const NEAR = ['America/Chicago', 'America/Denver', 'America/New_York', 'America/Los_Angeles'];

export const zonesWith = (zone: string): string[] => [...new Set([...NEAR, zone])];
