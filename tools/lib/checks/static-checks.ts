import { check, type Outcome } from '../stages.ts';

/** The static checks. They write no shared files, so they run in parallel. */
export function staticChecks(): Promise<Outcome[]> {
  return Promise.all([
    check('lint', ['oxlint', '--type-aware', '--deny-warnings']),
    check('format', ['oxfmt', '--check']),
    check('types', ['tsc', '--noEmit']),
    check('structure', ['node', 'tools/structure.ts']),
    check('dead code', ['knip', '--no-progress']),
    check('production dependencies', ['knip', '--no-progress', '--production', '--dependencies']),
    check('lock file', ['node', 'tools/lock-file.ts']),
    check('licenses and install scripts', ['node', 'tools/supply-chain.ts']),
  ]);
}
