/**
 * The walls of the house. Each room may import what its line names and nothing else; whatever is not a room of the
 * table is caught by `no-unknown-room`. `scripts/structure.ts` runs this and proves that it still catches violations.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

const OWN = '^(src|tests|scripts|public)/';
const TEST = '\\.test\\.tsx?$';

/** Room (a pattern whose first group is the room's own name where there are several) → the source that it may import. */
const ROOMS = {
  kernel: ['^src/shared/kernel/', ['^src/shared/kernel/']],
  contracts: ['^src/shared/contracts/', ['^src/shared/']],
  'matching-core': ['^src/matching/core/', ['^src/matching/core/', '^src/shared/kernel/']],
  matching: ['^src/matching/', ['^src/matching/', '^src/shared/kernel/']],
  db: ['^src/server/db/', ['^src/server/db/', '^src/shared/']],
  platform: ['^src/server/platform/', ['^src/server/(platform|db)/', '^src/shared/']],
  feature: [
    '^src/server/features/([^/]+)/',
    [
      '^src/server/features/$1/',
      '^src/server/features/[^/]+/index\\.ts$',
      '^src/server/(platform|db)/',
      '^src/matching/',
      '^src/shared/',
    ],
  ],
  app: [
    '^src/server/app/',
    ['^src/server/app/', '^src/server/features/[^/]+/index\\.ts$', '^src/server/platform/', '^src/shared/'],
  ],
  'web-ui': ['^src/web/ui/', ['^src/web/ui/', '^src/shared/kernel/']],
  'web-copy': ['^src/web/copy/', ['^src/web/copy/', '^src/shared/']],
  'web-lib': ['^src/web/lib/', ['^src/web/(lib|ui|copy)/', '^src/shared/']],
  'web-feature': ['^src/web/features/([^/]+)/', ['^src/web/features/$1/', '^src/web/(ui|lib|copy)/', '^src/shared/']],
  'web-page': ['^src/web/pages/', ['^src/web/(pages|features|ui|lib|copy)/', '^src/shared/']],
  'web-app': ['^src/web/(app/|[^/]+$)', ['^src/web/', '^src/shared/']],
  script: [
    '^scripts/',
    [
      '^scripts/',
      '^src/server/(platform|app)/',
      '^src/server/features/[^/]+/index\\.ts$',
      '^src/matching/',
      '^src/shared/',
      // The build asks the route table which paths there are.
      '^src/web/app/routes\\.ts$',
    ],
  ],
};

const notMatchedBefore = (name) => {
  const names = Object.keys(ROOMS);
  return names.slice(0, names.indexOf(name)).map((earlier) => ROOMS[earlier][0]);
};

const walls = Object.entries(ROOMS).map(([name, [path, allowed]]) => ({
  name: `room-${name}`,
  comment: `${path} may import only ${allowed.join(', ')}`,
  severity: 'error',
  from: { path, pathNot: [TEST, ...notMatchedBefore(name)] },
  to: { path: OWN, pathNot: allowed },
}));

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const npm = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

export default {
  forbidden: [
    ...walls,
    rule(
      'no-unknown-room',
      'every source file stands in a room',
      {
        path: '^src/',
        pathNot: [...Object.values(ROOMS).map(([path]) => path), '\\.d\\.ts$'],
      },
      {},
    ),
    rule(
      'no-cycles',
      'no module may depend on itself by way of others',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-unresolved',
      'every import leads somewhere',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '^@react-router/dev/'] },
    ),
    rule(
      'hono-at-the-edge',
      'only routes, app and platform know HTTP (an index mounts routes)',
      {
        path: '^src/',
        pathNot: [TEST, '^src/server/features/[^/]+/([^/]+\\.routes|index)\\.ts$', '^src/server/(app|platform)/'],
      },
      { path: npm('hono', '@hono') },
    ),
    rule(
      'drizzle-in-repos',
      'only repos, db and platform know the query builder',
      { path: '^src/', pathNot: [TEST, '\\.repo\\.ts$', '^src/server/(db|platform|app)/'] },
      { path: npm('drizzle-orm') },
    ),
    rule(
      'routes-never-touch-repos',
      'a route speaks to a service',
      { path: '\\.routes\\.ts$' },
      { path: '\\.repo\\.ts$' },
    ),
    rule(
      'pure-matching-core',
      'the engine imports nothing from npm or Node',
      { path: '^src/matching/core/', pathNot: TEST },
      { pathNot: OWN },
    ),
    rule(
      'kernel-imports-nothing',
      'the kernel is plain code',
      { path: '^src/shared/kernel/', pathNot: TEST },
      { pathNot: OWN },
    ),
    rule(
      'contracts-know-zod-only',
      'contracts are schemas',
      { path: '^src/shared/contracts/', pathNot: TEST },
      { pathNot: [OWN, npm('zod')] },
    ),
    rule(
      'ui-without-data',
      'the design system is props in, picture out',
      { path: '^src/web/ui/', pathNot: TEST },
      { path: npm('@tanstack') },
    ),
    rule(
      'web-without-node',
      'what runs in a browser knows no Node',
      { path: '^src/(web|shared|matching)/', pathNot: [TEST, '^src/web/app/'] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'only-tests-import-tests',
      'test support stays out of the product',
      { path: '^(src|scripts)/', pathNot: [TEST] },
      { path: '^tests/' },
    ),
    rule('web-and-server-apart', 'they meet in the contracts only', { path: '^src/web/' }, { path: '^src/server/' }),
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
