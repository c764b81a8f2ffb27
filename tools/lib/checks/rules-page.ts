import { globSync, readFileSync } from 'node:fs';

/** Holds docs/rules-and-limits.md against the code: a limit, a bound or a rule that changes changes its row as well. */

const WINDOWS: Readonly<Record<string, string>> = {
  '60': '1m',
  '600': '10m',
  '900': '15m',
  '3600': '1h',
  '86400': '1d',
};
/** How code names a limit: by number and window, in seconds, or by constants of its own. */
const BY_WINDOW = /limit(?:Address)?(?:: \[|\(deps, )'([\w-]+)', (\d+), '(\w+)'/g;
const BY_SECONDS = /\blimiter\.(?:take|allows)\(\s*'([\w-]+)', [^\n;]*, (\d+), (\d+)\)/g;
const BY_CONSTANTS = /(?:\b(?:limiter\.take|limiter\.allows|perNetwork|failuresOf)\(|const tries = \[)\s*'([\w-]+)'/g;
const BOUND = /^(?:export )?const ((?:MOST|MAX)_\w+) = ([\d_]+)\b/gm;
const RULE = /\.(?:refine|superRefine)\(/g;

export interface Sources {
  page: string;
  /** The server's files and the contracts, by path. */
  files: ReadonlyMap<string, string>;
}

export const rulesSources = (): Sources => ({
  page: readFileSync('docs/rules-and-limits.md', 'utf8'),
  files: new Map(
    globSync('src/{app/server,platform/server,domains/*/server,domains/*/contract}/**/*.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  ),
});

/** What the page lacks, and what it says that is not so; empty when it is right. */
export const rulesPageFaults = (sources: Sources): string[] => [
  ...limitFaults(sources),
  ...boundFaults(sources),
  ...ruleFaults(sources),
];

function limitFaults({ page, files }: Sources): string[] {
  const stated = new Map(
    [...page.matchAll(/^\| `([a-z][\w-]*)` \| ([^|]*) \|/gm)].map(([, name = '', says = '']) => [name, says]),
  );
  const known = new Set<string>();
  const faults: string[] = [];
  const expectRow = (name: string, says?: string) => {
    known.add(name);
    const row = stated.get(name);
    if (row === undefined) faults.push(`the limit ${name} is missing`);
    else if (says && !row.split(', ').includes(says)) faults.push(`the limit ${name} is ${says}, not ${row}`);
  };
  for (const text of files.values()) {
    for (const [, name = '', count, window] of text.matchAll(BY_WINDOW)) expectRow(name, `${count} in ${window}`);
    for (const [, name = '', count, seconds = ''] of text.matchAll(BY_SECONDS)) {
      expectRow(name, `${count} in ${WINDOWS[seconds] ?? `${seconds}s`}`);
    }
    for (const [, name = ''] of text.matchAll(BY_CONSTANTS)) expectRow(name);
  }
  return [
    ...faults,
    ...[...stated.keys()].filter((name) => !known.has(name)).map((name) => `no limit is named ${name}`),
  ];
}

function boundFaults({ page, files }: Sources): string[] {
  const rows = [...page.matchAll(/^\| `([A-Z]\w*)` \| ([\d,]+) \| `([^`]+)` \|/gm)];
  const listed = new Set(rows.map(([, name, , file]) => `${file} ${name}`));
  const wrong = rows.flatMap(([, name = '', value = '', file = '']) => {
    const found = new RegExp(`const ${name} = ([\\d_]+)\\b`).exec(files.get(`src/${file}`) ?? '')?.[1];
    return found?.replaceAll('_', '') === value.replaceAll(',', '')
      ? []
      : [`${name} of ${file} is ${found}, not ${value}`];
  });
  const missing = [...files].flatMap(([path, text]) =>
    /\/contract\//.test(path)
      ? [...text.matchAll(BOUND)]
          .map(([, name]) => `${path.replace('src/', '')} ${name}`)
          .filter((bound) => !listed.has(bound))
          .map((bound) => `the bound ${bound} is missing`)
      : [],
  );
  return [...wrong, ...missing];
}

function ruleFaults({ page, files }: Sources): string[] {
  const stated = new Map([...page.matchAll(/^\| `([^`]+\.ts)` \| (\d+) \|/gm)].map(([, file, count]) => [file, count]));
  const counts = new Map(
    [...files]
      .filter(([path]) => /\/contract\//.test(path))
      .map(([path, text]) => [path.replace('src/', ''), String(text.match(RULE)?.length ?? 0)] as const)
      .filter(([, count]) => count !== '0'),
  );
  return [
    ...[...counts]
      .filter(([file, count]) => stated.get(file) !== count)
      .map(([file, count]) => `${file} has ${count} rules, not ${stated.get(file) ?? 'none'}`),
    ...[...stated.keys()].filter((file) => !counts.has(file ?? '')).map((file) => `${file} has no rules`),
  ];
}
