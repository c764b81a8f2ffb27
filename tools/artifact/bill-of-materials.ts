import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/stages.ts';

/** The file that lists every package that production may use, with version, license and checksum (CycloneDX). */
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

/** Written by npm from the lock file, so it lists other platforms' packages as well. */
export async function writeBillOfMaterials(folder: string): Promise<void> {
  const { code, output } = await run(['npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  const start = output.indexOf('{');
  if (code !== 0 || start === -1) throw new Error(`npm wrote no bill of materials: ${output.slice(0, 500)}`);
  writeFileSync(join(folder, BILL_OF_MATERIALS), output.slice(start));
}
