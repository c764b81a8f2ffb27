export const employersCopy = {
  price: {
    title: 'What it costs',
    figure: '$0',
    body: 'Free today. No job-board or staffing fees, no setup fees, no long-term contracts, cancel anytime.',
  },
  benefits: {
    title: 'Why employers choose Tallgrass',
    items: [
      ['Only licensed, pre-vetted candidates', 'We review credentials and documents before anyone reaches your list.'],
      ['Scores you can explain', 'Each match shows how skills, experience, location and pay fit your job.'],
      ['Fewer empty shifts', 'The national average time to fill is 49 days, and 250+ days for specialised roles.'],
      ['Your budget stays yours', 'Agencies take a 15-20% markup, and replacing one RN costs about $61,000.'],
    ],
  },
  stories: {
    title: 'What it should feel like',
    items: [
      ['I read three profiles instead of eighty resumes.', 'Nurse manager, long-term care'],
      ['We knew what was verified before the first call.', 'HR lead, community hospital'],
      ['Posting took one coffee. The list was there after lunch.', 'Practice manager, clinic'],
    ],
  },
  logos: { title: 'Hiring where you are', count: (n: number, all: number) => `${n} of ${all}` },
  closing: {
    title: 'Fill your next position',
    body: 'Our goal: under two weeks from posting to hire.',
    action: 'Start Hiring Today',
  },
} as const;
