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
  meta: {
    title: 'For healthcare professionals',
    description:
      'Create one free profile and be matched with healthcare jobs across Missouri and Kansas that fit your pay and schedule.',
  },
  nav: [
    { label: 'Home', to: '/' },
    { label: 'For Employers', to: '/employers' },
    { label: 'Vision', to: '/vision' },
  ],
  hero: {
    tagline: 'Find your next role. Faster.',
    title: 'Find your dream job in just a few clicks',
    body: 'Tell us once what you can do and what you want. We verify it, find the jobs that fit, and apply on your behalf.',
    create: 'Create My Free Profile',
    signIn: 'Sign In',
  },
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
    items: ['Mock interviews', 'Industry insights'],
  },
} as const;
