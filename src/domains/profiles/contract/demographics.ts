/** Labels of the voluntary self-identification: sex, and the EEO-1 categories of race and ethnicity. */

export const SEXES = ['female', 'male', 'another'] as const;
export type Sex = (typeof SEXES)[number];

export const RACES = [
  'american_indian_alaska_native',
  'asian',
  'black',
  'hispanic',
  'pacific_islander',
  'white',
  'two_or_more',
] as const;
export type Race = (typeof RACES)[number];

export const SEX_LABELS: Readonly<Record<Sex, string>> = {
  female: 'Female',
  male: 'Male',
  another: 'Another sex or gender',
};

export const RACE_LABELS: Readonly<Record<Race, string>> = {
  american_indian_alaska_native: 'American Indian or Alaska Native',
  asian: 'Asian',
  black: 'Black or African American',
  hispanic: 'Hispanic or Latino',
  pacific_islander: 'Native Hawaiian or other Pacific Islander',
  white: 'White',
  two_or_more: 'Two or more races',
};
