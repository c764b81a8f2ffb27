/**
 * For each boundary, a file that violates it, and the imported file where one is needed. The structure check fails
 * unless the checker catches every one, so a rule that stops working is noticed.
 */
export const PLANTED_VIOLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'module-kernel': {
    'src/kernel/a.ts': "import '../platform/contract/a.ts';",
    'src/platform/contract/a.ts': 'export {};',
  },
  'module-platform-contract': {
    'src/platform/contract/b.ts': "import '../server/a.ts';",
    'src/platform/server/a.ts': 'export {};',
  },
  'module-platform-db': { 'src/platform/db/a.ts': "import '../server/a.ts';" },
  'module-platform-server': {
    'src/platform/server/b.ts': "import type { A } from '../../domains/jobs/server/a/index.ts'; export type B = A;",
    'src/domains/jobs/server/a/index.ts': 'export type A = string;',
  },
  'module-design-system': {
    'src/platform/web/ui/a.ts': "import '../page/a.ts';",
    'src/platform/web/page/a.ts': 'export {};',
  },
  'module-platform-web': {
    'src/platform/web/page/b.ts': "import '../../../domains/jobs/web/a/a.ts';",
    'src/domains/jobs/web/a/a.ts': 'export {};',
  },
  'module-engine': { 'src/domains/matching/engine/score/a.ts': "import '../../../../platform/server/a.ts';" },
  'module-contract': { 'src/domains/jobs/contract/a.ts': "import '../../../platform/server/a.ts';" },
  'module-tables': { 'src/domains/jobs/db/a.ts': "import '../../../platform/server/a.ts';" },
  ...Object.fromEntries(
    [
      'accounts',
      'messaging',
      'support',
      'employers',
      'verification',
      'profiles',
      'jobs',
      'matching',
      'hiring',
      'operations',
    ].map((domain) => [
      `module-server-${domain}`,
      { [`src/domains/${domain}/server/b/b.service.ts`]: "import '../../../jobs/server/a/inside.ts';" },
    ]),
  ),
  'module-domain-web': { 'src/domains/hiring/web/b/b.ts': "import '../../../jobs/web/a/a.ts';" },
  'module-site': { 'src/site/a.ts': "import '../domains/jobs/web/a/a.ts';" },
  'module-app-db': { 'src/app/db/a.ts': "import '../server/a.ts';", 'src/app/server/a.ts': 'export {};' },
  'module-app-demo': { 'src/app/demo/a.ts': "import '../server/a.ts';" },
  'module-app-server': {
    'src/app/server/b.ts': "import '../../domains/jobs/server/a/inside.ts';",
    'src/domains/jobs/server/a/inside.ts': 'export {};',
  },
  'module-app-web': { 'src/app/web/b.ts': "import '../../domains/matching/engine/score/a.ts';" },
  'module-tool': { 'tools/a.ts': "import '../src/domains/jobs/server/a/inside.ts';" },
  'no-unknown-module': { 'src/attic/a.ts': "import 'zod';" },
  'no-cycles': {
    'src/kernel/c.ts': "import { d } from './d.ts'; export const c = () => d;",
    'src/kernel/d.ts': "import { c } from './c.ts'; export const d = () => c;",
  },
  'no-unresolved': { 'src/kernel/e.ts': "import './nowhere.ts';" },
  'hono-at-the-edge': { 'src/domains/jobs/server/c/c.service.ts': "import 'hono';" },
  'drizzle-in-repos': { 'src/domains/jobs/server/d/d.service.ts': "import 'drizzle-orm';" },
  'routes-never-touch-repos': {
    'src/domains/jobs/server/e/e.routes.ts': "import './e.repo.ts';",
    'src/domains/jobs/server/e/e.repo.ts': 'export {};',
  },
  'pure-engine': { 'src/domains/matching/engine/score/b.ts': "import 'node:fs';" },
  'kernel-imports-nothing': { 'src/kernel/f.ts': "import 'zod';" },
  'contracts-know-zod-only': { 'src/domains/jobs/contract/c.ts': "import 'hono';" },
  'ui-without-data': { 'src/platform/web/ui/b.ts': "import '@tanstack/react-query';" },
  'web-without-node': { 'src/platform/web/page/c.ts': "import 'node:fs';" },
  'two-makers-of-html': { 'src/app/server/c.ts': "import { html } from 'hono/html'; export const page = html``;" },
  'production-imports-dependencies': { 'src/platform/server/d.ts': "import 'vitest';" },
  'only-tests-import-tests': {
    'src/platform/server/c.ts': "import '../../../tests/support/a.ts';",
    'tests/support/a.ts': 'export {};',
  },
  'web-and-server-apart': {
    'src/platform/web/page/d.ts': "import '../../db/b.ts';",
    'src/platform/db/b.ts': 'export {};',
  },
};
