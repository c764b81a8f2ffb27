import { EARTH_RADIUS_MILES } from '#domains/matching/engine/distance.ts';
import { COMMUTE_ZERO_MILES, OPEN_PREFERENCE } from '#domains/matching/engine/score/formulas.ts';
import { WEIGHTS_V1 } from '#domains/matching/engine/score/weights.ts';
import {
  JOB_COLUMNS,
  PATTERN_BITS,
  PEOPLE_COLUMNS,
  SHIFT_BITS,
  TYPE_BITS,
  type Row,
  type Value,
} from './match-rows.ts';

/**
 * The engine's query as one SQL statement, in both directions, for PostgreSQL and DuckDB. `:name` is a parameter: a
 * column of the searching side.
 */

export type Mode = 'all' | 'gates' | 'radius';
export type Direction = 'people' | 'jobs';

/** Largest radius in the population, in miles. */
const BOX_MILES = 75;

const { candidate: P, employer: Q } = WEIGHTS_V1;
/** Population count in each database. */
const COUNT_BITS = {
  postgres: (bits: string) => `bit_count((${bits})::bit(32))`,
  duckdb: (bits: string) => `bit_count(${bits})`,
} as const;
export type Dialect = keyof typeof COUNT_BITS;

const miles = `2 * ${EARTH_RADIUS_MILES} * asin(sqrt(least(1.0, pow(sin(radians(:lat - lat) / 2), 2)
  + cos(radians(lat)) * cos(radians(:lat)) * pow(sin(radians(:lng - lng) / 2), 2))))`;
const box = 'lat between :south and :north and lng between :west and :east';

interface Sides {
  /** Person and job columns, as names or parameters. */
  c: (column: keyof typeof PEOPLE_COLUMNS) => string;
  j: (column: keyof typeof JOB_COLUMNS) => string;
}

const scores = ({ c, j }: Sides, count: (bits: string) => string) => {
  const share = (held: string, named: string) =>
    `case when ${named} = 0 then 1.0 else ${count(`${held} & ${named}`)}::float8 / ${count(named)}::float8 end`;
  const schedule = (['shift', 'pattern', 'type'] as const)
    .map((kind) => {
      const bits = { shift: SHIFT_BITS, pattern: PATTERN_BITS, type: TYPE_BITS }[kind];
      return `case when ${c('wishes')} & ${j('wish')} & ${bits} = 0 then 0.0 else ${c(`${kind}_value`)} end`;
    })
    .join(' + ');
  const setting = `case when ${c('settings')} = 0 or ${j('setting')} = 0 then ${OPEN_PREFERENCE}
    when ${c('settings')} & ${j('setting')} <> 0 then 1.0 else 0.0 end`;
  const pay = `case when ${c('pay_high')} = 0 then ${OPEN_PREFERENCE} else greatest(0.0, least(1.0,
    (${j('rate')} - ${c('pay_low')}) / (${c('pay_high')} - ${c('pay_low')})::float8)) end`;
  const specialty = `case when ${j('specialty')} = 0 or ${c('specialties')} & ${j('specialty')} <> 0 then 1.0 else 0.0 end`;
  return {
    p: `${P.schedule} * (${schedule}) + ${P.setting} * (${setting}) + ${P.response} * ${j('response')}
      + ${P.commute} * greatest(0.0, 1 - miles / ${COMMUTE_ZERO_MILES}) + ${P.pay} * (${pay})`,
    q: `${c('q_static')} + ${Q.specialty} * (${specialty}) + ${Q.skills} * (${share(c('skills'), j('skills'))})
      + ${Q.certifications} * (${share(c('certifications'), j('preferred'))})`,
  };
};

const gates = ({ c, j }: Sides) => [
  `${c('position')} = ${j('position')}`,
  c('open'),
  `${c('states')} & ${j('state')} <> 0`,
  `${c('certifications')} & ${j('required')} = ${j('required')}`,
  `${c('wishes')} & ${j('wish')} = ${j('wish')}`,
  `${c('floor')} <= ${j('top_rate')}`,
  `${c('tenths')} >= ${j('tenths')}`,
  `${c('earliest')} <= ${j('work_day')}`,
  `(${j('sponsors')} or not ${c('needs_sponsorship')})`,
];

export interface Question {
  /** With `$1`, `$2`, … */
  text: string;
  names: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  ...JOB_COLUMNS,
  ...PEOPLE_COLUMNS,
  south: 'float8',
  north: 'float8',
  west: 'float8',
  east: 'float8',
};

/** Replaces `:name` by `$n::type`, once per name. */
function numbered(text: string): Question {
  const names: string[] = [];
  const written = text.replaceAll(/(?<!:):([a-z_]+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}::${TYPES[name] ?? 'text'}`;
  });
  return { text: written, names };
}

export function questionOf(direction: Direction, mode: Mode, dialect: Dialect, limit: number): Question {
  const own = (column: string) => column;
  const asked = (column: string) => `:${column}`;
  const sides: Sides = direction === 'people' ? { c: own, j: asked } : { c: asked, j: own };
  const { p, q } = scores(sides, COUNT_BITS[dialect]);
  const where = [...(mode === 'all' ? [] : gates(sides)), ...(mode === 'radius' ? [box] : [])];
  return numbered(`
    select id, p * q as rank from (
      select id, ${p} as p, ${q} as q from (
        select *, ${miles} as miles from bench_${direction} ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
      ) near ${mode === 'radius' ? `where miles <= ${sides.c('radius')}` : ''}
    ) scored order by rank desc, id limit ${limit}`);
}

/** The searching side's row with its bounding box. */
export function parametersOf({ names }: Question, asking: Row): Value[] {
  const [lat, lng] = [Number(asking['lat']), Number(asking['lng'])];
  const dLat = BOX_MILES / 69;
  const dLng = BOX_MILES / (69 * Math.cos(((Math.abs(lat) + dLat) * Math.PI) / 180));
  const all: Row = { ...asking, south: lat - dLat, north: lat + dLat, west: lng - dLng, east: lng + dLng };
  return names.map((name) => all[name] ?? '');
}
