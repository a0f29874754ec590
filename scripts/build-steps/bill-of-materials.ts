import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';
import type { BuildStep } from './run-if-changed.ts';
import { shippedPackages, type ShippedPackage } from './shipped-packages.ts';

const output = 'build/sbom.cdx.json';

/** What an image of the service holds of other people's code: what it runs, and what is bundled for pages. */
export const billOfMaterials: BuildStep = {
  name: 'bill-of-materials',
  title: 'Bill of materials',
  inputs: ['package-lock.json', 'scripts/build-steps/{bill-of-materials,shipped-packages}.ts'],
  outputs: [output],
  run: async () => {
    await mkdir(dirname(join(root, output)), { recursive: true });
    await writeFile(join(root, output), `${JSON.stringify(billOf(shippedPackages()), null, 2)}\n`);
  },
};

/**
 * A document of CycloneDX 1.5. Not by `npm sbom --omit dev`: it leaves out each package that anything needs for its
 * development, even where it is shipped, as React is.
 */
export function billOf(packages: readonly ShippedPackage[]) {
  const places = new Map(packages.map((each) => [each.place, refOf(each)]));
  const byRef = new Map(packages.map((each) => [refOf(each), each]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: 'stillpoint-backend' } },
    components: [...byRef].map(([ref, { name, version, license, integrity }]) => ({
      ...{ type: 'library', 'bom-ref': ref, name, version, purl: ref },
      ...(license !== undefined && { licenses: [licenceOf(license)] }),
      ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    })),
    dependencies: [...byRef].map(([ref, { needs }]) => ({
      ref,
      dependsOn: [...new Set(needs.flatMap((place) => places.get(place) ?? []))],
    })),
  };
}

/** The package URL, which is the name of a component as well. */
function refOf({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licenceOf(license: string) {
  return / (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } };
}

function hashOf(integrity: string) {
  const [alg = '', digest = ''] = integrity.split(/-(.*)/s);
  return { alg: alg.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
