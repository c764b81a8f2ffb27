/**
 * The module boundaries. Each module may import what its line names and nothing else; a source file outside the table
 * breaks `no-unknown-module`. `tools/structure.ts` runs these rules and proves that each one still catches a violation.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

const OWN = '^(src|tests|tools|public)/';
const TEST = '\\.test\\.tsx?$';

const CONTRACTS = '^src/domains/[^/]+/contract/';
const TABLES = '^src/domains/[^/]+/db/';
const ENTRY = (domains) => `^src/domains/(${domains})/server/[^/]+/index\\.ts$`;

/**
 * Which domains a domain's server may call, always through the `index.ts` of a feature. A dependency that would go both
 * ways belongs in an event instead.
 */
const CALLS = {
  messaging: '',
  accounts: 'messaging',
  support: 'messaging',
  employers: 'accounts|messaging|profiles|verification', // who belongs to an organization
  verification: 'accounts|messaging',
  profiles: 'accounts|messaging|verification',
  jobs: 'employers|matching|messaging|profiles|verification',
  matching: 'accounts|employers|messaging|profiles|verification',
  hiring: 'accounts|employers|matching|messaging|profiles|verification',
  operations: 'accounts|matching|messaging|profiles|verification',
};

/** Module (a pattern whose first group is its own name where there are several) → the source that it may import. */
const MODULES = {
  kernel: ['^src/kernel/', ['^src/kernel/']],
  'platform-contract': ['^src/platform/contract/', ['^src/platform/contract/', '^src/kernel/']],
  'platform-db': ['^src/platform/db/', ['^src/platform/db/', '^src/kernel/']],
  'platform-server': ['^src/platform/server/', ['^src/platform/(server|db|contract)/', '^src/kernel/']],
  'design-system': ['^src/platform/web/ui/', ['^src/platform/web/(ui/|constants\\.ts$)', '^src/kernel/', CONTRACTS]],
  // The session, the live stream and a few shared words still know contracts of domains.
  'platform-web': ['^src/platform/web/', ['^src/platform/(web|contract)/', '^src/kernel/', CONTRACTS]],
  engine: ['^src/domains/matching/engine/', ['^src/domains/matching/engine/', '^src/kernel/']],
  contract: [CONTRACTS, [CONTRACTS, '^src/platform/contract/', '^src/kernel/']],
  tables: [TABLES, [TABLES, CONTRACTS, '^src/platform/db/', '^src/kernel/']],
  ...Object.fromEntries(
    Object.entries(CALLS).map(([domain, calls]) => [
      `server-${domain}`,
      [
        `^src/domains/${domain}/server/([^/]+)/`,
        [
          `^src/domains/${domain}/server/$1/`,
          ENTRY([domain, calls].filter(Boolean).join('|')),
          CONTRACTS,
          TABLES,
          '^src/platform/(server|db|contract)/',
          '^src/domains/matching/engine/',
          '^src/kernel/',
        ],
      ],
    ]),
  ),
  'domain-web': [
    '^src/domains/([^/]+)/web/',
    ['^src/domains/$1/web/', CONTRACTS, '^src/platform/(web|contract)/', '^src/kernel/'],
  ],
  site: ['^src/site/', ['^src/site/', CONTRACTS, '^src/platform/web/', '^src/kernel/']],
  'app-db': ['^src/app/db/', ['^src/app/db/', '^src/platform/(server|db)/', TABLES, CONTRACTS, '^src/kernel/']],
  'app-demo': [
    '^src/app/demo/',
    [
      '^src/app/demo/',
      ENTRY('[^/]+'),
      TABLES,
      CONTRACTS,
      '^src/platform/(server|db|contract)/',
      '^src/domains/matching/engine/',
      '^src/kernel/',
    ],
  ],
  'app-server': [
    '^src/app/server/',
    [
      '^src/app/(server|db)/',
      '^src/app/demo/index\\.ts$',
      ENTRY('[^/]+'),
      CONTRACTS,
      '^src/platform/(server|contract)/',
      '^src/kernel/',
    ],
  ],
  'app-web': [
    '^src/app/web/',
    [
      '^src/app/web/',
      '^src/domains/[^/]+/web/',
      '^src/site/',
      CONTRACTS,
      '^src/platform/(web|contract)/',
      '^src/kernel/',
    ],
  ],
  tool: [
    '^tools/',
    [
      '^tools/',
      '^src/app/(server|db)/',
      '^src/app/demo/index\\.ts$',
      ENTRY('[^/]+'),
      CONTRACTS,
      '^src/platform/(server|contract)/',
      '^src/domains/matching/engine/',
      '^src/kernel/',
      // The build asks the route table which paths there are, which are the server's, and whether the gallery is among them;
      // the walks, which screens the console's menu has.
      '^src/app/web/(routes|gallery-switch|server-paths|admin-shell/places)\\.ts$',
    ],
  ],
};

const matchedBefore = (name) => {
  const names = Object.keys(MODULES);
  return names.slice(0, names.indexOf(name)).map((earlier) => MODULES[earlier][0]);
};

const boundaries = Object.entries(MODULES).map(([name, [path, allowed]]) => ({
  name: `module-${name}`,
  comment: `${path} may import only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path, pathNot: [TEST, ...matchedBefore(name)] },
  to: { path: OWN, pathNot: allowed },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

export default {
  forbidden: [
    ...boundaries,
    rule(
      'no-unknown-module',
      'every source file belongs to a module',
      { path: '^src/', pathNot: [...Object.values(MODULES).map(([path]) => path), '\\.d\\.ts$'] },
      {},
    ),
    rule(
      'no-cycles',
      'no module depends on itself through others',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-unresolved',
      'every import resolves',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '^@react-router/dev/'] },
    ),
    rule(
      'hono-at-the-edge',
      'only routes, app and platform know HTTP (an index mounts routes)',
      {
        path: '^src/',
        pathNot: [TEST, '^src/domains/[^/]+/server/[^/]+/(.+\\.routes|index)\\.ts$', '^src/(app|platform)/server/'],
      },
      { path: npm('hono', '@hono') },
    ),
    rule(
      'drizzle-in-repos',
      'only repos, tables and platform know the query builder',
      { path: '^src/', pathNot: [TEST, '\\.repo\\.ts$', TABLES, '^src/(app|platform)/(server|db)/'] },
      { path: npm('drizzle-orm') },
    ),
    rule('routes-never-touch-repos', 'a route calls a service', { path: '\\.routes\\.ts$' }, { path: '\\.repo\\.ts$' }),
    rule(
      'pure-engine',
      'the engine imports nothing from npm or Node',
      { path: '^src/domains/matching/engine/', pathNot: TEST },
      { pathNot: OWN },
    ),
    rule(
      'kernel-imports-nothing',
      'the kernel is plain code',
      { path: '^src/kernel/', pathNot: TEST },
      { pathNot: OWN },
    ),
    rule(
      'contracts-know-zod-only',
      'contracts are schemas',
      { path: ['^src/platform/contract/', CONTRACTS], pathNot: TEST },
      { pathNot: [OWN, npm('zod')] },
    ),
    rule(
      'ui-without-data',
      'components of the design system take props and fetch nothing',
      { path: '^src/platform/web/ui/', pathNot: TEST },
      { path: npm('@tanstack') },
    ),
    rule(
      'web-without-node',
      'browser code never imports Node',
      {
        path: ['^src/(kernel|site|platform/(web|contract))/', '^src/domains/[^/]+/(web|contract|engine)/'],
        pathNot: TEST,
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'two-makers-of-html',
      'React Router and the mail templates write HTML; pages of developers are plain and use the latter',
      {
        path: '^src/',
        pathNot: [
          TEST,
          '^src/domains/messaging/server/mail/(templates/|dev-mailbox\\.routes)',
          '^src/domains/accounts/server/identity/external/dev-provider\\.routes',
          '^src/app/server/api-docs\\.ts$',
        ],
      },
      { path: 'node_modules/hono/dist/(types/)?helper/html/' },
    ),
    rule(
      'production-imports-dependencies',
      'production code imports packages of `dependencies` only; the build alone reads the route table',
      { path: '^src/', pathNot: [TEST, '\\.d\\.ts$', '^src/app/web/routes\\.ts$'] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'only-tests-import-tests',
      'test support stays out of the product',
      { path: '^(src|tools)/', pathNot: [TEST] },
      { path: '^tests/' },
    ),
    rule(
      'web-and-server-apart',
      'web and server share contracts only',
      { path: ['^src/site/', '^src/(app|platform)/web/', '^src/domains/[^/]+/web/'] },
      { path: ['^src/(app|platform)/(server|db)/', '^src/domains/[^/]+/(server|db)/'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^tests/fixtures/', '[.]css', '^build/', '^\\.react-router/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
