import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../root.ts';

/** What the lockfile says of a package. */
interface LockedPackage {
  version?: string;
  /** Where it is from: for a workspace its folder. */
  resolved?: string;
  /** As `sha512-` and base64. */
  integrity?: string;
  /** As SPDX writes it. */
  license?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package of others that is shipped. */
export interface ShippedPackage {
  name: string;
  version: string;
  integrity: string | undefined;
  license: string | undefined;
  /** Its place in the lockfile, and those of what it needs. */
  place: string;
  needs: readonly string[];
}

/** The workspaces of which the image of the service is: what it runs, and what is bundled for pages and browsers. */
const workspaces = ['backend', 'site', 'design-system', 'translations'];

/** What the build copies from packages that nothing imports: fonts, and the drawings of icons. */
const copied = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/fraunces',
  'lucide-static',
  'simple-icons',
];

/** What the image of the service holds of other people's code, by the lockfile. */
export function shippedPackages(): readonly ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const needs = new Map<string, readonly string[]>();
  const waiting: string[] = [...workspaces, ...copied.map((name) => `node_modules/${name}`)];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (needs.has(place)) continue;
    const needed = placesNeededBy(place, packages);
    needs.set(place, needed);
    waiting.push(...needed);
  }
  return [...needs]
    .flatMap(([place, needed]) => {
      const [, name] = /.*node_modules\/(.+)$/.exec(place) ?? [];
      const { version = '', integrity, license } = packages[place] ?? {};
      return name === undefined ? [] : [{ name, version, integrity, license, place, needs: needed }];
    })
    .toSorted((one, other) => (one.place < other.place ? -1 : 1));
}

/** Where that is which a package needs to run, the other packages that it expects beside it included. */
function placesNeededBy(place: string, packages: Record<string, LockedPackage>): string[] {
  const {
    dependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = packages[place] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers].flatMap((name) => {
    const found = placeOf(name, place, packages);
    const { link, resolved } = packages[found ?? ''] ?? {};
    return (link === true ? resolved : found) ?? [];
  });
}

/** Where a package finds another one, as Node looks for it: in its own folder, then in those above. */
function placeOf(name: string, from: string, packages: Record<string, LockedPackage>): string | undefined {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (packages[place] !== undefined) return place;
    if (folder === '.') return undefined;
  }
}
