import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { plainSentinels } from './tools/lib/checks/plain-sentinels.ts';
import routes from './src/app/web/routes.ts';
import { sharedChunks } from './tools/lib/site/shared-chunks.ts';
import { zodWithoutJsonSchema } from './tools/lib/checks/zod-without-json-schema.ts';

/**
 * Modules that are always wanted together travel together: fewer requests, better compression, and shorter lists in the
 * manifest that every page loads.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
    priority: 4,
  },
  {
    name: 'base',
    test: /src\/(platform\/web\/(page\/(early-input|first-screen|idle|meta)|monitoring\/(error-reports|page-views)|session\/landing-target|toasts\/toasts-wanted|copy\/errors|ui\/(actions\/button|classes|brand\/logo|layout\/waiting-header|icons\/core-icons))|site\/(copy\/public|shared\/(lazy-part|hero|site-header))|kernel\/(brand|site-origin)|platform\/(web\/constants|contract\/(early-script|theme-script)))\.tsx?$|preload-helper/,
    priority: 3,
  },
  {
    name: 'icons',
    test: /lucide-react\/dist\/esm\/((?!icons)|icons\/(chevron-(left|right|down)|x|check|circle-(alert|check|exclamation-point)|play|pause)\.)/,
    priority: 2,
  },
  {
    name: 'below',
    test: /src\/(platform\/web\/ui\/icons\/more-icons|site\/(shared\/(arrows|sections|site-footer)|landing\/(reveal|side-toggle)|copy\/footer))\.tsx?$/,
    priority: 2,
  },
  {
    name: 'fields',
    test: /src\/platform\/web\/ui\/(forms\/(field|text-field|text-area|select-field)|feedback\/banner|layout\/card|icons\/status-icons)\.tsx$/,
    priority: 3,
  },
  // Radix in the parts that screens need without the others, the smaller parts first.
  { name: 'toast', test: /node_modules\/@radix-ui\/react-toast\//, priority: 2 },
  {
    name: 'toggles',
    test: /node_modules\/@radix-ui\/react-(checkbox|switch|radio-group|tabs|use-previous|use-size)\//,
    priority: 2,
  },
  {
    name: 'menus',
    test: /node_modules\/(@floating-ui|@radix-ui\/(rect|react-(arrow|dropdown-menu|menu|popper|tooltip|use-rect|visually-hidden)))\//,
    priority: 2,
  },
  {
    name: 'dialogs',
    test: /node_modules\/(@radix-ui\/react-(alert-dialog|dialog|focus-guards|focus-scope)|aria-hidden|react-remove-scroll(-bar)?|react-style-singleton|use-(callback-ref|sidecar)|get-nonce|tslib)\//,
    priority: 2,
  },
  { name: 'radix', test: /node_modules\/(@radix-ui|radix-ui)\//, priority: 1 },
  { name: 'schemas', test: /node_modules\/zod\//, priority: 2 },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
  { name: 'query', test: /node_modules\/@tanstack\/(react-query|query-core)\//, priority: 2 },
  {
    name: 'session',
    test: /src\/(platform\/web\/(api\/api|session\/(auth|auth-store|auth-storage))|domains\/accounts\/contract\/(acting-rules|destination)|kernel\/errors)\.tsx?$/,
    priority: 2,
  },
  ...sharedChunks(routes),
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainSentinels(), zodWithoutJsonSchema()],
  build: {
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
