import {
  countySlug,
  LEAST_POSTINGS,
  type CountyOption,
  type PayPage,
  type PayQuery,
  type PostedPay,
} from '#domains/jobs/contract/pay-page.ts';
import { estimateWages } from '#domains/jobs/contract/wages.ts';
import { placeOf } from '#domains/profiles/server/candidates/index.ts';
import { dayOf } from '#kernel/days.ts';
import { JOB_STATES, POSITIONS, type JobState } from '#kernel/vocabulary.ts';
import { anonymous } from '#platform/server/database/db.ts';
import { stale } from '#platform/server/database/stale.ts';
import type { Deps } from '#platform/server/deps.ts';
import { countByZip, readPosted } from './public-pay.repo.ts';

/** Published wages and open postings, as a visitor sees them. */
export async function readPayPage(
  deps: Deps,
  { position, county: slug, shift: chosenShift }: PayQuery,
): Promise<PayPage> {
  const shift = chosenShift ?? null;
  const today = dayOf(deps.clock.now());
  // A demo installation has no real postings, so it shows its examples and says so.
  const isDemo = deps.env.demo;
  const asked = { position, shift, today, isDemo };
  const { counties, posted, county } = await deps.db.readAs(anonymous, stale.figures, async (tx) => {
    const zips = await countByZip(tx, asked);
    const all = countiesOf(zips);
    const chosen = all.find((each) => each.slug === slug) ?? null;
    return { counties: all, county: chosen, posted: toPosted(await readPosted(tx, asked, chosen?.zips ?? null)) };
  });
  const option = ({ slug: address, name, state, postings }: County): CountyOption => ({
    slug: address,
    name,
    state,
    postings,
  });
  return {
    position,
    shift,
    county: county && option(county),
    counties: counties.map(option),
    estimates: { MO: estimateWages(position, 'MO', today), KS: estimateWages(position, 'KS', today) },
    posted,
    positions: POSITIONS.map((each) => {
      const [mo, ks] = JOB_STATES.map((state) => estimateWages(each, state, today).hourlyCents) as [Hourly, Hourly];
      return {
        position: each,
        lowCents: Math.min(mo[25], ks[25]),
        medianCents: Math.round((mo[50] + ks[50]) / 2),
        highCents: Math.max(mo[75], ks[75]),
      };
    }),
    isDemo,
  };
}
type Hourly = ReturnType<typeof estimateWages>['hourlyCents'];

type County = CountyOption & { zips: string[] };

function countiesOf(rows: readonly { zip: string; postings: number }[]): County[] {
  const bySlug = new Map<string, County>();
  for (const { zip, postings } of rows) {
    const place = placeOf(zip);
    if (!place || !isJobState(place.state)) continue;
    const slug = countySlug(place.county, place.state);
    const county = bySlug.get(slug) ?? { slug, name: place.county, state: place.state, postings: 0, zips: [] };
    county.postings += postings;
    county.zips.push(zip);
    bySlug.set(slug, county);
  }
  return [...bySlug.values()].toSorted((a, b) => a.name.localeCompare(b.name) || a.state.localeCompare(b.state));
}
const isJobState = (state: string): state is JobState => (JOB_STATES as readonly string[]).includes(state);

function toPosted({ postings, employers, p25, p50, p75 }: Awaited<ReturnType<typeof readPosted>>): PostedPay {
  const isEnough = postings >= LEAST_POSTINGS && p25 !== null && p50 !== null && p75 !== null;
  return { postings, employers, range: isEnough ? { p25, p50, p75 } : null };
}
