const shifts = ['Days 3x12', 'Nights 3x12', 'Days 4x10', 'Nights 4x10', 'Days 5x8', 'Nights 5x8'] as const;
const cities = [
  'Kansas City, MO',
  'St. Louis, MO',
  'Wichita, KS',
  'Topeka, KS',
  'Springfield, MO',
  'Columbia, MO',
  'Overland Park, KS',
  'Lawrence, KS',
  'Joplin, MO',
  'Manhattan, KS',
  'Jefferson City, MO',
  'Salina, KS',
  'Independence, MO',
  'Olathe, KS',
  'Cape Girardeau, MO',
  'Hutchinson, KS',
  'St. Joseph, MO',
  'Hays, KS',
] as const;
const roles = [
  'RN',
  'LPN',
  'CNA',
  'MA',
  'Phlebotomist',
  'PCT',
  'NP',
  'PT',
  'OT',
  'Respiratory Technician',
  'Radiology Technician',
  'Pharmacy Technician',
  'RN',
  'LPN',
  'NP',
  'CNA',
  'PT',
  'OT',
] as const;

/** Eighteen examples between $2,820 and $3,120 a week. */
const samples = cities.map((city, index) => ({
  city,
  role: roles[index] ?? 'RN',
  shift: shifts[index % shifts.length] ?? shifts[0],
  pay: `$${(2820 + ((index * 7) % 16) * 20).toLocaleString('en-US')}/week`,
}));

export const professionalsCopy = {
  jobs: {
    title: 'Discover hidden opportunities across Missouri and Kansas',
    note: 'Examples, not open jobs',
    search: 'Search Jobs',
    searchNote: 'Search opens when jobs are public.',
    rowLabel: (row: number) => `Sample jobs, row ${row}`,
    rows: [samples.slice(0, 9), samples.slice(9)],
  },
  why: {
    title: 'Why choose Tallgrass',
    items: [
      {
        id: 'transparency',
        title: 'Transparency',
        body: 'You see the pay, the shift and the reasons for a match before anything is sent.',
      },
      {
        id: 'value',
        title: 'True value',
        body: 'No agency markup of 15-20% stands between you and the employer. It is free for you.',
      },
      {
        id: 'movement',
        title: 'A growing movement',
        body: 'More employers and professionals in Missouri and Kansas choose hiring that starts with verified facts.',
      },
    ],
  },
  planned: {
    title: 'Planned',
    body: 'Not there yet. We say so when it is.',
    items: ['Mock interviews', 'Industry insights'],
  },
  closing: {
    title: 'Your next role starts with one profile',
    body: 'Free for you. Typical review time is 1-2 business days.',
    action: 'Start your profile',
  },
} as const;
