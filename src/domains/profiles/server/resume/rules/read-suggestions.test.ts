import { expect, test } from 'vitest';
import { readResume } from './read-suggestions.ts';

/** A page's lines; two spaces or more stand for cells that are apart. */
const read = (text: string) =>
  readResume({
    hasPhoto: false,
    lines: text
      .trim()
      .split('\n')
      .map((line) => ({ text: line.trim().replaceAll(/\s{2,}/g, '\t'), confidence: 100 })),
  }).suggestions;

const jobsIn = (text: string) =>
  read(text).flatMap(({ fact }) =>
    fact.kind === 'work'
      ? [[fact.title, fact.employerName, fact.city, fact.startedOn, fact.endedOn].map((part) => part ?? '').join('; ')]
      : [],
  );
const schoolsIn = (text: string) =>
  read(text).flatMap(({ fact }) => (fact.kind === 'education' ? [`${fact.degree}; ${fact.school}`] : []));

const CURRENT = 'Registered Nurse; Ozark Ridge Medical Center; Springfield; 2020-01-01; ';
const FORMER = 'Charge Nurse; Prairie Hospital; Joplin; 2016-02-01; 2019-12-31';

test.each<[layout: string, lines: string]>([
  [
    'a heading of one’s own, jobs without duties',
    `Nursing Career
     Registered Nurse, Ozark Ridge Medical Center, Springfield, MO
     January, 2020 → Present
     Charge Nurse, Prairie Hospital, Joplin, MO
     February of 2016 → December of 2019`,
  ],
  [
    'fields with labels',
    `Current and Previous Positions
     Employer: Ozark Ridge Medical Center
     Title: Registered Nurse
     City: Springfield, MO
     From: January 2020  To: Present
     Employer: Prairie Hospital
     Title: Charge Nurse
     City: Joplin, MO
     From: 02/2016  To: 12/2019`,
  ],
  [
    'a heading in the margin',
    `EXPERIENCE  Registered Nurse  Jan 2020 - Present
     Ozark Ridge Medical Center, Springfield, MO
     Charge Nurse  Feb 2016 - Dec 2019
     Prairie Hospital, Joplin, MO`,
  ],
  [
    'a narrow column of dates',
    `1. Work history
     Jan 2020 –  Registered Nurse
     Present  Ozark Ridge Medical Center, Springfield, MO
     Feb 2016 –  Charge Nurse
     Dec 2019  Prairie Hospital, Joplin, MO`,
  ],
  [
    'dates below each other and below the title',
    `Work
     Registered Nurse
     January 2020
     Present
     Ozark Ridge Medical Center
     Springfield, MO
     Charge Nurse
     February 2016
     December 2019
     Prairie Hospital
     Joplin, MO`,
  ],
  [
    'dates after the duties',
    `Employment
     Registered Nurse, Ozark Ridge Medical Center, Springfield, MO
     • Cared for patients on the unit
     January 2020 to present
     Charge Nurse, Prairie Hospital, Joplin, MO
     • Led the floor
     February 2016 to December 2019`,
  ],
  [
    'a column each for the start and the end',
    `Jobs
     Employer  Title  Location  From  To
     Ozark Ridge Medical Center  Registered Nurse  Springfield, MO  Jan 2020  Present
     Prairie Hospital  Charge Nurse  Joplin, MO  02/2016  12/2019`,
  ],
  [
    'the lines of a form',
    `Where I have worked
     Employer  Ozark Ridge Medical Center
     Title  Registered Nurse
     Location  Springfield, MO
     Start date  Jan 2020
     End date  Present
     Employer  Prairie Hospital
     Title  Charge Nurse
     Location  Joplin, MO
     Started: 02/2016
     Ended: 12/2019`,
  ],
  [
    'sentences',
    `Work experience
     Registered Nurse at Ozark Ridge Medical Center in Springfield, MO from January 2020 to present
     Charge Nurse at Prairie Hospital in Joplin, MO from February 2016 to December 2019`,
  ],
])('jobs: %s', (_layout, lines) => {
  expect(jobsIn(`Maria Lopez\n${lines}`)).toEqual([CURRENT, FORMER]);
});

test('without headings, jobs and schools are offered for checking', () => {
  const lines = `Maria Lopez
    Registered Nurse, Ozark Ridge Medical Center, Springfield, MO, 1/2020 - present
    Charge Nurse, Prairie Hospital, Joplin, MO, 2/2016 - 12/2019
    BSN, Missouri State University, 2015`;
  expect(jobsIn(lines)).toEqual([CURRENT, FORMER]);
  expect(schoolsIn(lines)).toEqual(['BSN; Missouri State University']);
  expect(
    read(lines).filter(({ fact, sureness }) => ['work', 'education'].includes(fact.kind) && sureness === 'sure'),
  ).toEqual([]);
});

test('jobs below a heading that we don’t know are found in the section before it', () => {
  const lines = `Maria Lopez
    Certifications
    BLS, expires 05/2027
    Bedside Chapters
    Registered Nurse, Ozark Ridge Medical Center, Springfield, MO, 1/2020 - present
    Charge Nurse, Prairie Hospital, Joplin, MO, 2/2016 - 12/2019`;
  expect(jobsIn(lines)).toEqual([CURRENT, FORMER]);
});

test('a duty that begins with the name of a role is no job', () => {
  const lines = `Experience
    Registered Nurse, Ozark Ridge Medical Center, Springfield, MO
    1/2020 - present
    Registered patients, verified insurance and scheduled visits from 2021 to 2022.`;
  expect(jobsIn(lines)).toEqual([CURRENT]);
});

test.each([
  ['Academic Credentials', 'BSN, Missouri State University, 2015'],
  ['Schools', 'School: Missouri State University\nDegree: BSN\nGraduated: 2015'],
  ['Education/Training', 'BSN: Missouri State University (2015)'],
])('schools: %s', (heading, lines) => {
  expect(schoolsIn(`Maria Lopez\n${heading}\n${lines}`)).toEqual(['BSN; Missouri State University']);
});

test.each([
  'Springfield, MO | ZIP 65804',
  'Springfield, Missouri\n65804',
  '65804 Springfield, MO',
  'Springfield MO, 65804',
  'Springfield | MO | 65804',
  'Springfield, Mo. 65804',
  'City: Springfield  State: MO  Zip: 65804',
])('a ZIP code apart from its town: %s', (lines) => {
  const home = read(`Maria Lopez\n417-555-0101\n${lines}\nEducation`).find(({ fact }) => fact.kind === 'home');
  expect(home).toMatchObject({ fact: { zip: '65804' }, sureness: 'sure' });
});
