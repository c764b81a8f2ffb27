import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aimOf, aimsTable, type Aim } from './bench/aims.ts';
import { BENCH_OPTIONS, readBenchArguments, type BenchArguments } from './bench/arguments.ts';
import { apiAims, benchApi, tableOf as apiTable } from './bench/api/api.ts';
import { appAims, appTable, benchApp } from './bench/screens/app.ts';
import { benchJobs, jobsAims, jobsTable } from './bench/jobs.ts';
import { benchOpenTimes, openTimesAims, openTimesTable } from './bench/talk/open-times.ts';
import { benchDesk, deskAims, deskTable } from './bench/desk/desk.ts';
import { benchExtract, extractTable } from './bench/extract.ts';
import { benchLists, listsAims, listsTable } from './bench/lists/lists.ts';
import { benchLoad, loadAims, loadTable } from './bench/load/load.ts';
import { benchMarket, marketAims, marketChart, marketText } from './bench/match/market.ts';
import { matchChart, matchText } from './bench/match/match-report.ts';
import { matchAims } from './bench/match/match-aims.ts';
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
import { runCommand, stopWhenAsked } from './lib/command.ts';

interface Result {
  /** Top-level entries of the JSON object; the one of the benchmark's own name holds its figures. */
  json: object;
  text: string;
  /** What was measured against each target. */
  aims?: readonly Aim[];
}

const draw = (folder: string, name: string, svg: string) => writeFileSync(join(folder, `bench-${name}.svg`), svg);

const publishAim = ({ change, until, p95Ms, aimMs }: PublishFigure): Aim[] =>
  aimMs === null ? [] : [aimOf(`${change}, ${until}, p95`, p95Ms, 'ms', { atMost: aimMs })];

/** Each measures one thing and reports it in words. */
const BENCHES: Readonly<Record<string, (asked: BenchArguments) => Promise<Result>>> = {
  api: async () => {
    const api = await benchApi();
    return { json: { api }, text: apiTable(api), aims: apiAims(api) };
  },
  'sign-in': async () => {
    const figures = await benchSignIn();
    return { json: { 'sign-in': figures }, text: signInTable(figures) };
  },
  publish: async ({ people }) => {
    const publish = await benchPublish(people);
    return { json: { publish }, text: publishTable(publish), aims: publish.flatMap(publishAim) };
  },
  partitions: async ({ people, copies }) => {
    const partitions = await benchPartitions(people, copies);
    return { json: { partitions }, text: partitionsTable(partitions), aims: partitionsAims(partitions) };
  },
  match: async ({ sizes, areas, engineOnly, charts }) => {
    const report = await benchMatch({ sizes, areas, engineOnly });
    draw(charts, areas === 1 ? 'match' : 'match-areas', matchChart(report, areas));
    return { json: report, text: matchText(report), aims: matchAims(report) };
  },
  market: ({ charts }) => {
    const market = benchMarket();
    draw(charts, 'market', marketChart(market));
    return Promise.resolve({ json: market, text: marketText(market), aims: marketAims(market) });
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
    return { json: { lists }, text: listsTable(lists), aims: listsAims(lists) };
  },
  jobs: async () => {
    const jobs = await benchJobs();
    return { json: { jobs }, text: jobsTable(jobs), aims: jobsAims(jobs) };
  },
  load: async ({ people }) => {
    const load = await benchLoad(people);
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
const NAMES = Object.keys(BENCHES);
const USAGE = `Usage: npm run bench -- [${NAMES.join('|')}] ${BENCH_OPTIONS}`;

await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const asked = readBenchArguments(process.argv.slice(2), NAMES);
  const results: object[] = [];
  const allAims: Aim[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (asked.chosen !== null && asked.chosen !== name) continue;
    const { json, text, aims = [] } = await bench(asked);
    results.push(json);
    allAims.push(...aims);
    if (!asked.json) console.log([text, aimsTable(aims)].filter(Boolean).join('\n'));
  }
  if (asked.json) console.log(JSON.stringify(Object.assign({}, ...results, { aims: allAims })));
}, USAGE);
