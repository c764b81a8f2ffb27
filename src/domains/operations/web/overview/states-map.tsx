import type { ResponseOf } from '#platform/contract/contract.ts';
import type { getOverview } from '#domains/operations/contract/overview.ts';
import { overviewCopy as copy } from './overview.copy.ts';

type County = ResponseOf<typeof getOverview>['fills']['byCounty'][number];

/** Longitude and latitude along the border, with rivers smoothed: enough for orientation. */
const KANSAS = [
  [-102.05, 40.0], [-95.31, 40.0], [-95.03, 39.88], [-94.93, 39.72], [-95.1, 39.54], [-94.88, 39.37], [-94.61, 39.12],
  [-94.62, 37.0], [-102.04, 37.0],
] as const; // prettier-ignore
const MISSOURI = [
  [-95.77, 40.58], [-91.73, 40.61], [-91.42, 40.38], [-91.5, 40.04], [-91.06, 39.45], [-90.72, 39.22], [-90.66, 38.93],
  [-90.12, 38.85], [-90.18, 38.63], [-90.36, 38.24], [-89.94, 37.96], [-89.5, 37.58], [-89.43, 37.28], [-89.13, 36.98],
  [-89.18, 36.65], [-89.42, 36.5], [-89.55, 36.25], [-89.7, 36.0], [-90.37, 36.0], [-90.07, 36.38], [-90.15, 36.5],
  [-94.62, 36.5], [-94.61, 39.12], [-94.88, 39.37], [-95.1, 39.54], [-94.93, 39.72], [-95.03, 39.88], [-95.31, 40.0],
] as const; // prettier-ignore

const WEST = -102.4;
const NORTH = 40.85;
const SCALE = 60;
/** A degree of longitude is shorter than one of latitude by this factor, at the middle of the two states. */
const NARROWING = Math.cos((38.4 * Math.PI) / 180);
const WIDTH = 642;
const HEIGHT = 300;

const place = (longitude: number, latitude: number) =>
  [(longitude - WEST) * NARROWING * SCALE, (NORTH - latitude) * SCALE] as const;
const outline = (points: readonly (readonly [number, number])[]) =>
  `M${points
    .map(([longitude, latitude]) =>
      place(longitude, latitude)
        .map((value) => value.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`;

/** The two states with a dot for each county with hires; its area grows with their number. */
export function StatesMap({ counties }: { counties: readonly County[] }) {
  const most = Math.max(1, ...counties.map(({ hires }) => hires));
  const total = counties.reduce((sum, { hires }) => sum + hires, 0);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={copy.mapLabel(total, counties.length)}
      className="h-auto w-full"
    >
      {[KANSAS, MISSOURI].map((points, i) => (
        <path
          key={i === 0 ? 'KS' : 'MO'}
          d={outline(points)}
          className="fill-prairie-50 stroke-line-strong"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
      {(
        [
          ['Kansas', -98.4, 38.55],
          ['Missouri', -92.5, 38.4],
        ] as const
      ).map(([name, longitude, latitude]) => {
        const [x, y] = place(longitude, latitude);
        return (
          <text key={name} x={x} y={y} textAnchor="middle" className="fill-ink-soft text-[15px]" aria-hidden>
            {name}
          </text>
        );
      })}
      {counties.map(({ county, state, longitude, latitude, hires }) => {
        const [x, y] = place(longitude, latitude);
        return (
          <circle
            key={`${county}, ${state}`}
            cx={x}
            cy={y}
            r={5 + 13 * Math.sqrt(hires / most)}
            className="fill-wheat-500/70 stroke-wheat-600"
            strokeWidth="1.5"
          >
            <title>{copy.inCounty(county, state, hires)}</title>
          </circle>
        );
      })}
    </svg>
  );
}
