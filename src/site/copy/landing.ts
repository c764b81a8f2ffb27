export const landingCopy = {
  sides: { label: 'Show for', candidate: 'Candidates', employer: 'Employers' },
  benefits: {
    title: 'Hiring without the markup',
    body: 'Only licensed, pre-vetted candidates. No job-board or staffing fees, no setup fees, no long-term contracts, cancel anytime.',
    action: 'Start Hiring Today',
    costs: [
      ['$61,000', 'is about what replacing one RN costs'],
      ['15-20%', 'is the markup agencies take'],
      ['49 days', 'is the national average time to fill, and 250+ days for specialised roles'],
    ],
    goalsTitle: 'Our goals',
    goals: [
      ['Under two weeks', 'to fill a position'],
      ['48-hour', 'turnaround'],
      ['95%', 'success rate'],
    ],
  },
  process: {
    title: 'One profile that stays with you',
    body: 'Tallgrass is a long-term employment identity platform: a trusted employment passport for healthcare.',
    action: 'Explore Our Platform',
    soon: 'Coming Soon',
    points: [
      ['A persistent professional profile', 'It reduces repeated data entry: enter your history once.', false],
      ['Secure storage', 'Certifications, licenses and onboarding documents in one safe place.', false],
      ['Verified work history', 'From past employers, with candidate consent.', true],
      ['Richer employer insights', 'Drawn from work history, document validity and prior feedback.', false],
    ],
  },
  positions: {
    title: 'Positions we support',
    groups: [
      ['Nursing', ['RN', 'LPN', 'CNA', 'NP']],
      [
        'Allied Health',
        ['Medical Assistants', 'Physical Therapists', 'Occupational Therapists', 'Respiratory Therapists'],
      ],
      [
        'Diagnostic and Lab',
        ['Phlebotomists', 'Patient Care Technicians', 'Radiologic Technologists', 'Medical Technologists'],
      ],
      ['Pharmacy and Support', ['Pharmacy Technicians']],
      ['Administrative', ['Front Desk/Medical Receptionists']],
    ],
    other: 'Is your role missing? Choose "Other" at sign-up and we will prioritise adding it.',
  },
  stories: {
    title: 'What it should feel like',
    label: 'Stories',
    candidate: [
      [
        'I typed my license number once. The rest of the forms were already filled in.',
        'Registered nurse, Kansas City',
      ],
      ['The match said why it fit: days, three twelves, twelve miles from home.', 'Respiratory therapist, Topeka'],
      ['I worked nights all week and still had two interviews set up by Friday.', 'CNA, Springfield'],
      ['I could see the pay before I said yes to anything.', 'Pharmacy technician, Columbia'],
    ],
    employer: [
      ['Everyone on my list could actually work here. I stopped sorting resumes.', 'Nurse manager, St. Louis'],
      ['The score shows its reasons, so I can explain a choice to my director.', 'Talent lead, Wichita'],
      ['No contract to negotiate before we could talk to a candidate.', 'Clinic administrator, Joplin'],
      ['I knew which licenses were checked, and on what day.', 'Director of nursing, Lawrence'],
    ],
  },
  final: {
    title: 'Ready when your shift ends',
    body: 'Free to start, for both sides.',
    action: 'Get Started',
  },
} as const;

export type Side = 'candidate' | 'employer';
