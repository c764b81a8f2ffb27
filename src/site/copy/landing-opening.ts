/** The hero of the landing page. The copy of the lower sections loads with them. */
export const openingCopy = {
  meta: {
    title: 'Healthcare hiring in Missouri and Kansas',
    description:
      'One verified profile for healthcare professionals, pre-vetted candidates for employers. Matches with reasons, no staffing fees.',
  },
  hero: {
    eyebrow: 'A curated network of healthcare employers and talent',
    title: 'Connecting healthcare professionals with opportunities across the Midwest',
    body: 'Build your profile once. We verify it, match it with jobs that fit your license, pay and schedule, and apply within the limits you set.',
    professionals: 'For Healthcare Professionals',
    employers: 'For Employers',
  },
  sample: {
    title: 'Registered nurse, nights',
    place: 'Joplin, Missouri',
    lines: ['License valid in Missouri', 'Three twelves, as you asked', '12 miles from home'],
    result: 'A match, with its reasons',
  },
} as const;
