/**
 * For every wall one file that breaks it (and perhaps the file that it must not reach). The structure check fails when
 * the checker does not catch each of them, so a wall that stopped standing is noticed.
 */
export const PLANTED_VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'room-kernel': {
    'src/shared/kernel/a.ts': "import '../contracts/a.ts';",
    'src/shared/contracts/a.ts': 'export {};',
  },
  'room-contracts': {
    'src/shared/contracts/b.ts': "import '../../server/platform/a.ts';",
    'src/server/platform/a.ts': 'export {};',
  },
  'room-matching-core': {
    'src/matching/core/a.ts': "import '../market/a.ts';",
    'src/matching/market/a.ts': 'export {};',
  },
  'room-matching': { 'src/matching/market/b.ts': "import '../../server/platform/a.ts';" },
  'room-db': { 'src/server/db/a.ts': "import '../platform/a.ts';" },
  'room-platform': {
    'src/server/platform/b.ts': "import type { A } from '../features/a/index.ts'; export type B = A;",
    'src/server/features/a/index.ts': 'export type A = string;',
  },
  'room-feature': {
    'src/server/features/b/b.service.ts': "import '../a/inside.ts';",
    'src/server/features/a/inside.ts': 'export {};',
  },
  'room-app': { 'src/server/app/a.ts': "import '../features/a/inside.ts';" },
  'room-web-ui': { 'src/web/ui/a.ts': "import '../lib/a.ts';", 'src/web/lib/a.ts': 'export {};' },
  'room-web-copy': { 'src/web/copy/a.ts': "import '../lib/a.ts';" },
  'room-web-lib': { 'src/web/lib/b.ts': "import '../features/a/a.ts';", 'src/web/features/a/a.ts': 'export {};' },
  'room-web-feature': { 'src/web/features/b/b.ts': "import '../a/a.ts';" },
  'room-web-page': { 'src/web/pages/a.ts': "import '../app/a.ts';", 'src/web/app/a.ts': 'export {};' },
  'room-web-app': { 'src/web/app/b.ts': "import '../../matching/market/a.ts';" },
  'room-script': { 'scripts/a.ts': "import '../src/server/features/a/inside.ts';" },
  'no-unknown-room': { 'src/attic/a.ts': "import 'zod';" },
  'no-cycles': {
    'src/shared/kernel/c.ts': "import { d } from './d.ts'; export const c = () => d;",
    'src/shared/kernel/d.ts': "import { c } from './c.ts'; export const d = () => c;",
  },
  'no-unresolved': { 'src/shared/kernel/e.ts': "import './nowhere.ts';" },
  'hono-at-the-edge': { 'src/server/features/c/c.service.ts': "import 'hono';" },
  'drizzle-in-repos': { 'src/server/features/d/d.service.ts': "import 'drizzle-orm';" },
  'routes-never-touch-repos': {
    'src/server/features/e/e.routes.ts': "import './e.repo.ts';",
    'src/server/features/e/e.repo.ts': 'export {};',
  },
  'pure-matching-core': { 'src/matching/core/b.ts': "import 'node:fs';" },
  'kernel-imports-nothing': { 'src/shared/kernel/f.ts': "import 'zod';" },
  'contracts-know-zod-only': { 'src/shared/contracts/c.ts': "import 'hono';" },
  'ui-without-data': { 'src/web/ui/b.ts': "import '@tanstack/react-query';" },
  'web-without-node': { 'src/web/lib/c.ts': "import 'node:fs';" },
  'only-tests-import-tests': {
    'src/server/platform/c.ts': "import '../../../tests/support/a.ts';",
    'tests/support/a.ts': 'export {};',
  },
  'web-and-server-apart': { 'src/web/lib/d.ts': "import '../../server/db/b.ts';", 'src/server/db/b.ts': 'export {};' },
};
