export interface MutatedModule {
  name: string;
  /** Globs of the source that is mutated, from the repository's root. */
  mutate: readonly string[];
}

/** The code in which a wrong sign or a swapped comparison costs a person a job: each is mutated and scored by itself. */
export const MODULES: readonly MutatedModule[] = [
  {
    name: 'money-and-days',
    mutate: [
      'src/kernel/{days,miles,format}.ts',
      'src/domains/jobs/contract/{pay,minimum-wage}.ts',
      'src/platform/contract/time-zones.ts',
    ],
  },
  { name: 'state-machines', mutate: ['src/kernel/state-machine.ts', 'src/domains/*/contract/**/*-states.ts'] },
  {
    name: 'gates',
    mutate: ['src/domains/matching/engine/{gates,distance,days}.ts', 'src/domains/matching/engine/license/*.ts'],
  },
  { name: 'score', mutate: ['src/domains/matching/engine/score/*.ts', 'src/domains/matching/engine/evaluate.ts'] },
  { name: 'allocation', mutate: ['src/domains/matching/engine/allocation/*.ts'] },
  { name: 'explanations', mutate: ['src/domains/matching/engine/explain/*.ts'] },
  { name: 'top-k', mutate: ['src/domains/matching/engine/columnar/**/*.ts'] },
  {
    name: 'presenters',
    mutate: [
      'src/domains/hiring/server/applicants/applicant.presenter.ts',
      'src/domains/matching/server/matching/views/{present-for-employer,employer-receipt}.ts',
    ],
  },
  { name: 'analysis', mutate: ['src/domains/matching/engine/analysis/*.ts'] },
];
