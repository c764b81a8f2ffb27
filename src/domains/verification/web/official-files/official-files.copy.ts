import type { OfficialFile, UploadReport } from '#domains/verification/contract/official-files.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const names: Record<OfficialFile, string> = {
  leie: 'LEIE file',
  sam: 'SAM file',
  facilities: 'hospital file',
};

export const officialFilesCopy = {
  upload: (kind: OfficialFile) => `Upload the ${names[kind]}`,
  expected: {
    leie: 'UPDATED.csv from the OIG, monthly.',
    sam: 'The SAM.gov exclusions extract (V2), as CSV.',
    facilities: '“Hospital General Information” from CMS, as CSV.',
  } satisfies Record<OfficialFile, string>,
  sending: (name: string) => `Sending ${name}`,
  loading: 'Checking and loading it. This can take a minute; you may leave this screen.',
  refused: 'Not loaded',
  failed: 'The file could not be loaded. Nothing was changed. Please try again.',
  offline: 'The upload was interrupted. Nothing was changed. Please upload the file again.',

  loaded: (name: string) => `${name} is loaded`,
  report: ({ entries, added, updated, removed }: UploadReport) =>
    `${counted(entries, 'line', 'lines')}: ${added.toLocaleString('en-US')} added, ${updated.toLocaleString('en-US')} updated, ${removed.toLocaleString('en-US')} no longer listed.`,
  newest: (day: string) => `Newest exclusion: ${day}.`,
  screens: 'Everyone is being screened again; new matches appear below.',
  problems: ({ bad, doubtful }: UploadReport) =>
    `${counted(bad, 'row', 'rows')} skipped, ${doubtful.toLocaleString('en-US')} kept without an unreadable fact`,
  problem: ({ line, problem }: UploadReport['problems'][number]) => `Line ${line} ${problem}`,
  directory: 'Facility directory (CMS)',
  directoryStates: { official: 'Loaded', invented: 'Invented for the demo', missing: 'Missing' },
  directoryAbout: 'Reviewers call organizations back on the number listed here.',
};
