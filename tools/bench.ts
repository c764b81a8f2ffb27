import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { aimOf, aimsTable, type Aim } from './bench/aims.ts';
import { apiAims, benchApi, tableOf as apiTable } from './bench/api/api.ts';
import { appAims, appTable, benchApp } from './bench/screens/app.ts';
import { benchJobs, jobsAims, jobsTable } from './bench/jobs.ts';
import { benchOpenTimes, openTimesAims, openTimesTable } from './bench/talk/open-times.ts';
import { benchDesk, deskAims, deskTable } from './bench/desk/desk.ts';
import { benchExtract, extractTable } from './bench/extract.ts';
import { benchLists, listsTable } from './bench/lists/lists.ts';
import { benchLoad, loadAims, loadTable } from './bench/load/load.ts';
import { benchMarket, marketChart, marketText } from './bench/match/market.ts';
import { matchChart, matchText } from './bench/match/match-report.ts';
import { MOST_AREAS } from './bench/match/match-population.ts';
import { benchMatch } from './bench/match.ts';
import { benchPartitions, partitionsAims, partitionsTable } from './bench/partitions/partitions.ts';
import { benchPostings, postingsTable } from './bench/postings.ts';
import { benchPublish, publishTable, type PublishFigure } from './bench/publish.ts';
import { benchScreening, screeningTable } from './bench/screening.ts';
import { benchSignIn, signInTable } from './bench/sign-in.ts';
import { benchTalk, talkAims, talkTable } from './bench/talk/talk.ts';
import { benchTelemetry, telemetryAims, telemetryTable } from './bench/telemetry.ts';
import { benchWeb, webAims, webTable } from './bench/screens/web.ts';
import { benchWalks, walkAims, walksTable } from './bench/walks/walks.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';

interface Result {
  /** Top-level entries of the JSON object; the one of the benchmark's own name holds its figures. */
  json: object;
  text: string;
  /** What was measured against each target. */
  aims?: readonly Aim[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    /** Numbers of candidates, for `match`. */
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Number of places like Missouri and Kansas they are spread over, for `match`. */
    areas: { type: 'string', default: '1' },
    /** Number of candidates in the database, for `publish`, `partitions` and `load`. */
    people: { type: 'string', default: '100000' },
    /** In how many processes each partition of the market is, for `partitions`. */
    copies: { type: 'string', default: '1' },
    /** Adds five million candidates. */
    huge: { type: 'boolean', default: false },
    /** Skips PostgreSQL and DuckDB. */
    'engine-only': { type: 'boolean', default: false },
    /** Output folder for charts. */
    charts: { type: 'string', default: 'docs' },
  },
});

const draw = (name: string, svg: string) => writeFileSync(join(values.charts, `bench-${name}.svg`), svg);

function sizesAsked(): number[] {
  const sizes = values.sizes.split(',').map(Number);
  if (sizes.length === 0 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new CommandError('--sizes takes whole numbers of candidates, e.g. --sizes 10000,100000');
  }
  return values.huge ? [...sizes, HUGE] : sizes;
}
const HUGE = 5_000_000;

function areasAsked(): number {
  const areas = Number(values.areas);
  if (!Number.isInteger(areas) || areas < 1 || areas > MOST_AREAS) {
    throw new CommandError(`--areas takes a whole number up to ${MOST_AREAS}, e.g. --areas 20`);
  }
  return areas;
}

function peopleAsked(): number {
  const people = Number(values.people);
  if (!Number.isInteger(people) || people < MARKET) {
    throw new CommandError(`--people takes a whole number from ${MARKET} on, e.g. --people 10000`);
  }
  return people;
}
/** The demo market needs at least this many people beside it to be a meaningful load. */
const MARKET = 1_000;

const publishAim = ({ change, until, p95Ms, aimMs }: PublishFigure): Aim[] =>
  aimMs === null ? [] : [aimOf(`${change}, ${until}, p95`, p95Ms, 'ms', { atMost: aimMs })];

/** Each measures one thing and reports it in words. */
const BENCHES: Readonly<Record<string, () => Promise<Result>>> = {
  api: async () => {
    const api = await benchApi();
    return { json: { api }, text: apiTable(api), aims: apiAims(api) };
  },
  'sign-in': async () => {
    const figures = await benchSignIn();
    return { json: { 'sign-in': figures }, text: signInTable(figures) };
  },
  publish: async () => {
    const publish = await benchPublish(peopleAsked());
    return { json: { publish }, text: publishTable(publish), aims: publish.flatMap(publishAim) };
  },
  partitions: async () => {
    const partitions = await benchPartitions(peopleAsked(), values.copies === '2' ? 2 : 1);
    return { json: { partitions }, text: partitionsTable(partitions), aims: partitionsAims(partitions) };
  },
  match: async () => {
    const areas = areasAsked();
    const report = await benchMatch({ sizes: sizesAsked(), areas, engineOnly: values['engine-only'] });
    draw(areas === 1 ? 'match' : 'match-areas', matchChart(report, areas));
    return { json: report, text: matchText(report) };
  },
  market: () => {
    const market = benchMarket();
    draw('market', marketChart(market));
    return Promise.resolve({ json: market, text: marketText(market) });
  },
  web: async () => {
    const web = await benchWeb();
    // The pages stay the top-level list that `web` has always held.
    const { pages, firstFields } = web;
    return { json: { web: pages, firstFields }, text: webTable(web), aims: webAims(web) };
  },
  app: async () => {
    const app = await benchApp();
    return { json: { app }, text: appTable(app), aims: appAims(app) };
  },
  walks: async () => {
    const walked = await benchWalks();
    return { json: { ...walked }, text: walksTable(walked), aims: walkAims(walked) };
  },
  extract: async () => {
    const extract = await benchExtract();
    return { json: { extract }, text: extractTable(extract), aims: extract.aims };
  },
  postings: () => {
    const postings = benchPostings();
    return Promise.resolve({ json: { postings }, text: postingsTable(postings) });
  },
  lists: async () => {
    const lists = await benchLists();
    return { json: { lists }, text: listsTable(lists) };
  },
  jobs: async () => {
    const jobs = await benchJobs();
    return { json: { jobs }, text: jobsTable(jobs), aims: jobsAims(jobs) };
  },
  load: async () => {
    const load = await benchLoad(peopleAsked());
    return { json: { load }, text: loadTable(load), aims: loadAims(load) };
  },
  talk: async () => {
    const talk = await benchTalk();
    const openTimes = await benchOpenTimes();
    return {
      json: { talk, openTimes },
      text: [talkTable(talk), openTimesTable(openTimes)].join('\n\n'),
      aims: [...talkAims(talk), ...openTimesAims(openTimes)],
    };
  },
  desk: async () => {
    const desk = await benchDesk();
    return { json: { desk }, text: deskTable(desk), aims: deskAims(desk) };
  },
  telemetry: async () => {
    const telemetry = await benchTelemetry();
    return { json: { telemetry }, text: telemetryTable(telemetry), aims: telemetryAims(telemetry) };
  },
  screening: () => {
    const screening = benchScreening();
    return Promise.resolve({ json: { screening }, text: screeningTable(screening) });
  },
};
const USAGE = `Usage: npm run bench -- [--json] [${Object.keys(BENCHES).join('|')}] [--people N] [--copies 2] [--sizes N,N] [--areas N] [--huge] [--engine-only] [--charts FOLDER]`;

await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const [chosen, ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(USAGE);
  if (chosen !== undefined && !(chosen in BENCHES))
    throw new CommandError(`There is no benchmark '${chosen}'.\n${USAGE}`);
  const results: object[] = [];
  const allAims: Aim[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (chosen !== undefined && chosen !== name) continue;
    const { json, text, aims = [] } = await bench();
    results.push(json);
    allAims.push(...aims);
    if (!values.json) console.log([text, aimsTable(aims)].filter(Boolean).join('\n'));
  }
  if (values.json) console.log(JSON.stringify(Object.assign({}, ...results, { aims: allAims })));
});
