import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { folderOf } from '../../paths.ts';
import { folders } from '../folders.ts';
import { manifest } from '../manifest.ts';
import { commandsIn } from './readme.ts';
import { startRegistry } from './registry.ts';

const exec = promisify(execFile);

/** What the apps of the README have besides the package: tools, and types of what they import. */
const tools = [
  '@swc/core',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'css-loader',
  'mini-css-extract-plugin',
  'next',
  'swc-loader',
  'typescript',
  'vite',
  'webpack',
  'webpack-cli',
];

/** An app's folder after the install, and what npm put into it. */
export interface InstalledApp {
  root: string;
  /** The packages, by their paths below `node_modules`. */
  packages: readonly string[];
}

export interface InstallOptions {
  /** The section of the README whose command installs the package: the one that has its name, unless another is said. */
  section?: string;
  /** Whether each peer is the oldest one that the manifest allows, or the newest. */
  oldest?: boolean;
}

/**
 * A folder outside of the repository, with what the README's `npm install` puts there: nothing that the package does
 * not name can be imported. The registry is this machine. The tools, which the package does not name, are links to the
 * repository's own installation: packing Next and the bundlers would take longer than all the rest.
 */
export async function installPackage({
  section,
  oldest = false,
}: InstallOptions = {}): Promise<InstalledApp> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'a-fresh-app-')));
  await writeFile(join(root, 'package.json'), '{ "private": true, "type": "module" }\n');
  const outside = await mkdtemp(join(tmpdir(), 'npm-of-an-app-'));
  await exec('npm', ['pack', '--pack-destination', outside, '--loglevel=error'], { cwd: folders.dist });
  const packed = (await readdir(outside)).find((name) => name.endsWith('.tgz')) ?? '';

  const registry = await startRegistry(join(outside, packed));
  const settings = {
    registry: registry.origin,
    cache: join(outside, 'cache'),
    userconfig: join(outside, 'npmrc'),
    noproxy: '127.0.0.1',
  };
  const [npm = '', ...args] = await installCommand(section, oldest);
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  try {
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--strict-peer-deps', '--loglevel=error'];
    await exec(npm, [...args, ...quietly, ...flags], { cwd: root });
  } finally {
    await registry.close();
    await rm(outside, { recursive: true, force: true });
  }

  const packages = await installedPackages(root);
  for (const name of tools) await link(folderOf(name), join(root, 'node_modules', name));
  await linkCommands(join(folders.repository, 'node_modules/.bin'), join(root, 'node_modules/.bin'));
  return { root, packages };
}

async function installCommand(section: string | undefined, oldest: boolean): Promise<string[]> {
  const { name, peerDependencies } = await manifest();
  const parts = commandsIn(section ?? name)
    .join(' && ')
    .split(' ');
  return oldest ? parts.map((part) => withVersion(part, oldestOf(peerDependencies[part]))) : parts;
}

function withVersion(name: string, version: string | undefined): string {
  return version === undefined ? name : `${name}@${version}`;
}

/** The first version of a range, `26.0.1` of `^26.0.1 || ^27.0.0`. */
function oldestOf(range: string | undefined): string | undefined {
  return /\d+\.\d+\.\d+/.exec(range ?? '')?.[0];
}

async function installedPackages(root: string): Promise<string[]> {
  const record = await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(record) as { packages: Record<string, unknown> };
  return Object.keys(packages).map((path) => path.replace('node_modules/', ''));
}

async function link(to: string, path: string) {
  await mkdir(dirname(path), { recursive: true });
  await rm(path, { recursive: true, force: true });
  await symlink(to, path);
}

/** The commands of the tools, beside those that npm has put there: what the packages bring is what is tested. */
async function linkCommands(from: string, to: string): Promise<void> {
  const installed = new Set(await readdir(to));
  const others = (await readdir(from)).filter((command) => !installed.has(command));
  await Promise.all(others.map((command) => link(join(from, command), join(to, command))));
}
