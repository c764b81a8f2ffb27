/** Writes of another domain's table that are still there. The list only shrinks: `removedBy` names what ends each. */
export const FOREIGN_WRITES: readonly { write: string; removedBy: string }[] = [
  ...of(
    'src/domains/verification/server/cases/case/facts.repo.ts',
    'profiles and employers listen to the review of an item',
    ['a table in a variable', 'candidate_profiles', 'organization_changes', 'organizations'],
  ),
  ...of(
    'src/domains/profiles/server/credential-watch/credential-watch.repo.ts',
    'a list of tables that the check can read; all are tables of profiles',
    ['a table in a variable'],
  ),
  ...of('src/domains/matching/server/matching/views/match-views.repo.ts', 'hiring listens to shown matches', [
    'applications',
    'application_events',
  ]),
  ...of('src/platform/server/auth/tokens.ts', 'an owner in the platform for the tables of the sign-in library', [
    'auth.verifications',
  ]),
];

function of(file: string, removedBy: string, tables: readonly string[]) {
  return tables.map((table) => ({ write: `${file} ${table}`, removedBy }));
}
