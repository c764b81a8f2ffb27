const sample = (city: string, role: string, shift: string, pay: string) => ({ city, role, shift, pay });

/**
 * Eighteen examples between $2,820 and $3,120 a week, lowest for assistants and highest for nurse practitioners. The amounts are literals, because formatting the first number
 * takes a slow phone a tenth of a second.
 */
const samples = [
  sample('Kansas City, MO', 'RN', 'Days 3x12', '$3,000/week'),
  sample('St. Louis, MO', 'LPN', 'Nights 3x12', '$2,940/week'),
  sample('Wichita, KS', 'CNA', 'Days 4x10', '$2,830/week'),
  sample('Topeka, KS', 'MA', 'Nights 4x10', '$2,860/week'),
  sample('Springfield, MO', 'Phlebotomist', 'Days 5x8', '$2,840/week'),
  sample('Columbia, MO', 'PCT', 'Nights 5x8', '$2,850/week'),
  sample('Overland Park, KS', 'NP', 'Days 3x12', '$3,110/week'),
  sample('Lawrence, KS', 'PT', 'Nights 3x12', '$3,080/week'),
  sample('Joplin, MO', 'OT', 'Days 4x10', '$3,050/week'),
  sample('Manhattan, KS', 'Respiratory Technician', 'Nights 4x10', '$2,980/week'),
  sample('Jefferson City, MO', 'Radiology Technician', 'Days 5x8', '$2,960/week'),
  sample('Salina, KS', 'Pharmacy Technician', 'Nights 5x8', '$2,870/week'),
  sample('Independence, MO', 'RN', 'Days 3x12', '$3,020/week'),
  sample('Olathe, KS', 'LPN', 'Nights 3x12', '$2,920/week'),
  sample('Cape Girardeau, MO', 'NP', 'Days 4x10', '$3,120/week'),
  sample('Hutchinson, KS', 'CNA', 'Nights 4x10', '$2,820/week'),
  sample('St. Joseph, MO', 'PT', 'Days 5x8', '$3,090/week'),
  sample('Hays, KS', 'OT', 'Nights 5x8', '$3,060/week'),
];

export const professionalsCopy = {
  jobs: {
    title: 'Discover hidden opportunities across Missouri and Kansas',
    note: 'Examples, not open jobs',
    search: 'Search Jobs',
    searchNote: 'See all open jobs',
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
    body: "Not available yet. We'll announce it here.",
    items: ['Mock interviews', 'Industry insights'],
  },
  closing: {
    title: 'Your next role starts with one profile',
    body: 'Free for you. Typical review time is 1-2 business days.',
    action: 'Start your profile',
  },
} as const;
