import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import { runQuietly } from '../run.ts';
import type { BuildStep } from './run-if-changed.ts';

const output = 'build/sbom.cdx.json';

/** What an image of the service holds of other people's code, as CycloneDX: the dependencies that `npm ci --omit=dev` installs for it. */
export const billOfMaterials: BuildStep = {
  name: 'bill-of-materials',
  title: 'Bill of materials',
  inputs: ['package-lock.json', 'backend/package.json'],
  outputs: [output],
  run: async () => {
    const { code, output: bill } = await runQuietly('npm', [
      ...['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
      ...['--omit', 'dev', '--workspace', '@stillpoint/backend'],
    ]);
    if (code !== 0) throw new Error(`npm sbom failed.\n\n${bill}`);
    await mkdir(dirname(join(root, output)), { recursive: true });
    await writeFile(join(root, output), bill);
  },
};
