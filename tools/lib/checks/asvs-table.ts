import { existsSync } from 'node:fs';

/**
 * How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has (`section:count`); their numbers begin at 1
 * without gaps.
 */
const SECTIONS = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2
`;

const STATES = ['met', 'partly', 'not met', 'does not apply'] as const;
const ROW = /^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm;
const FILE = /`((?:src|tests|tools|docs|deploy|public)\/[^`\s]+|\.?[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|jsonc?|md))`/g;

/** What is wrong with the ASVS table in a Markdown text, one line each. Run in the repository. */
export function asvsFaults(text: string): string[] {
  const rows = [...text.matchAll(ROW)].map(([, number = '', , state = '', evidence = '']) => ({
    number,
    state,
    files: [...evidence.matchAll(FILE)].flatMap(([, file]) => file ?? []),
  }));
  const wanted = [...SECTIONS.matchAll(/(\S+):(\d+)/g)].flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, at) => `${section}.${at + 1}`),
  );
  const times = (number: string) => rows.filter((row) => row.number === number).length;
  const [met, partly, notMet, notApplying] = STATES.map((state) => rows.filter((row) => row.state === state).length);
  const counts = `${rows.length} requirements: ${met} met, ${partly} partly, ${notMet} not met, ${notApplying} do not apply.`;
  return [
    ...wanted.filter((number) => times(number) !== 1).map((number) => `${number} is there ${times(number)} times`),
    ...rows.filter(({ number }) => !wanted.includes(number)).map(({ number }) => `${number} is no number of level 2`),
    ...rows.flatMap(({ number, state, files }) => [
      ...(STATES.some((known) => known === state) ? [] : [`${number} has the state '${state}'`]),
      ...(state === 'met' && files.length === 0 ? [`${number} is met, but names no file`] : []),
      ...files.filter((file) => !existsSync(file)).map((file) => `${number} names ${file}, which is not there`),
    ]),
    ...(text.includes(counts) ? [] : [`the counts should be '${counts}'`]),
  ];
}
