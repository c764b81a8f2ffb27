/** Health systems of the region, named for reference only. */
export const regional = {
  openTo: 'Open To: Missouri, Kansas',
  label: 'Regional health systems',
  disclaimer: 'No affiliation with these health systems. Names and logos are for regional reference only.',
  names: [
    'BJC HealthCare',
    'Mercy',
    'SSM Health',
    'Saint Luke’s',
    'University Health',
    'MU Health Care',
    'CoxHealth',
    'Children’s Mercy',
    'AdventHealth',
    'Stormont Vail',
  ],
} as const;
