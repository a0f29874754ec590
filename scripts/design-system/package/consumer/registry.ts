import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { folders } from '../folders.ts';

/** A registry of npm that answers on this machine alone. */
export interface Registry {
  origin: string;
  close: () => Promise<void>;
}

/** The versions of a package, each with the folder that holds it. The first is the latest. */
type Versions = ReadonlyMap<string, string>;

/**
 * Serves what the repository has installed, and the packed package, by npm's own protocol: what `npm install` puts
 * together from it needs no network, and is put together by what the packages declare.
 */
export async function startRegistry(packed: string): Promise<Registry> {
  const packages = installedPackages();
  const own = manifestIn(folders.dist);
  packages.set(own.name, new Map([[own.version, folders.dist]]));

  const server = createServer(({ url = '/' }, response) => {
    const [name = '', file] = decodeURIComponent(url).slice(1).split('/-/');
    const versions: Versions = packages.get(name) ?? new Map<string, string>();
    const folder = versions.get(file?.replace(/\.tgz$/, '') ?? '');
    if (file === undefined && versions.size > 0) {
      response.setHeader('content-type', 'application/json').end(describe(name, versions, origin));
    } else if (folder === folders.dist) createReadStream(packed).pipe(response);
    else if (folder !== undefined) sendTarball(folder, response);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Every package that npm has put somewhere below the repository, by its name. */
function installedPackages(): Map<string, Versions> {
  const lock = JSON.parse(readFileSync(join(folders.repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version?: string; link?: boolean }>;
  };
  const packages = new Map<string, Versions>();
  for (const [path, { name: ownName, version, link }] of Object.entries(lock.packages)) {
    // A package that is installed under another name says its own.
    const name = ownName ?? path.split('node_modules/').at(-1) ?? '';
    const folder = join(folders.repository, path);
    if (name === path || version === undefined || link === true || !existsSync(folder)) continue;
    const others = [...(packages.get(name) ?? [])];
    const isOutermost = path === `node_modules/${name}`;
    packages.set(
      name,
      new Map(isOutermost ? [[version, folder], ...others] : [...others, [version, folder]]),
    );
  }
  return packages;
}

interface PackageManifest {
  name: string;
  version: string;
}

function manifestIn(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageManifest;
}

/** What npm asks of a package first: its versions, what each needs and where it lies. */
function describe(name: string, versions: Versions, origin: string): string {
  const described = [...versions].map(([version, folder]) => {
    const dist = { tarball: `${origin}/${name}/-/${version}.tgz` };
    return [version, { ...manifestIn(folder), dist }] as const;
  });
  const [latest] = [...versions.keys()];
  return JSON.stringify({
    name,
    'dist-tags': { latest },
    versions: Object.fromEntries(described),
  });
}

/** A folder as npm packs it, without what is installed below it. npm takes off the first part of each path. */
function sendTarball(folder: string, response: ServerResponse) {
  const top = basename(folder);
  const tar = spawn('tar', ['-c', '-z', '--exclude', `${top}/node_modules`, '-C', dirname(folder), top], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  tar.stdout.pipe(response);
}
