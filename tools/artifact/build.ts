import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { bundleServer, KEPT_PACKAGES } from './bundle.ts';
import { copyFiles, writeManifest } from './files.ts';
import { copyPackages } from './packages.ts';

/** Where the artifact keeps the built site. */
export const SITE_FOLDER = 'client';

/**
 * Makes `out`: the server, the built site of `siteRoot`, what both read, and the packages that stay packages. It is put in
 * place whole, so that a partial one is never started.
 */
export async function buildArtifact({ siteRoot, out }: { siteRoot: string; out: string }): Promise<void> {
  const aside = `${out}.new-${process.pid}`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  try {
    await bundleServer(aside);
    copyFiles(aside);
    cpSync(siteRoot, join(aside, SITE_FOLDER), { recursive: true });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    writeManifest(aside, version, copyPackages(KEPT_PACKAGES, aside));
    await writeBillOfMaterials(aside);
    if (existsSync(out)) rmSync(out, { recursive: true });
    renameSync(aside, out);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
