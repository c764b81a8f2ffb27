import { parseArgs } from 'node:util';
import { benchApi, tableOf as apiTable } from './bench/api.ts';
import { benchMarket, marketTable } from './bench/market.ts';
import { benchMatch, matchTable } from './bench/match.ts';
import { benchPublish, publishTable } from './bench/publish.ts';
import { benchScreening, screeningTable } from './bench/screening.ts';
import { benchSignIn, signInTable } from './bench/sign-in.ts';
import { benchWeb, webTable } from './bench/web.ts';
import { CommandError, runCommand, stopWhenAsked } from './lib/command.ts';

/** Each measures one thing and says it in words. */
const BENCHES: Readonly<Record<string, () => Promise<{ figures: unknown; text: string }>>> = {
  api: async () => {
    const figures = await benchApi();
    return { figures, text: apiTable(figures) };
  },
  'sign-in': async () => {
    const figures = await benchSignIn();
    return { figures, text: signInTable(figures) };
  },
  publish: async () => {
    const figures = await benchPublish();
    return { figures, text: publishTable(figures) };
  },
  match: async () => {
    const figures = await benchMatch();
    return { figures, text: matchTable(figures) };
  },
  market: () => {
    const figures = benchMarket();
    return Promise.resolve({ figures, text: marketTable(figures) });
  },
  web: async () => {
    const figures = await benchWeb();
    return { figures, text: webTable(figures) };
  },
  screening: () => {
    const figures = benchScreening();
    return Promise.resolve({ figures, text: screeningTable(figures) });
  },
};
const USAGE = `Usage: npm run bench -- [--json] [${Object.keys(BENCHES).join('|')}]`;

await runCommand(async () => {
  stopWhenAsked(() => process.exit(130));
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } });
  const [chosen, ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(USAGE);
  if (chosen !== undefined && !(chosen in BENCHES))
    throw new CommandError(`There is no benchmark '${chosen}'.\n${USAGE}`);
  const results: Record<string, unknown> = {};
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (chosen !== undefined && chosen !== name) continue;
    const { figures, text } = await bench();
    results[name] = figures;
    if (!values.json) console.log(text);
  }
  if (values.json) console.log(JSON.stringify(results));
});
